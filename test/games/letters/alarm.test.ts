// Whoever runs the server gets a letter when a game is parked: once a parking, whatever dies meanwhile.
import { beforeEach, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { unpark } from '../../../src/games/advance/park.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { sweepWorker } from '../../../src/jobs/workers/sweep.worker.ts'
import { USUAL_SETTINGS } from '../../../src/jobs/workers/worker.ts'
import { outboxIn } from '../../../src/store/games/outbox.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { everybodyAnswers, newGame } from '../../support/games.ts'
import { lettersFor, movedClock } from '../../support/letters.ts'
import { readableLog } from '../../support/log.ts'
import { header, postOffice } from '../../support/post-office.ts'
import { expectDone } from '../../support/tables.ts'

const database = ownDatabase()
const office = postOffice()
const time = movedClock()
const operator = 'ops@example.org'
const letters = lettersFor(database, office.postman, time.clock, { operator })
const { deps } = letters

beforeEach(() => void office.arrived.splice(0))

/** A bot that is none breaks it. */
async function park(game: string) {
  await database.pool.query(`UPDATE seat SET bot = 'nobody' WHERE game_id = $1 AND bot IS NOT NULL`, [game])
  await expect(carryOnUntilAsked({ ...depsFor(database), clock: time.clock }, game)).rejects.toThrow('no bot nobody')
}
async function parkedGame() {
  const game = await newGame(deps, { people: 1, bots: 2 })
  await everybodyAnswers(deps, game)
  await park(game)
  return game
}
const rowsOf = async (game: string) =>
  (await database.pool.query('SELECT state, answer FROM letter WHERE game_id = $1 AND account_id IS NULL', [game])).rows
const subjects = () => office.arrived.map(({ to, mail }) => [to, mail.subject])

describe('A game that is parked', () => {
  it('is told to the operator, once, whoever sends at the same time', async () => {
    const game = await parkedGame()
    await Promise.all([1, 2, 3].map(() => sendDueLetters(letters)))
    await sendDueLetters(letters)
    expect(subjects()).toEqual([[operator, 'Herald: “An evening” stands still']])
    const [{ mail }] = office.arrived as [(typeof office.arrived)[0]]
    expect(mail.text).toContain(game)
    expect(mail.text).toContain('herald admin unpark GAME')
    expect(mail.text).not.toContain('no bot nobody') // what broke might say what somebody has handed in
    expect(await rowsOf(game)).toMatchObject([{ state: 'sent', answer: expect.stringMatching(/^250/) }])
  })

  it('is told again when it is parked again', async () => {
    const game = await parkedGame()
    await sendDueLetters(letters)
    expectDone(await unpark(deps, game))
    await park(game)
    await sendDueLetters(letters)
    expect(subjects()).toHaveLength(2)
    expect(new Set(office.arrived.map((one) => header(one, 'message-id'))).size).toBe(2)
  })

  it('is not forgotten when everything dies right after it was parked', async () => {
    const game = await parkedGame()
    await database.pool.query('DELETE FROM outbox') // and what the queue knew with it
    time.forward(5 * 60_000)
    const { log, said } = readableLog()
    await sweepWorker.run({ deps, outbox: outboxIn(database.pool), letters, log, settings: USUAL_SETTINGS }, {})
    await said(({ level, about }) => level === 'warn' && about.letters === 1)
    expect(await rowsOf(game)).toMatchObject([{ state: 'sent' }])
    expect(subjects()).toHaveLength(1)
  })

  it('is tried again when the mail server is busy, or whoever sent it died', async () => {
    const game = await parkedGame()
    office.moods.push('busy')
    await sendDueLetters(letters)
    expect(await rowsOf(game)).toMatchObject([{ state: 'waiting', answer: expect.stringMatching(/451/) }])
    time.forward(60_000)
    const now = time.clock()
    const claimed = await letters.store.claim({ now, along: now, lease: new Date(now.getTime() + 300_000) })
    expect(claimed).toMatchObject({ receiver: 'operator', letters: [{ game, account: null }] })
    await sendDueLetters(letters)
    expect(subjects()).toEqual([])
    time.forward(300_000)
    await sendDueLetters(letters)
    expect(header(office.arrived[0]!, 'message-id')).toBe(`<${claimed!.mail}@example.org>`)
    expect(await rowsOf(game)).toMatchObject([{ state: 'sent' }])
  })

  it('comes with others in one mail', async () => {
    for (const _ of [1, 2]) await parkedGame()
    await sendDueLetters(letters)
    expect(subjects()).toEqual([[operator, 'Herald: 2 games stand still']])
  })

  it('and goes on by the time the letter would leave, is no news any more', async () => {
    const game = await parkedGame()
    expectDone(await unpark(deps, game))
    await sendDueLetters(letters)
    expect(subjects()).toEqual([])
    expect(await rowsOf(game)).toEqual([{ state: 'skipped', answer: 'goes on' }])
  })

  it('is nobody’s letter where no operator is named', async () => {
    const game = await parkedGame()
    await sendDueLetters(lettersFor(database, office.postman, time.clock))
    expect(subjects()).toEqual([])
    expect(await rowsOf(game)).toEqual([{ state: 'skipped', answer: 'no operator' }])
  })
})
