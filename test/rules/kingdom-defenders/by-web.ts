// A game as it is played by web, told by answers alone.
import type { Command } from '../../../src/rules/kingdom-defenders/commands.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { State } from '../../../src/rules/kingdom-defenders/state.ts'
import { SEED } from './board.ts'

/** Answers, and what follows from them. */
export function game(players = 3) {
  const events = rules.begin({ players: players as 3, difficulty: 'standard', variant: 'none' }, SEED)
  let state = rules.fold(events)
  const say = (seat: number, command: Command) => {
    const ruling = rules.answer(state, seat, command)
    if (!ruling.ok) return ruling.refusal.code
    state = rules.fold(ruling.events, state)
    const resolved = rules.resolve(state)
    events.push(...ruling.events, ...resolved)
    state = rules.fold(resolved, state)
    return 'ok'
  }
  const asked = () => rules.awaits(state).map(({ t, seat }) => `${t} ${seat}`)
  const keepFates = () => {
    for (const question of rules.awaits(state)) say(question.seat, rules.lapse(state, question))
  }
  return { say, asked, keepFates, state: (): State => state, happened: () => events }
}
