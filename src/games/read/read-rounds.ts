// The story of a game by rounds, whatever it calls them, and a round step by step, as somebody may know it and in their words.

import type { Line, Locale, Ruleset, Viewer } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { readPages } from '../log/pages/read-pages.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameId, ReadPage } from '../model/game.ts'
import { namesAt } from '../model/names.ts'
import { viewerFor } from '../model/table.ts'
import { openBegun, type Reader } from './known.ts'
import { type ToldEvent, toldOf } from './read-history.ts'

/** Events `from` to `to`, both included. */
export interface RoundCard {
  readonly round: number
  readonly from: number
  readonly to: number
}

export type Sentence = Pick<Line, 'seats' | 'text'>

export interface RoundWish {
  readonly game: GameId
  readonly reader: Reader
  readonly round: number
  readonly locale?: Locale
  /** With the position after each step. */
  readonly views?: boolean
}

export interface Step {
  /** What the game calls it; events before the first mark have none. */
  readonly step: string | null
  readonly events: readonly ToldEvent[]
  /** The same in words. */
  readonly lines: readonly Sentence[]
  /** The position after it, where that was asked for. */
  readonly view?: unknown
}

export interface Round extends RoundCard {
  /** The positions before and after it; null before the first. */
  readonly before: unknown
  readonly after: unknown
  readonly steps: readonly Step[]
}

export async function listRounds(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<RoundCard[]>> {
  const opened = await openBegun(deps, game, reader)
  return opened.ok ? done(roundsIn(opened.value.ruleset, await readPages(deps, opened.value))) : opened
}

export async function readRound(
  deps: Dependencies,
  { game, reader, round, locale = 'en', views = false }: RoundWish,
): Promise<Outcome<Round>> {
  const opened = await openBegun(deps, game, reader)
  if (!opened.ok) return opened
  const { file, ruleset } = opened.value
  const pages = await readPages(deps, opened.value)
  const card = roundsIn(ruleset, pages).find((one) => one.round === round)
  if (!card) return fail({ kind: 'no-such-round' })
  const viewer = viewerFor(file, reader)
  const told = toldOf(opened.value, pages, viewer, card)
  const position = positionsOf(ruleset, pages, viewer)
  const before = position(card.from - 1)
  // Told once from beginning to end: what was asked is no longer told once it is answered.
  const lines = ruleset.story(
    told.map(({ event }) => event),
    { viewer, locale, names: namesAt(file, locale) },
  )
  const steps = stepsIn(ruleset, told, lines).map((step) =>
    views ? { ...step, view: position(step.events.at(-1)!.seq) } : step,
  )
  return done({ ...card, before, steps, after: position(card.to) })
}

/** Every round that has begun; the last one goes on until now. */
export function roundsIn(ruleset: Ruleset, pages: readonly ReadPage[]): RoundCard[] {
  const events = pages.flatMap((page) => page.events)
  const begun = events.flatMap((event, i) => {
    const { round } = ruleset.marks(event)
    return round === undefined ? [] : [{ round, from: i + 1 }]
  })
  return begun.map((card, i) => ({ ...card, to: (begun[i + 1]?.from ?? events.length + 1) - 1 }))
}

/** An event that marks nothing belongs to the step before it, and a line to its event: a step's name may come again. */
export function stepsIn(ruleset: Ruleset, told: readonly ToldEvent[], lines: readonly Line[]): Step[] {
  const steps: { step: string | null; events: ToldEvent[]; lines: Sentence[] }[] = []
  const linesOf = new Map<number, Sentence[]>()
  for (const { event, seats, text } of lines) {
    const sentences = linesOf.get(event) ?? []
    linesOf.set(event, sentences)
    sentences.push({ seats, text })
  }
  for (const [place, one] of told.entries()) {
    const last = steps.at(-1)
    const { step = last?.step ?? null, anew } = ruleset.marks(one.event)
    if (!last || anew || step !== last.step) steps.push({ step, events: [], lines: [] })
    const now = steps.at(-1)!
    now.events.push(one)
    now.lines.push(...(linesOf.get(place) ?? []))
  }
  return steps
}

/** The position after an event. Asked for in order, so that each event is looked at once. */
function positionsOf(ruleset: Ruleset, pages: readonly ReadPage[], viewer: Viewer) {
  const events = pages.flatMap((page) => page.events)
  let state: unknown
  let at = 0
  return (seq: number): unknown => {
    if (seq < 1) return null
    state = ruleset.fold(events.slice(at, seq), state)
    at = seq
    return ruleset.view(state, viewer)
  }
}
