// A page of a log that is no page any more: its game is parked, others play on, and what was on it is told to nobody.
import { afterAll, describe, expect, it } from 'vitest'
import { unpark } from '../../../src/games/advance/park.ts'
import { Damage } from '../../../src/games/log/guards/damage.ts'
import { load } from '../../../src/games/log/load.ts'
import { checkGames } from '../../../src/games/log/pages/check-games.ts'
import { DamagedLog } from '../../../src/games/model/damaged-log.ts'
import { checkLog } from '../../../src/games/read/finished/check-log.ts'
import { testApp } from '../../support/app.ts'
import { openTable, somebody, startTable } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { expectDone } from '../../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const logged: string[] = []
const log = { level: 'trace', stream: { write: (line: string) => void logged.push(line) } }
const told: DamagedLog[] = []
const deps = { ...depsFor(database), damage: new Damage((error) => told.push(error)) }
const { app, close } = await testApp(database, undefined, undefined, deps, { log })
afterAll(close)

/** What must be heard of nowhere. */
const SECRET = 'crimson'
const cut = Buffer.from(`[{"t":"orders-given","orders":["${SECRET}"`)
const DAMAGES: readonly (readonly [string, Buffer])[] = [
  ['cut off', cut],
  ['garbled', Buffer.from(`${SECRET}, ${SECRET}`)],
  ['badly packed', Buffer.from([0x78, 0xff, 0x00])],
  ['nothing', Buffer.alloc(0)],
  ['no list', Buffer.from(`{"orders":"${SECRET}"}`)],
  ['a list of something else', Buffer.from(`["${SECRET}", null]`)],
]

async function begun() {
  const people = [await somebody(app), await somebody(app)] as const
  return { game: await startTable(deps, await openTable(deps, people, 'public'), people[0]), host: people[0] }
}
const damage = async (game: string, bytes: Buffer) => {
  const { rows } = await pool.query('SELECT events FROM log WHERE game_id = $1 AND after = 0', [game])
  await pool.query('UPDATE log SET events = $2 WHERE game_id = $1 AND after = 0', [game, bytes])
  return rows[0].events as Buffer
}
const fileOf = async (game: string) => (await deps.store.read(game))!.file
const alarms = async (game: string) =>
  (await pool.query(`SELECT 1 FROM letter WHERE game_id = $1 AND kind = 'parked' AND account_id IS NULL`, [game]))
    .rowCount

describe('A game with a damaged page', () => {
  it.each(DAMAGES)('that is %s is parked by whoever reads it, and says nothing of what was there', async (_, bytes) => {
    const { game, host } = await begun()
    const whole = await damage(game, bytes)
    deps.cache.forget(game)
    const answers: string[] = []
    const ask = async (url: string) => {
      const headers = { authorization: `Bearer ${host.token}` }
      const answer = await app.inject({ url: `/v1/games/${game}${url}`, headers })
      answers.push(answer.body)
      return answer
    }
    const seen = await ask('')
    expect([seen.statusCode, seen.json().card.status, seen.json().view]).toEqual([200, 'parked', null])
    for (const part of ['events', 'log', 'rounds', 'figures', 'record', 'proof', 'board.svg', 'stream'])
      expect([part, (await ask(`/${part}`)).json().type]).toEqual([part, '/problems/game-parked'])
    expect((await ask('/check')).json().brokenAfter).toBe(0)
    const { trouble } = await fileOf(game)
    expect(trouble).toContain(`the log of game ${game} cannot be read: its page after event 0 is damaged`)
    expect(await alarms(game)).toBe(1)
    expect([...answers, ...logged, trouble].join('\n')).not.toContain(SECRET)

    // Put right by hand, and let go on from another process.
    await damage(game, whole)
    expectDone(await unpark(depsFor(database), game))
    expect((await ask('')).json().view).not.toBeNull()
  })

  it('is parked, too, where its position is remembered and its log is asked for', async () => {
    const { game } = await begun()
    await damage(game, cut)
    const before = told.length
    for (const part of ['events', 'record', 'log'])
      expect((await app.inject({ url: `/v1/games/${game}/${part}` })).json().type).toBe('/problems/game-parked')
    expect(await fileOf(game)).toMatchObject({ status: 'parked' })
    expect([await alarms(game), told.slice(before).map(({ message, cause }) => [message, cause])]).toEqual([
      1,
      [[`the log of game ${game} cannot be read: its page after event 0 is damaged`, undefined]],
    ])
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  it('fails none of those it is read with', async () => {
    const games = (await Promise.all([begun(), begun(), begun()])).map(({ game }) => game)
    await damage(games[1]!, cut)
    const read = await Promise.all(games.map((game) => load(depsFor(database), game)))
    expect(read.map((table) => [table?.file.status, table?.state !== undefined])).toEqual([
      ['running', true],
      ['parked', false],
      ['running', true],
    ])
    const all = await deps.store.readAll(games)
    expect(() => all.get(games[1]!)!.pages).toThrow(DamagedLog)
  })

  it('is one fault of many that are walked', async () => {
    await pool.query('DELETE FROM game')
    const games = (await Promise.all([begun(), begun(), begun()])).map(({ game }) => game)
    await damage(games[1]!, cut)
    const faults: object[] = []
    expect(await checkGames(deps, (fault) => faults.push(fault))).toBe(3)
    const what = `the log of game ${games[1]} cannot be read: its page after event 0 is damaged`
    expect(faults).toEqual([{ game: games[1], what }])
  })
})

it('A log that is gone is broken from its beginning', async () => {
  const { game } = await begun()
  await pool.query('DELETE FROM log WHERE game_id = $1', [game])
  expect(expectDone(await checkLog(deps, game, null))).toMatchObject({ brokenAfter: 0 })
})
