// The lesson's game of this kind, in the browser: the real rules, and regents in the other seats.
import { regent } from '../../../../src/bots/xidit/regent.ts'
import type { Event } from '../../../../src/rules/xidit/events.ts'
import type { State } from '../../../../src/rules/xidit/state.ts'
import { xidit } from '../../../../src/rules/xidit/xidit.ts'
import * as local from '../../shared/lesson/local-game.ts'
import { playOf } from '../../shared/lesson/local-play.ts'
import { LEARNER, OPTIONS, SEED } from './plan.ts'

export type LocalGame = local.LocalGame<State, Event>

const fixed = {
  ...{ rules: xidit, bot: regent(xidit.pack), options: OPTIONS, seed: SEED, learner: LEARNER },
  // Rewards are asked for: by default they would be taken without a question.
  before: [{ seat: LEARNER, command: { t: 'standing', standing: { rewards: 'ask' } } as const }],
}

export const { said, gameAfter } = local.playing(fixed)

export const localPlay = playOf(fixed, said, {
  colours: ['blue', 'orange', 'yellow', 'black'],
  round: ({ year }) => year,
  bots: 'regent',
})
