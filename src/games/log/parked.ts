// What a game is changed to when the rules break: it stands still until somebody has looked into it.
import type { GameFile } from '../model/game.ts'
import type { Wish } from './decision.ts'

const LONGEST_TROUBLE = 500

/** Once each time: players and whoever runs the server are told. */
export const parkedFor = ({ revision }: GameFile, why: string): Wish => ({
  status: 'parked',
  trouble: why.slice(0, LONGEST_TROUBLE),
  notices: [{ kind: 'parked', occasion: String(revision), seat: null }],
})
