// The lesson's game as a play: the desk's own parts show it and are answered as at a real table.
import type { Command, GameRecord, Happening, Question, Reader } from '../../../../src/rules/ruleset.ts'
import { firstHead, nextHead, sealOf } from '../../../../src/rules/seals.ts'
import { Problem } from '../../../api/problem.ts'
import type { Card, Receipt, Rules, SeatCard } from '../../../api/types.ts'
import type { Draft, Fields, Play } from '../../desk.ts'
import type { Fixed, Listener, LocalGame, Playing } from './local-game.ts'
import { roundOf } from './local-round.ts'

/** What a table shows of it that the rules do not say. */
interface Shown<State> {
  /** By seat. */
  readonly colours: readonly SeatCard['colour'][]
  /** What its bots are called by the server. */
  readonly bots: string
  round(state: State): number
}

export interface Table<Answer extends Command, Game> extends Listener {
  readonly game: Game
  readonly title: string
  readonly draft: Draft | null
  keepDraft(draft: Draft | null): void
  /** Called with what the rules have accepted, or null when something is taken back. */
  take(kind: string, command: Answer | null): void
  /** What the lesson, not the rules, has against an answer. */
  objection(command: Answer): string | null
}

const NEVER = new Date(0).toISOString()

export function playOf<
  Options,
  State,
  Answer extends Command,
  Event extends Happening,
  Told extends Happening,
  View,
  Asked extends Question,
  Record extends GameRecord,
>(
  fixed: Fixed<Options, State, Answer, Event, Told, View, Asked, Record>,
  said: Playing<State, Answer, Event>['said'],
  shown: Shown<State>,
): (table: Table<Answer, LocalGame<State, Event>>) => Play {
  type Game = LocalGame<State, Event>
  const { rules: game, learner, options } = fixed
  const rules: Rules = {
    ...{ ruleset: game.name, version: game.version, pack: game.fingerprint, seats: game.seats },
    colours: game.colours ? [...game.colours] : null,
    ...{ facts: game.facts, examples: game.examples, bots: [shown.bots], standIn: shown.bots, paces: [] },
  }

  /** Sealed like every answer, though here is nobody to hide it from. */
  function receiptOf(before: Game, after: Game, command: Answer, locale: Listener['locale']): Receipt {
    const salt = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const seal = sealOf(salt, after.events.slice(before.events.length))
    return {
      ...game.explain(before.state, learner, command, locale),
      warnings: game.warnings?.(before.state, learner, command, locale) ?? [],
      ...{ seat: learner, seq: after.events.length, at: new Date().toISOString() },
      ...{ salt, seal, head: nextHead(firstHead('lesson'), seal) },
    }
  }

  const cardOf = ({ events, state }: Game, title: string, names: readonly string[]): Card => ({
    ...{ id: 'lesson', status: 'running', title, visibility: 'private', host: 'learner', hostSeat: learner },
    ...{ ruleset: game.name, version: game.version, pack: game.fingerprint, options, commitment: '' },
    agreement: {
      pace: { orders: null, decisions: null },
      absence: { grace: null, standIn: 'silence', substituteAfter: null },
      extensions: { each: 0, by: 'P1D' },
      talk: 'none',
    },
    seats: shown.colours.map((colour, seat) => ({
      ...{ seat, colour, name: names[seat]!, account: seat === learner ? 'learner' : null },
      ...{ bot: seat === learner ? null : shown.bots, absentRounds: 0, offeredAt: null, extensions: 0 },
      ...{ wishesPause: false, away: [], bank: null, program: null, gaveNonce: seat === learner },
    })),
    waitsFor: game.awaits(state).map(({ seat }) => seat),
    ...{ round: shown.round(state), seq: events.length, head: '', openedAt: NEVER, startedAt: NEVER, endedAt: null },
    ...{ occasion: null, askedAt: null, ownUntil: null, dueAt: null, graced: false, pausedUntil: null },
  })

  return ({ game: at, draft, keepDraft, take, objection, locale, names, title }) => {
    const { state } = at
    const reader: Reader = { viewer: learner, locale, names }
    const answers = game.handedIn(state, learner).map(({ t, ...answer }) => [t, answer])
    return {
      ...{ card: cardOf(at, title, names), viewer: learner, view: game.view(state, learner), rules, draft, keepDraft },
      answers: Object.fromEntries(answers),
      async give(kind, answer) {
        const command = { ...answer, t: kind } as unknown as Answer
        const next = said(at, command)
        const wish = objection(command)
        if (wish) throw new Error(wish)
        take(kind, command)
        return receiptOf(at, next, command, locale)
      },
      async withdraw(kind) {
        const back = game.takeBack(state, learner, kind)
        if (!back) throw new Problem({ type: '/problems/no-taking-back', title: kind, status: 409 })
        take(kind, null)
        return receiptOf(at, said(at, back), back, locale)
      },
      async preview(tried: Fields) {
        const previewed = game.preview!(state, learner, tried)
        if (!previewed.ok) throw new Error(previewed.refusal.message)
        const events = previewed.value
        const warnings = game.warnings?.(state, learner, tried, locale) ?? []
        return { events, lines: game.story(events, reader), warnings }
      },
      round: async (round) => roundOf(game, at, round, reader),
    }
  }
}
