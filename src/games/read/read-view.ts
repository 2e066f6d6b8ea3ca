// A game's view: what somebody may know of it now. Secrets end in the rules' `view`.
import type { Viewer } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { done, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import { isAtTable, type Table, viewerFor } from '../model/table.ts'
import { cardOf, type GameCard } from './card.ts'
import { openFor, type Reader } from './known.ts'

export interface GameView {
  readonly card: GameCard
  readonly viewer: Viewer
  /** Null before the game has begun, and of one whose log cannot be read. */
  readonly view: unknown
  /** What whoever looks may answer now, or has answered and may still change. */
  readonly answerable: readonly { readonly question: string; readonly kind: string }[]
}

/** With a revision and a stamp: they are others whenever anything in the view is. */
export interface Seen {
  readonly revision: number
  readonly stamp: string
  readonly as: Eyes
  /** The same object as long as nothing has changed. */
  look(): GameView
}

/** Whoever sees the same: those at a seat, a host who has none, and all others. */
export type Eyes = Viewer | 'host'

/** A table does not change, so neither do the views of it. */
const views = new WeakMap<Table, Map<Eyes, GameView>>()

export async function readView(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<Seen>> {
  const opened = await openFor(deps, game, reader)
  if (!opened.ok) return opened
  const table = opened.value
  const viewer = viewerFor(table.file, reader)
  const as = viewer === 'public' && isAtTable(table.file, reader) ? 'host' : viewer
  const { revision, stamp } = table.file
  return done({ revision, stamp, as, look: () => viewOf(table, as, reader, deps.clock()) })
}

const answerableBy = ({ ruleset, state }: Table, viewer: Viewer): GameView['answerable'] =>
  state === undefined || viewer === 'public'
    ? []
    : ruleset.answerable(state, viewer).map(({ id, t }) => ({ question: id, kind: t }))

function viewOf(table: Table, as: Eyes, reader: Reader, now: Date): GameView {
  const known = views.get(table) ?? new Map<Eyes, GameView>()
  views.set(table, known)
  const { file, ruleset, state } = table
  const viewer = as === 'host' ? 'public' : as
  const view = known.get(as) ?? {
    card: cardOf(file, reader, now),
    viewer,
    view: state === undefined ? null : ruleset.view(state, viewer),
    answerable: answerableBy(table, viewer),
  }
  known.set(as, view)
  return view
}
