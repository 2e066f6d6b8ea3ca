// A game without a server: the real rules, a bot in all seats but one, and what has happened so far.
import type { Bot } from '../../../../src/bots/bot.ts'
import type {
  Command,
  GameRecord,
  Happening,
  Locale,
  Question,
  Ruleset,
  Seat,
  Seed,
} from '../../../../src/rules/ruleset.ts'
import { Problem } from '../../../api/problem.ts'

/** The fixed game of a lesson: the same every time. */
export interface Fixed<
  Options = unknown,
  State = unknown,
  Answer extends Command = Command,
  Event extends Happening = Happening,
  Told extends Happening = Event,
  View = unknown,
  Asked extends Question = Question,
  Record extends GameRecord = GameRecord,
> {
  readonly rules: Ruleset<Options, State, Answer, Event, Told, View, Asked, Record>
  readonly bot: Bot<View, Asked, Answer>
  readonly options: Options
  readonly seed: Seed
  readonly learner: Seat
  /** Said before anybody is asked: who wants to be asked what. */
  readonly before: readonly { readonly seat: Seat; readonly command: Answer }[]
}

export interface LocalGame<State = unknown, Event extends Happening = Happening> {
  readonly events: readonly Event[]
  readonly state: State
}

/** In which language it is told, and what the players are called. */
export interface Listener {
  readonly locale: Locale
  readonly names: readonly string[]
}

export interface Playing<State, Answer extends Command, Event extends Happening> {
  /** What the learner says; nothing follows from it yet. Throws what the rules say against it. */
  said(game: LocalGame<State, Event>, command: Answer): LocalGame<State, Event>
  /** The game after all these answers of the learner, each carried on from. */
  gameAfter(moves: readonly Answer[]): LocalGame<State, Event>
}

const luck = () => 0.5

export function playing<
  Options,
  State,
  Answer extends Command,
  Event extends Happening,
  Told extends Happening,
  View,
  Asked extends Question,
  Record extends GameRecord,
>(fixed: Fixed<Options, State, Answer, Event, Told, View, Asked, Record>): Playing<State, Answer, Event> {
  type Game = LocalGame<State, Event>
  const { rules, bot, options, seed, learner, before } = fixed

  const after = ({ events, state }: Game, more: readonly Event[]): Game => ({
    events: [...events, ...more],
    state: rules.fold(more, state),
  })

  function answered(game: Game, seat: Seat, command: Answer): Game {
    const ruling = rules.answer(game.state, seat, command)
    if (ruling.ok) return after(game, ruling.events)
    const { message, code, rule, at } = ruling.refusal
    throw new Problem({ type: `/problems/${code}`, title: message, status: 422, code, rule, pointer: at })
  }

  /** Bots answer and the game goes on until the learner is asked again. */
  function carriedOn(from: Game): Game {
    let game = from
    for (;;) {
      game = after(game, rules.resolve(game.state))
      const asked = rules.awaits(game.state)
      if (asked.length === 0 || asked.some(({ seat }) => seat === learner)) return game
      for (const question of asked) {
        const view = rules.view(game.state, question.seat)
        game = answered(game, question.seat, bot.answer(view, question, luck))
      }
    }
  }

  const said = (game: Game, command: Answer): Game => answered(game, learner, command)

  /** Positions once found: what the learner says leads to the same again. */
  const known = new Map<string, Game>()

  function gameAfter(moves: readonly Answer[]): Game {
    const key = JSON.stringify(moves)
    const found = known.get(key) ?? played(moves)
    known.set(key, found)
    return found
  }

  function played(moves: readonly Answer[]): Game {
    const last = moves.at(-1)
    if (last) return carriedOn(said(gameAfter(moves.slice(0, -1)), last))
    const events = rules.begin(options, seed)
    const begun: Game = { events, state: rules.fold(events) }
    return carriedOn(before.reduce((game, { seat, command }) => answered(game, seat, command), begun))
  }

  return { said, gameAfter }
}
