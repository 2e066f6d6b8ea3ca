// Pages of a log as somebody may know them: secrets end in the rules' `tell`. Seals are for everybody; the salt that opens one
// is for those who may know all that is on the page, since with it the rest could be tried out.
import { isSame } from '../../rules/canonical.ts'
import type { Happening, Ruleset, Seat, Viewer } from '../../rules/ruleset.ts'
import { isSealed, sealOf } from '../model/chain.ts'
import type { GameFile, ReadPage } from '../model/game.ts'
import type { Table } from '../model/table.ts'

export interface ToldPage {
  readonly page: ReadPage
  /** Event by event; undefined where this viewer may know nothing of it. */
  readonly told: readonly (Happening | undefined)[]
  /** Null where there is none, or none is shown. */
  readonly seal: string | null
  /** What opens it, for those who may know all of it. */
  readonly salt: string | null
}

interface Told extends Pick<Table, 'ruleset'> {
  readonly file: Pick<GameFile, 'chain' | 'status'>
}

/** Each event is looked at twice, however many there are. What these pages lay open of earlier ones is not seen here. */
export const tellPages = (table: Told, pages: readonly ReadPage[], viewer: Viewer): ToldPage[] =>
  pages.map(tellerOf(table, pages, viewer))

/** Tells any of these pages: what lays it open may stand on a later one, so all are looked at, but only it is sealed. */
export function tellerOf(
  { file, ruleset }: Told,
  pages: readonly ReadPage[],
  viewer: Viewer,
): (page: ReadPage) => ToldPage {
  const isOver = isAllOpen(file)
  const showsSeals = isSealed(file)
  const open = isOver ? undefined : laidOpen(ruleset, pages)
  return (page) => {
    const { events, kept } = page
    const { salt } = kept
    const told = events.map((event) => ruleset.tell(event, viewer, isOver || open!.has(event)))
    if (salt === null || !showsSeals) return { page, told, seal: null, salt: null }
    // The salt is of what was kept: where that is of another schema, it may say more than the rules judge here.
    const mayKnowAll = isOver || (events === kept.events && isWhole(events, told))
    return { page, told, seal: sealOf(salt, kept.events), salt: mayKnowAll ? salt : null }
  }
}

/** Whether nothing is secret any more, so that a page can be told without those after it. */
export const isAllOpen = ({ status }: Pick<GameFile, 'status'>): boolean => status === 'finished'

/** Whether this viewer may know all of what has just been said, before anything is laid open. */
export const maySeeAll = (ruleset: Ruleset, events: readonly Happening[], viewer: Viewer): boolean =>
  isWhole(
    events,
    events.map((event) => ruleset.tell(event, viewer, false)),
  )

const isWhole = (events: readonly Happening[], told: readonly (Happening | undefined)[]): boolean =>
  events.every((event, i) => event === told[i] || isSame(event, told[i]))

/** Events that a later one lays open: of each seat the last that was kept under that name. */
function laidOpen(ruleset: Ruleset, pages: readonly ReadPage[]): Set<Happening> {
  const open = new Set<Happening>()
  const kept = new Map<string, Map<Seat | null, Happening>>()
  for (const { by, events } of pages)
    for (const event of events) {
      const { keeps, opens } = ruleset.secrets(event)
      if (opens !== undefined) {
        for (const secret of kept.get(opens)?.values() ?? []) open.add(secret)
        kept.delete(opens)
      }
      if (keeps === undefined) continue
      const bySeat = kept.get(keeps) ?? new Map<Seat | null, Happening>()
      kept.set(keeps, bySeat.set(by, event))
    }
  return open
}
