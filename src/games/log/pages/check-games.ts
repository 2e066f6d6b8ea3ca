// Whether what is kept still fits together: every log its chain, every snapshot its log, every summary its state.
import { isSame } from '../../../rules/canonical.ts'
import { eventSchema } from '../../../rules/upcast.ts'
import { inWords } from '../../../rules/versions.ts'
import { brokenPage } from '../../model/chain.ts'
import { DamagedLog } from '../../model/damaged-log.ts'
import type { GameId, OpenedGame, Page } from '../../model/game.ts'
import { fits, readPage } from '../../model/read-page.ts'
import { owesFirst, owesStep } from '../../model/seats.ts'
import type { Catalogue } from '../../ports/catalogue.ts'
import type { GameStore } from '../../ports/store.ts'

export interface Fault {
  readonly game: GameId
  readonly what: string
}

interface Keeping {
  readonly store: GameStore
  readonly catalogue: Catalogue
}

const AT_A_TIME = 100

/** Walks all games; `tell` hears of each fault. Gives how many games there are. */
export async function checkGames({ store, catalogue }: Keeping, tell: (fault: Fault) => void): Promise<number> {
  let count = 0
  let last: GameId | null = null
  for (;;) {
    const ids: GameId[] = await store.ids(last, AT_A_TIME)
    if (ids.length === 0) return count
    for (const game of ids) for (const what of await faultsOf({ store, catalogue }, game)) tell({ game, what })
    count += ids.length
    last = ids.at(-1)!
  }
}

async function faultsOf({ store, catalogue }: Keeping, game: GameId): Promise<string[]> {
  const opened = await store.read(game)
  if (!opened) return []
  try {
    return faultsIn(opened, await store.pages(game), catalogue)
  } catch (error) {
    if (error instanceof DamagedLog) return [error.message]
    return [`its log cannot be read: ${(error as Error).message}`]
  }
}

function faultsIn({ file, snapshot }: OpenedGame, pages: Page[], catalogue: Catalogue): string[] {
  const broken = brokenPage(file.chain, file.id, pages)
  if (broken !== undefined) return [`its log does not fit together after event ${broken}`]
  const faults: string[] = []
  const count = pages.reduce((sum, page) => sum + page.events.length, 0)
  if (count !== file.seq) faults.push(`its log holds ${count} events, not ${file.seq}`)
  if (pages.length > 0 && pages.at(-1)!.head !== file.head) faults.push('its head is not that of its log')
  const ruleset = catalogue.rulesOf(file)
  if (!ruleset) return [...faults, `it is of ${inWords(file)}, which this server does not have`]
  if ((owesStep(file) || owesFirst(file)) !== (file.owedAt !== null))
    faults.push(file.owedAt ? 'it is said to be owed a step, and is not' : 'it is owed a step, and does not say so')
  if (count === 0) return faults

  if (pages.some(({ schema }) => schema > eventSchema(ruleset)))
    return [...faults, 'a newer server has written to it, in a shape that this one does not know']
  const events = pages.flatMap((page) => readPage(file, ruleset, page).events)
  const state = ruleset.fold(events)
  if (snapshot && fits(ruleset, snapshot) && !isSame(ruleset.fold(events.slice(0, snapshot.seq)), snapshot.state))
    faults.push(`its snapshot is not what event ${snapshot.seq} led to`)
  if ((file.status === 'finished') !== ruleset.isOver(state)) faults.push(`it is not ${file.status}`)
  if (
    !isSame(
      ruleset.awaits(state).map(({ seat }) => seat),
      file.waitsFor,
    )
  )
    faults.push('it waits for others than it says')
  return faults
}
