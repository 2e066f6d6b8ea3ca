// A game without a server: the real rules, the built-in bots in all seats but one, and what has happened so far.
import { regent } from '../../../../src/bots/xidit/regent.ts'
import type { Locale } from '../../../../src/rules/ruleset.ts'
import type { Command } from '../../../../src/rules/xidit/commands.ts'
import type { Event } from '../../../../src/rules/xidit/events.ts'
import type { State } from '../../../../src/rules/xidit/state.ts'
import { xidit } from '../../../../src/rules/xidit/xidit.ts'
import { Problem } from '../../../api/problem.ts'
import { LEARNER, OPTIONS, SEED } from './plan.ts'

export interface LocalGame {
  readonly events: readonly Event[]
  readonly state: State
}

export interface Listener {
  readonly locale: Locale
  readonly names: readonly string[]
}

const bot = regent(xidit.pack)
/** The same game every time. */
const luck = () => 0.5

const after = ({ events, state }: LocalGame, more: readonly Event[]): LocalGame => ({
  events: [...events, ...more],
  state: xidit.fold(more, state),
})

function answered(game: LocalGame, seat: number, command: Command): LocalGame {
  const ruling = xidit.answer(game.state, seat, command)
  if (ruling.ok) return after(game, ruling.events)
  const { message, code, rule, at } = ruling.refusal
  throw new Problem({ type: `/problems/${code}`, title: message, status: 422, code, rule, pointer: at })
}

/** What the learner says; nothing follows from it yet. Throws what the rules say against it. */
export const said = (game: LocalGame, command: Command): LocalGame => answered(game, LEARNER, command)

/** Bots answer and the year runs until the learner is asked again. */
export function carriedOn(before: LocalGame): LocalGame {
  let game = before
  for (;;) {
    game = after(game, xidit.resolve(game.state))
    const asked = xidit.awaits(game.state)
    if (asked.length === 0 || asked.some(({ seat }) => seat === LEARNER)) return game
    for (const question of asked)
      game = answered(game, question.seat, bot.answer(xidit.view(game.state, question.seat), question, luck))
  }
}

/** Positions once found: what the learner says leads to the same again. */
const known = new Map<string, LocalGame>()

/** The game after all these answers of the learner, each carried on from. */
export function gameAfter(moves: readonly Command[]): LocalGame {
  const key = JSON.stringify(moves)
  const found = known.get(key) ?? played(moves)
  known.set(key, found)
  return found
}

function played(moves: readonly Command[]): LocalGame {
  const last = moves.at(-1)
  if (last) return carriedOn(said(gameAfter(moves.slice(0, -1)), last))
  const events = xidit.begin(OPTIONS, SEED)
  // Rewards are asked for: by default they would be taken without a question.
  return carriedOn(said({ events, state: xidit.fold(events) }, { t: 'standing', standing: { rewards: 'ask' } }))
}
