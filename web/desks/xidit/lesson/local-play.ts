// The lesson's game as a play: the desk's own parts show it and are answered as at a real table.
import { firstHead, nextHead, sealOf } from '../../../../src/rules/seals.ts'
import type { Command } from '../../../../src/rules/xidit/commands.ts'
import { xidit } from '../../../../src/rules/xidit/xidit.ts'
import { Problem } from '../../../api/problem.ts'
import type { Card, Receipt, Rules } from '../../../api/types.ts'
import type { Draft, Fields, Play } from '../../desk.ts'
import { type Listener, type LocalGame, said } from './local-game.ts'
import { roundOf } from './local-round.ts'
import { LEARNER, OPTIONS } from './plan.ts'

interface Table extends Listener {
  readonly game: LocalGame
  readonly title: string
  readonly draft: Draft | null
  keepDraft(draft: Draft | null): void
  /** Called with what the rules have accepted, or null when something is taken back. */
  take(kind: string, command: Command | null): void
  /** What the lesson, not the rules, has against an answer. */
  objection(command: Command): string | null
}

const rules: Rules = {
  ...{ ruleset: xidit.name, version: xidit.version, pack: xidit.fingerprint, seats: xidit.seats },
  ...{ facts: xidit.facts, examples: xidit.examples, bots: ['regent'], standIn: 'regent', paces: [] },
}

export function localPlay({ game, draft, keepDraft, take, objection, ...table }: Table): Play {
  const { state } = game
  const reader = { viewer: LEARNER, locale: table.locale, names: table.names }
  const answers = xidit.handedIn(state, LEARNER).map(({ t, ...answer }) => [t, answer])
  return {
    ...{ card: cardOf(game, table), viewer: LEARNER, view: xidit.view(state, LEARNER), rules, draft, keepDraft },
    answers: Object.fromEntries(answers),
    async give(kind, answer) {
      const command = { ...answer, t: kind } as Command
      const next = said(game, command)
      const wish = objection(command)
      if (wish) throw new Error(wish)
      take(kind, command)
      return receiptOf(game, next, command, reader.locale)
    },
    async withdraw(kind) {
      const back = xidit.takeBack(state, LEARNER, kind)
      if (!back) throw new Problem({ type: '/problems/no-taking-back', title: kind, status: 409 })
      take(kind, null)
      return receiptOf(game, said(game, back), back, reader.locale)
    },
    async preview(tried: Fields) {
      const previewed = xidit.preview!(state, LEARNER, tried)
      if (!previewed.ok) throw new Error(previewed.refusal.message)
      const events = previewed.value
      return { events, lines: xidit.story(events, reader) }
    },
    round: async (round) => roundOf(game, round, reader),
  }
}

/** Sealed like every answer, though here is nobody to hide it from. */
function receiptOf(before: LocalGame, after: LocalGame, command: Command, locale: 'en' | 'de'): Receipt {
  const salt = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const seal = sealOf(salt, after.events.slice(before.events.length))
  return {
    ...xidit.explain(before.state, LEARNER, command, locale),
    ...{ seat: LEARNER, seq: after.events.length, at: new Date().toISOString() },
    ...{ salt, seal, head: nextHead(firstHead('lesson'), seal) },
  }
}

const COLOURS = ['blue', 'orange', 'yellow', 'black'] as const
const NEVER = new Date(0).toISOString()

const cardOf = ({ events, state }: LocalGame, { title, names }: Pick<Table, 'title' | 'names'>): Card => ({
  ...{ id: 'lesson', status: 'running', title, visibility: 'private', host: 'learner', hostSeat: LEARNER },
  ...{ ruleset: xidit.name, version: xidit.version, pack: xidit.fingerprint, options: OPTIONS, commitment: '' },
  agreement: {
    pace: { orders: null, decisions: null },
    absence: { grace: null, standIn: 'silence', substituteAfter: null },
    extensions: { each: 0, by: 'P1D' },
    talk: 'none',
  },
  seats: COLOURS.map((colour, seat) => ({
    ...{ seat, colour, name: names[seat]!, account: seat === LEARNER ? 'learner' : null },
    ...{ bot: seat === LEARNER ? null : 'regent', absentRounds: 0, offeredAt: null, extensions: 0 },
    ...{ wishesPause: false, away: [], bank: null, gaveNonce: seat === LEARNER },
  })),
  waitsFor: xidit.awaits(state).map(({ seat }) => seat),
  ...{ round: state.year, seq: events.length, head: '', openedAt: NEVER, startedAt: NEVER, endedAt: null },
  ...{ occasion: null, askedAt: null, ownUntil: null, dueAt: null, graced: false, pausedUntil: null },
})
