// Reading a game: a view, what has happened, the record, and, when it is over, the proof. Secrets end in `view` and `tell`.
import { commitment } from '../rules/fairness.ts'
import type { GameRecord, Happening, Seat, Viewer } from '../rules/ruleset.ts'
import type { Proof } from '../rules/verify.ts'
import type { Tools } from './append.ts'
import { brokenPage } from './chain.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameFile, GameId, Page, Status } from './ports.ts'
import { isKnownTo, openTable, type Table, viewerFor } from './table.ts'

/** What everybody who knows of a game may know of it. */
export interface GameCard {
  readonly id: GameId
  readonly status: Status
  readonly title: string
  readonly ruleset: string
  readonly version: number
  readonly options: unknown
  readonly commitment: string
  readonly seats: readonly { seat: Seat; account: AccountId | null; bot: string | null }[]
  readonly seq: number
  readonly head: string
}

export interface GameView {
  readonly card: GameCard
  readonly viewer: Viewer
  /** Null before the game has begun. */
  readonly view: unknown
}

export interface ToldEvent {
  readonly seq: number
  readonly at: Date
  readonly event: Happening
}

export const cardOf = (file: GameFile): GameCard => ({
  id: file.id,
  status: file.status,
  title: file.title,
  ruleset: file.ruleset,
  version: file.version,
  options: file.options,
  commitment: commitment(file.secret),
  seats: file.seats.map(({ seat, account, bot }) => ({ seat, account, bot })),
  seq: file.seq,
  head: file.head,
})

async function open({ store }: Tools, game: GameId, account: AccountId | null) {
  const opened = await store.read(game)
  return opened && isKnownTo(opened.file, account) ? opened : undefined
}

export async function readView(tools: Tools, game: GameId, account: AccountId | null): Promise<Outcome<GameView>> {
  const opened = await open(tools, game, account)
  if (!opened) return fail({ kind: 'no-such-game' })
  const { file, ruleset, state } = openTable(opened)
  const viewer = viewerFor(file, account)
  return done({ card: cardOf(file), viewer, view: state === undefined ? null : ruleset.view(state, viewer) })
}

/** What this account may know of what happened after number `since`. */
export async function readHistory(
  tools: Tools,
  game: GameId,
  account: AccountId | null,
  since = 0,
): Promise<Outcome<ToldEvent[]>> {
  const opened = await open(tools, game, account)
  return opened ? done(await toldOf(tools, openTable(opened), account, since)) : fail({ kind: 'no-such-game' })
}

async function toldOf({ store }: Tools, { file, ruleset }: Table, account: AccountId | null, since = 0) {
  const viewer = viewerFor(file, account)
  const over = file.status === 'finished'
  return (await store.pages(file.id)).flatMap(eventsOf).flatMap(({ seq, at, event }): ToldEvent[] => {
    const known = seq > since ? ruleset.tell(event, viewer, over) : undefined
    return known ? [{ seq, at, event: known }] : []
  })
}

const eventsOf = ({ after, at, events }: Page): ToldEvent[] =>
  events.map((event, i) => ({ seq: after + i + 1, at, event }))

/** The whole of it after the end, what this account may know before. */
export async function readRecord(tools: Tools, game: GameId, account: AccountId | null): Promise<Outcome<GameRecord>> {
  const opened = await open(tools, game, account)
  if (!opened) return fail({ kind: 'no-such-game' })
  if (opened.file.seq === 0) return fail({ kind: 'game-not-begun' })
  return done(await recordOf(tools, openTable(opened), account))
}

async function recordOf(tools: Tools, table: Table, account: AccountId | null): Promise<GameRecord> {
  const told = await toldOf(tools, table, account)
  return table.ruleset.record(told.map(({ event }) => event))
}

/** Secret and nonces leave here, and only when the game is over. */
export async function readProof(tools: Tools, game: GameId, account: AccountId | null): Promise<Outcome<Proof>> {
  const opened = await open(tools, game, account)
  if (!opened) return fail({ kind: 'no-such-game' })
  const { file } = opened
  if (file.seq === 0) return fail({ kind: 'game-not-begun' })
  if (file.status !== 'finished') return fail({ kind: 'game-not-over' })
  const table = openTable(opened)
  const record = await recordOf(tools, table, account)
  const nonces = file.seats.toSorted((a, b) => a.seat - b.seat).map(({ nonce }) => nonce)
  const { result } = table.ruleset.replay(record)
  return done({ record, commitment: commitment(file.secret), secret: file.secret, nonces, result })
}

/** Whether log and head still fit together; the number after which they do not. */
export async function checkLog(
  tools: Tools,
  game: GameId,
  account: AccountId | null = null,
): Promise<Outcome<{ brokenAfter: number | null }>> {
  const opened = await open(tools, game, account)
  if (!opened) return fail({ kind: 'no-such-game' })
  const pages = await tools.store.pages(game)
  const broken = brokenPage(game, pages)
  if (broken !== undefined) return done({ brokenAfter: broken })
  const fits = (pages.at(-1)?.head ?? opened.file.head) === opened.file.head
  return done({ brokenAfter: fits ? null : opened.file.seq })
}
