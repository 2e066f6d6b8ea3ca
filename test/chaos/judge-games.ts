// What must be true of the games: every receipt is in its log, every round began once, every log verifies and replays, page by
// page as the rules have it, so that nothing in it happened twice.
import { expect } from 'vitest'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { load } from '../../src/games/log/load.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { sealOf } from '../../src/games/model/chain.ts'
import { readProof } from '../../src/games/read/finished/read-proof.ts'
import { verify } from '../../src/rules/verify.ts'
import { expectDone } from '../support/tables.ts'
import type { Receipt } from './people.ts'

export interface JudgedGame {
  readonly game: string
  readonly events: number
  readonly rounds: number
}

export async function judgeGame(
  deps: Dependencies,
  { game }: { readonly game: string },
  receipts: readonly Receipt[],
): Promise<JudgedGame> {
  const { ruleset } = (await load(deps, game))!
  const pages = await deps.store.pages(game)
  for (const { seq, head, seal, salt } of receipts.filter((one) => one.game === game)) {
    const page = pages.find(({ after, events }) => after + events.length === seq)
    expect(page, `receipt ${seq} of ${game}`).toMatchObject({ head, ...(salt !== null && { salt }) })
    expect(sealOf(page!.salt!, page!.events)).toBe(seal)
  }
  const events = pages.flatMap((page) => page.events)
  const begun = events.flatMap((event) => ruleset.marks(event).round ?? [])
  expect(begun, `rounds of ${game}`).toEqual(begun.map((_, i) => i + 1))
  const proof = expectDone(await readProof(deps, game, null))
  expect(verify(ruleset, proof).filter(({ ok }) => !ok)).toEqual([])
  return { game, events: events.length, rounds: begun.length }
}

/** All there are, also tables that were opened by somebody who was not told so. */
export async function judgeStore(deps: Dependencies, atLeast: number): Promise<void> {
  const faults: string[] = []
  expect(await checkGames(deps, ({ what }) => faults.push(what))).toBeGreaterThanOrEqual(atLeast)
  expect(faults).toEqual([])
}
