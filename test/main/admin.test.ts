// `herald admin`: the games that stand still, and how they go on.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { everybodyAnswers, newGame } from '../support/games.ts'
import { ending, startHerald } from './herald.ts'

const database = ownDatabase()
const deps = depsFor(database)
const admin = (...args: string[]) =>
  ending(startHerald(['admin', ...args], [], { DATABASE_URL: database.url, ACCESS_KEYS: `k:${'x'.repeat(40)}` }))

describe('herald admin', () => {
  it('lists the games that stand still, with why, and lets one go on', async () => {
    expect(await admin('parked')).toMatchObject({ status: 0, stdout: '✓ No game stands still.\n' })
    const game = await newGame(deps, { people: 1, bots: 2 })
    await everybodyAnswers(deps, game)
    await database.pool.query(`UPDATE seat SET bot = 'nobody' WHERE game_id = $1 AND bot IS NOT NULL`, [game])
    await expect(carryOnUntilAsked(depsFor(database), game)).rejects.toThrow('no bot')

    const listed = await admin('parked')
    expect(listed).toMatchObject({ status: 1, stderr: '' })
    expect(listed.stdout).toBe(`${game} An evening: game ${game}: there is no bot nobody\nParked: 1.\n`)
    await database.pool.query(`UPDATE seat SET bot = 'random' WHERE game_id = $1 AND bot IS NOT NULL`, [game])
    await database.pool.query('DELETE FROM outbox')
    expect(await admin('unpark', game)).toMatchObject({ status: 0, stdout: `✓ ${game} goes on.\n` })
    expect((await deps.store.read(game))!.file.status).toBe('running')
    expect((await database.pool.query(`SELECT 1 FROM outbox WHERE task = 'bots'`)).rowCount).toBe(1)
    expect(await admin('unpark', game)).toMatchObject({ status: 1 })
    expect(await admin('unpark', randomUUID())).toMatchObject({ status: 1 })
  })

  it.each([[[]], [['unpark']], [['unpark', 'that one']], [['repair']], [['parked', 'all']]])(
    'says what it needs: %j',
    async (args) => {
      const { status, stderr } = await admin(...args)
      expect(status).toBe(2)
      expect(stderr).toMatch(/^herald admin: .* See herald admin --help.\n$/)
    },
  )
})
