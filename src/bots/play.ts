// Plays a whole game with a bot at every seat, of whatever game. It knows the contract, nothing more.
import type { Happening, Ruleset, Seat, Seed } from '../rules/ruleset.ts'
import type { Bot, Luck } from './bot.ts'

export interface Played {
  events: Happening[]
  /** The same as a log would hold them: the beginning, and then what each answer and each carrying on led to. */
  pages: Happening[][]
  state: unknown
}

export function play(ruleset: Ruleset, options: unknown, seed: Seed, bots: readonly Bot[], luck: Luck): Played {
  const events = ruleset.begin(options, seed)
  const pages = [events.slice()]
  let state = ruleset.fold(events)
  const happen = (more: Happening[]) => {
    if (more.length > 0) pages.push(more)
    events.push(...more)
    state = ruleset.fold(more, state)
  }
  const say = (seat: Seat, command: Parameters<Ruleset['answer']>[2]) => {
    const ruling = ruleset.answer(state, seat, command)
    // A bot answers from the options it is given: a refusal is our mistake, not a player's.
    if (!ruling.ok) throw new Error(`seat ${seat}: ${JSON.stringify(command)}: ${ruling.refusal.message}`)
    happen(ruling.events)
  }

  for (const [seat, bot] of bots.entries()) if (bot.prepare) say(seat, bot.prepare(ruleset.view(state, seat)))
  for (;;) {
    happen(ruleset.resolve(state))
    if (ruleset.isOver(state)) return { events, pages, state }
    for (const question of ruleset.awaits(state)) {
      const { seat } = question
      say(seat, bots[seat]!.answer(ruleset.view(state, seat), question, luck))
    }
  }
}
