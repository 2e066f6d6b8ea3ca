// A round as one player was told it, in words: what happened to them, what the others did, and what else happened.
import type { Line, Reader, Seat } from '../../../rules/ruleset.ts'
import type { ReadPage } from '../../model/game.ts'
import type { Table } from '../../model/table.ts'
import { toldOf } from '../../read/read-history.ts'
import { roundsIn } from '../../read/read-rounds.ts'

export interface ToldRound {
  readonly round: number
  /** Sentence by sentence, in the order it happened. */
  readonly own: readonly string[]
  /** A paragraph for each of the others. */
  readonly others: readonly string[]
  readonly rest: readonly string[]
}

/** The last one that has begun by this length of the log, if none is named. */
export function tellRound(
  table: Table,
  pages: readonly ReadPage[],
  reader: Reader & { readonly viewer: Seat },
  seq: number,
  round?: number,
): ToldRound | undefined {
  const cards = roundsIn(table.ruleset, pages)
  const card =
    round === undefined ? cards.findLast(({ from }) => from <= seq) : cards.find((one) => one.round === round)
  if (!card) return undefined
  const told = toldOf(table, pages, reader.viewer, { from: card.from, to: Math.min(card.to, seq) })
  const lines = table.ruleset.story(
    told.map(({ event }) => event),
    reader,
  )
  return { round: card.round, ...sorted(lines, reader) }
}

function sorted(lines: readonly Line[], { viewer, names }: Reader & { readonly viewer: Seat }) {
  const text = (some: readonly Line[]) => some.map((line) => line.text)
  const isOwn = ({ seats }: Line) => seats.includes(viewer)
  const others = names.flatMap((_, seat) => {
    const about = lines.filter(({ seats }) => seat !== viewer && seats.length === 1 && seats[0] === seat)
    return about.length > 0 ? [text(about).join(' ')] : []
  })
  const rest = lines.filter((line) => !isOwn(line) && line.seats.length !== 1)
  return { own: text(lines.filter(isOwn)), others, rest: text(rest) }
}
