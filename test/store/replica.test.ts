// A second PostgreSQL that is only read, and really follows the first: what is much to read comes from there, nobody is shown
// anything older than they have seen, and where it is behind, silent or dead nobody is kept waiting or told no.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { listGames, type Which } from '../../src/games/lobby/list-games.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { DamagedLog } from '../../src/games/model/damaged-log.ts'
import { exportDay, listExports } from '../../src/games/read/finished/export-games.ts'
import { readFigures } from '../../src/games/read/finished/read-figures.ts'
import { readProof } from '../../src/games/read/finished/read-proof.ts'
import { readRecord } from '../../src/games/read/finished/read-record.ts'
import { readLog } from '../../src/games/read/read-log.ts'
import { listRounds } from '../../src/games/read/read-rounds.ts'
import { build } from '../../src/main/parts/build.ts'
import { openGameParts } from '../../src/main/parts/games.ts'
import { bringUpToDate } from '../../src/main/parts/up-to-date.ts'
import { Replica } from '../../src/store/database/replica.ts'
import { playOn } from '../support/company.ts'
import { depsFor } from '../support/database.ts'
import { somebodyAnswers } from '../support/games.ts'
import { luckOf } from '../support/play.ts'
import { isPairThere, type PostgresPair, startPostgresPair } from '../support/postgres-pair.ts'
import { expectDone, fullTable, hostGame, look, opening, someone } from '../support/tables.ts'

const WHAT = 'reading from a PostgreSQL that follows another'

describe.runIf(isPairThere(WHAT))('With a PostgreSQL that follows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-replica-'))
  let pair: PostgresPair
  let parts: Awaited<ReturnType<typeof openParts>>
  /** As another process has it, which has no replica: it remembers nothing of what the first does. */
  let other: Dependencies
  let pool: pg.Pool
  let follower: pg.Pool
  const said: string[] = []
  const openParts = () =>
    build((undo) =>
      openGameParts(
        ...([
          { url: pair.leader, direct: pair.leader },
          undo,
          (line: string) => said.push(line),
          undefined,
          8,
        ] as const),
        pair.follower,
      ),
    )

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    pair = await startPostgresPair(folder)
    await pair.letGo()
    await bringUpToDate(pair.leader)
    pool = new pg.Pool({ connectionString: pair.leader, max: 8 })
    follower = new pg.Pool({ connectionString: pair.follower, max: 2 })
    for (const one of [pool, follower]) one.on('error', () => {})
    other = depsFor({ url: pair.leader, pool })
    parts = await openParts()
  })
  afterAll(async () => {
    pair.signalFollower('SIGCONT')
    await parts.stop()
    await Promise.all([pool.end(), follower.end()])
    await pair.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const deps = () => parts.deps
  const counts = () => ({ ...parts.replicaReads! })
  const list = (which: Which, account: string | null = null, of = deps()) => listGames(of, { which }, account)
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).games.map(({ id }) => id)
  const pause = (whether: boolean) => follower.query(`SELECT pg_wal_replay_${whether ? 'pause' : 'resume'}()`)
  async function untilUsed() {
    const { replica } = counts()
    await expect
      .poll(async () => {
        await list('finished')
        return counts().replica
      })
      .toBeGreaterThan(replica)
  }
  /** Everything the first has is in the other. */
  async function untilFollowed() {
    const { rows } = await pool.query('SELECT pg_current_wal_lsn()::text AS at')
    await expect
      .poll(
        async () => (await follower.query('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS has', [rows[0].at])).rows,
      )
      .toEqual([{ has: true }])
  }
  async function finishedGame() {
    const { game } = await fullTable(other)
    await playOn(other, game, luckOf('1'.repeat(64)))
    return game
  }

  it('what is damaged there is read where it is written, and is no reason to read nothing there', async () => {
    const game = await finishedGame()
    await pool.query(`UPDATE log SET events = '[{"t":"cut' WHERE game_id = $1 AND after = 0`, [game])
    await untilFollowed()
    await untilUsed()
    const before = counts()
    await expect(deps().store.pages(game)).rejects.toThrow(DamagedLog)
    expect(counts()).toEqual({ ...before, other: before.other + 1 })
    await pool.query('DELETE FROM game WHERE id = $1', [game])
  })

  it('whole games, lists and exports are read there, and are the same', async () => {
    const game = await finishedGame()
    await untilFollowed()
    await untilUsed()
    const today = new Date().toISOString().slice(0, 10)
    const linesOf = async (of: Dependencies, store = parts.exported) => {
      const lines: string[] = []
      for await (const line of expectDone(await exportDay(of, store, { day: today, after: null })).lines())
        lines.push(line)
      return lines
    }
    const reads: [what: string, (of: Dependencies) => Promise<unknown>][] = [
      ['proof', (of) => readProof(of, game, null)],
      ['record', (of) => readRecord(of, game, null)],
      ['figures', (of) => readFigures(of, game, null)],
      ['log', (of) => readLog(of, game, null)],
      ['rounds', (of) => listRounds(of, game, null)],
      ['finished games', (of) => list('finished', null, of)],
      ['open tables', (of) => list('open', null, of)],
      ['an export', (of) => linesOf(of)],
      ['days of exports', () => listExports(parts.exported, null)],
    ]
    for (const [what, read] of reads) {
      const before = counts()
      const seen = await read(deps())
      expect(counts().replica, what).toBeGreaterThan(before.replica)
      expect({ ...counts(), replica: 0 }, what).toEqual({ ...before, replica: 0 })
      expect(JSON.stringify(seen), what).toBe(JSON.stringify(await read(other)))
    }
    expect((await linesOf(deps())).length).toBeGreaterThan(0)
  })

  it('nothing can be written there, even where it would be taken', async () => {
    const wrong = new Replica({ url: pair.leader, max: 1, primary: pool, say: () => {} })
    await expect(wrong.pool.query('DELETE FROM game')).rejects.toMatchObject({ code: '25006' })
    await wrong.close()
  })

  it('when it stands still, nobody is shown less than they have seen', async () => {
    const host = someone()
    const { game: known } = await hostGame(other, opening({ host }))
    const over = await finishedGame()
    await untilFollowed()
    await untilUsed()
    const saidOf = (words: string) => said.filter((line) => line.includes(words)).length
    const saidBefore = { far: saidOf('away or behind'), back: saidOf('is back') }
    await pause(true)
    const before = counts()
    // It joins a table that the other shows without them, and opens one it does not know.
    const guest = someone()
    expectDone(await joinGame(deps(), { game: known, account: guest, nonce: '' }))
    const shown = (await list('open')).games.find(({ id }) => id === known)!
    expect(shown.seats).toHaveLength(2)
    expect(counts().other).toBeGreaterThan(before.other)
    const { game: own } = await hostGame(deps(), opening({ host }))
    expect(await ids('mine', host)).toContain(own)
    // What is over has not changed: that is still read there, as long as it is near.
    expect(expectDone(await readLog(deps(), over, null))).toEqual(expectDone(await readLog(other, over, null)))
    // A game that ends after that is shown whole, from the first.
    const late = await finishedGame()
    expect(expectDone(await readProof(deps(), late, null))).toEqual(expectDone(await readProof(other, late, null)))
    expect(await ids('running')).not.toContain(late)

    // When it has stood still for a while it is not asked any more, and that is said once: then all is shown.
    await expect.poll(() => ids('finished')).toContain(late)
    expect(await ids('open')).toContain(own)
    expect(counts().behind).toBeGreaterThan(before.behind)
    await expect.poll(() => saidOf('away or behind')).toBe(saidBefore.far + 1)
    await pause(false)
    await untilUsed()
    await expect.poll(() => saidOf('is back')).toBe(saidBefore.back + 1)
  })

  it('while it stands still now and then, what was seen once is never shown older', async () => {
    const tables = await Promise.all([1, 2, 3].map(() => fullTable(other)))
    const seen = new Map<string, number>()
    let isOver = false
    const see = (game: string, seq: number) => seen.set(game, seq)
    const looking = async () => {
      for (let number = 0; !isOver; number++) {
        const at = new Map(seen)
        for (const { id, seq } of (await list('running')).games) {
          expect(seq, 'list').toBeGreaterThanOrEqual(at.get(id) ?? 0)
        }
        const { game } = tables[number % tables.length]!
        const least = seen.get(game) ?? 0
        const pages = expectDone(await readLog(deps(), game, null))
        const last = pages.at(-1)
        expect(last ? last.after + last.count : 0, 'log').toBeGreaterThanOrEqual(least)
        await pause(number % 3 === 0)
      }
    }
    const playing = async () => {
      for (const { game, accounts } of tables)
        for (let round = 0; round < 3; ) {
          const isAsked = await somebodyAnswers(other, game)
          if (!isAsked) await carryOnUntilAsked(other, game)
          const { card } = await look(other, game, accounts[0]!)
          see(game, card.seq)
          round = card.round
        }
      isOver = true
    }
    await Promise.all([looking(), looking(), playing()])
    await pause(false)
    await untilUsed()
  })

  it('when it is silent or dead, everything goes on without it', async () => {
    const game = await finishedGame()
    await untilFollowed()
    await untilUsed()
    const everything = () =>
      Promise.all([
        list('finished'),
        list('open'),
        readProof(deps(), game, null),
        readLog(deps(), game, null),
        listExports(parts.exported, null),
      ])
    const expected = JSON.stringify(await everything())

    pair.signalFollower('SIGSTOP')
    expect(JSON.stringify(await everything())).toBe(expected)
    // Once is enough to find out: whoever comes next is not kept.
    const { failed } = counts()
    expect(failed).toBeGreaterThan(0)
    expect(JSON.stringify(await everything())).toBe(expected)
    expect(counts().failed).toBe(failed)
    pair.signalFollower('SIGCONT')
    await untilUsed()

    await pair.endFollower()
    for (let round = 0; round < 20; round++) expect(JSON.stringify(await everything())).toBe(expected)
    await expect.poll(() => said.filter((line) => line.includes('away or behind')).length).toBeGreaterThanOrEqual(2)
    await pair.startFollower()
    await untilUsed()
    expect(JSON.stringify(await everything())).toBe(expected)
  })

  it('it may be away when a process starts', async () => {
    await pair.endFollower()
    const late = await openParts()
    expect((await listGames(late.deps, { which: 'finished' }, null)).games.length).toBeGreaterThan(0)
    expect(late.replicaReads).toMatchObject({ replica: 0 })
    await late.stop()
    await pair.startFollower()
    await untilUsed()
  })
})
