// Several versions of a game side by side: each game plays to its end with the rules it began with, and what was written in an
// older shape goes on in today's.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { openGame } from '../../../src/games/lobby/open-game.ts'
import type { Dependencies } from '../../../src/games/log/dependencies.ts'
import { load } from '../../../src/games/log/load.ts'
import { checkGames } from '../../../src/games/log/pages/check-games.ts'
import { MissingRules } from '../../../src/games/model/missing-rules.ts'
import { readFigures } from '../../../src/games/read/finished/read-figures.ts'
import { readProof } from '../../../src/games/read/finished/read-proof.ts'
import { readRecord } from '../../../src/games/read/finished/read-record.ts'
import { readHistory } from '../../../src/games/read/read-history.ts'
import { readLog } from '../../../src/games/read/read-log.ts'
import { readPicture } from '../../../src/games/read/read-picture.ts'
import { readRound } from '../../../src/games/read/read-rounds.ts'
import type { Game, Ruleset } from '../../../src/rules/ruleset.ts'
import { brokenSeal } from '../../../src/rules/seals.ts'
import { verifyBy } from '../../../src/rules/verify-by.ts'
import { reshaped } from '../../rules/reshaped.ts'
import { secondEdition, secondGame, secondWith } from '../../rules/second-game.ts'
import { ownDatabase } from '../../support/database.ts'
import { everybodyAnswers, somebodyAnswers } from '../../support/games.ts'
import { secondDeps } from '../../support/second.ts'
import { expectDone, someone } from '../../support/tables.ts'

const database = ownDatabase()

async function begin(deps: Dependencies, bots: string[] = []): Promise<string> {
  const host = someone()
  const wish = { host, title: 'Small', ruleset: 'second', options: { players: 3 }, visibility: 'public' as const, bots }
  const { game } = expectDone(await openGame(deps, wish))
  await deps.store.giveNonce(game, host, 'host')
  for (let seat = 1; seat < 3 - bots.length; seat++)
    expectDone(await joinGame(deps, { game, account: someone(), nonce: `seat-${seat}` }))
  await carryOnUntilAsked(deps, game)
  return game
}

async function playOut(deps: Dependencies, game: string): Promise<void> {
  while ((await load(deps, game))!.file.status === 'running') {
    await everybodyAnswers(deps, game)
    await carryOnUntilAsked(deps, game)
  }
}

const worthOf = async (deps: Dependencies, game: string) =>
  expectDone(await readHistory(deps, game, null)).flatMap(({ event }) =>
    'worth' in event ? [(event as { worth?: number }).worth] : [],
  )

const games = (...rules: Parameters<typeof secondWith>): Game[] => [secondWith(...rules) as unknown as Game]

describe('After a rule was put right', () => {
  // Three servers: before it, after it, and one that has forgotten the old rules.
  const before = secondDeps(database, secondGame)
  const after = secondDeps(database, secondEdition, secondGame)
  const forgetful = secondDeps(database, secondEdition)

  it('games that began before it are finished by the rules they began with, and new ones by the new', async () => {
    const old = await begin(before, ['clerk'])
    await somebodyAnswers(before, old)
    const young = await begin(after, ['miser'])
    for (const game of [old, young]) await playOut(after, game)
    expect(await worthOf(after, old)).toEqual([1, 1, 1])
    expect(await worthOf(after, young)).toEqual([2, 2, 2])
    expect((await after.store.read(old))!.file).toMatchObject({ version: 1, pack: secondGame.fingerprint })
    expect((await after.store.read(young))!.file).toMatchObject({ version: 2, status: 'finished' })
  })

  it('games of both are replayed, filmed, drawn, counted and verified', async () => {
    for (const [deps, rules] of [
      [before, secondGame],
      [after, secondEdition],
    ] as const) {
      const game = await begin(deps)
      await playOut(deps, game)
      const proof = expectDone(await readProof(after, game, null))
      expect(proof).toMatchObject({ version: rules.version, pack: rules.fingerprint })
      expect(verifyBy(games(secondEdition, secondGame), proof).filter(({ ok }) => !ok)).toEqual([])
      expect((rules as Ruleset).replay(expectDone(await readRecord(after, game, null)))).toMatchObject({
        result: proof.result,
      })
      const round = expectDone(await readRound(after, { game, reader: null, round: 2, views: true }))
      expect(round.steps.flatMap(({ lines }) => lines).length).toBeGreaterThan(3)
      expect(expectDone(await readFigures(after, game, null))).toHaveLength(3)
      const picture = expectDone(await readPicture(after, { game, reader: null, locale: 'en', round: 1 }))
      expect(expectDone(await picture.svg())).toContain('<svg')
      // By the other rules it is no such game, and where they are missing that is said.
      const other = rules === secondGame ? secondEdition : secondGame
      expect(verifyBy(games(other), proof)).toEqual([
        { what: 'game', ok: false, detail: expect.stringContaining(`version ${rules.version}`) },
      ])
      const mixed = verifyBy(games(secondEdition, secondGame), { ...proof, version: other.version })
      expect(mixed.find(({ what }) => what === 'log')).toMatchObject({ ok: false })
    }
  })

  it('a game whose rules are not there is left alone: it is said, and nothing is parked', async () => {
    const game = await begin(before)
    const kept = (await before.store.read(game))!
    await expect(load(forgetful, game)).rejects.toThrow(MissingRules)
    await expect(carryOnUntilAsked(forgetful, game)).rejects.toThrow(/second, version 1/)
    expect(await before.store.read(game)).toEqual(kept)
    const faults: string[] = []
    await checkGames(forgetful, (fault) => fault.game === game && faults.push(fault.what))
    expect(faults).toEqual([expect.stringContaining('which this server does not have')])
    await playOut(after, game)
    expect((await after.store.read(game))!.file.status).toBe('finished')
  })

  it('a game with another pack of the same version is not played with this one', async () => {
    const game = await begin(before)
    const repacked = { ...secondGame, fingerprint: 'ab'.repeat(32) }
    await expect(load(secondDeps(database, repacked), game)).rejects.toThrow(MissingRules)
    expect((await load(secondDeps(database, repacked, secondGame), game))!.ruleset).toMatchObject({
      fingerprint: secondGame.fingerprint,
    })
  })

  it('a table that a server opened which knew of no packs is played with the one of its version', async () => {
    const game = await begin(before)
    await database.pool.query(`UPDATE game SET pack = '', stamp = gen_random_uuid() WHERE id = $1`, [game])
    expect((await load(after, game))!.ruleset.version).toBe(1)
  })
})

describe('After events were given another shape', () => {
  const before = secondDeps(database, secondGame)
  const after = secondDeps(database, reshaped(secondGame))
  const shapes = async (deps: Dependencies, game: string) =>
    expectDone(await readHistory(deps, game, null)).flatMap(({ event }) =>
      event.t === 'placed' ? [Object.keys(event).sort().join(' ')] : [],
    )

  it('a game goes on in today’s, is told in today’s, and verifies as it was written', async () => {
    const game = await begin(before)
    for (let said = 0; said < 4; said++) await somebodyAnswers(before, game)
    const heads = (await before.store.pages(game)).map(({ head }) => head)
    await playOut(after, game)
    expect(new Set(await shapes(after, game))).toEqual(new Set(['seat t where']))
    // What was written stays as it was, each page with its number.
    const pages = await after.store.pages(game)
    expect(pages.slice(0, heads.length).map(({ head }) => head)).toEqual(heads)
    expect(new Set(pages.map(({ schema }) => schema))).toEqual(new Set([1, 2]))
    const placed = pages.flatMap(({ schema, events }) =>
      events.flatMap((event) => (event.t === 'placed' ? [`${schema} ${'space' in event ? 'space' : 'where'}`] : [])),
    )
    expect(new Set(placed)).toEqual(new Set(['1 space', '2 where']))
    const log = expectDone(await readLog(after, game, null))
    expect(brokenSeal(game, log as Parameters<typeof brokenSeal>[1])).toBeUndefined()
    const proof = expectDone(await readProof(after, game, null))
    expect(verifyBy(games(reshaped(secondGame)), proof).filter(({ ok }) => !ok)).toEqual([])
    // The shape is part of what is sealed: whoever changes it, or its number, is found out.
    const reshapedPages = proof.log.map((page) => ({ ...page, schema: 2 }))
    expect(
      verifyBy(games(reshaped(secondGame)), { ...proof, log: reshapedPages }).find(({ what }) => what === 'log'),
    ).toMatchObject({ ok: false })
    const faults: string[] = []
    await checkGames(after, (fault) => fault.game === game && faults.push(fault.what))
    expect(faults).toEqual([])
  })

  it('a salt of an older page is shown once all is open: what was kept may say more than is judged today', async () => {
    const game = await begin(before)
    await somebodyAnswers(before, game)
    const shown = async (deps: Dependencies) =>
      expectDone(await readLog(deps, game, null)).map(({ salt }) => salt !== undefined)
    expect((await shown(before)).slice(1)).toContain(true)
    expect(await shown(after)).not.toContain(true)
    await playOut(after, game)
    expect(await shown(after)).not.toContain(false)
  })

  it('a server that does not know it yet leaves such a game to those who do', async () => {
    const game = await begin(after)
    await somebodyAnswers(after, game)
    const kept = (await after.store.read(game))!
    await expect(carryOnUntilAsked(before, game)).rejects.toThrow(MissingRules)
    expect(await after.store.read(game)).toEqual(kept)
  })
})

describe('A snapshot', () => {
  const deps = secondDeps(database, secondGame)
  const fresh = () => secondDeps(database, secondGame)

  it.each([
    ['another schema', 'schema = 7'],
    ['another version', 'version = 7'],
  ])('of %s is ignored: the log says all it says', async (_, change) => {
    const game = await begin(deps)
    await somebodyAnswers(deps, game)
    const { file, state } = (await load(deps, game))!
    const row = [game, file.seq, JSON.stringify({ ...(state as object), points: [7, 7, 7] })]
    await database.pool.query('INSERT INTO snapshot (game_id, seq, state) VALUES ($1, $2, $3)', row)
    expect((await load(fresh(), game))!.state).toMatchObject({ points: [7, 7, 7] })
    await database.pool.query(`UPDATE snapshot SET ${change} WHERE game_id = $1`, [game])
    expect(await load(fresh(), game)).toMatchObject({ state, snapshotSeq: 0 })
    const faults: string[] = []
    await checkGames(fresh(), (fault) => fault.game === game && faults.push(fault.what))
    expect(faults).toEqual([])
    // It is played on, and the next one fits again.
    await playOut(fresh(), game)
    expect((await deps.store.read(game))!.snapshot).toMatchObject({ version: 1, schema: 1 })
  })
})
