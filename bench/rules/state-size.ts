// How large a position becomes as JSON, after every single event of many games.
import type { Event } from '../../src/rules/xidit/events.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { luckFrom } from '../luck.ts'
import type { Row } from '../report.ts'
import { type BotFor, botNamed, playBots, TABLES } from './bot-games.ts'

const GAMES = 30
const WANTED = { under: 16 * 1024 }

export function sizesOfRandomGames(botFor: BotFor): Row[] {
  const luck = luckFrom(3)
  return TABLES.map((players) => {
    const games = Array.from({ length: GAMES }, () => playBots(players, luck, () => botNamed(botFor, 'random')))
    return sizeRow(games, players, 'random bots')
  })
}

export const sizeRow = (games: Event[][], players: number, who: string): Row => ({
  what: `largest state, ${players} players, ${games.length} games of ${who}`,
  figure: Math.max(...games.map(largest)),
  unit: 'bytes',
  wanted: WANTED,
})

function largest(events: Event[]): number {
  let state: State | undefined
  let most = 0
  for (const event of events) {
    state = xidit.evolve(state, event)
    most = Math.max(most, Buffer.byteLength(JSON.stringify(state)))
  }
  return most
}
