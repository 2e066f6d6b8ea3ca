// The lesson's game of this kind, in the browser: the real rules, and regents in the other seats.
import { askMe } from '../../../../src/bots/kingdom-defenders/ask-me.ts'
import { regent } from '../../../../src/bots/kingdom-defenders/regent.ts'
import type { Command } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { Event } from '../../../../src/rules/kingdom-defenders/events.ts'
import { kingdomDefenders } from '../../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { State } from '../../../../src/rules/kingdom-defenders/state.ts'
import * as local from '../../shared/lesson/local-game.ts'
import { playOf } from '../../shared/lesson/local-play.ts'
import { LEARNER, OPTIONS, RIVALS, SEED } from './plan.ts'

export type LocalGame = local.LocalGame<State, Event>

/** Dice are asked for: by default one would be taken without a question. */
const mine: Command = { t: 'standing', standing: { favour: 'ask' } }

const fixed = {
  ...{ rules: kingdomDefenders, bot: regent(kingdomDefenders.pack), options: OPTIONS, seed: SEED, learner: LEARNER },
  before: [
    { seat: LEARNER, command: mine },
    ...RIVALS.map((_, i) => ({ seat: LEARNER + 1 + i, command: askMe() as Command })),
  ],
}

export const { said, gameAfter } = local.playing(fixed)

export const localPlay = playOf(fixed, said, {
  colours: ['red', 'blue', 'green'],
  round: ({ round }) => round,
  bots: 'regent',
})
