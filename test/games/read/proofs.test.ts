// The proofs of real games: of people who change their minds, of those who stay away and who comes for them, and of a game that
// began before there were seals. What people kept is in them.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { startGame } from '../../../src/games/lobby/start-game.ts'
import { takeOfferedSeat } from '../../../src/games/lobby/take-offered-seat.ts'
import { load } from '../../../src/games/log/load.ts'
import type { Receipt } from '../../../src/games/play/answer-question.ts'
import { readProof } from '../../../src/games/read/finished/read-proof.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { verify } from '../../../src/rules/verify.ts'
import { TestClock } from '../../support/clock.ts'
import { answersTo, playOn } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { luckOf } from '../../support/play.ts'
import { atOrders, expectDone, fullTable, orders, ruleset, say, someone, takeBack } from '../../support/tables.ts'

const database = ownDatabase()
const clock = new TestClock('2027-03-01T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }
const proofOf = async (game: string) => expectDone(await readProof(deps, game, null))
/** As it comes over the wire. */
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const notWell = (proof: unknown, kept = {}) => verify(ruleset, wired(proof), wired(kept)).filter(({ ok }) => !ok)

/** Everybody answers until the game is over, and what they are given is kept. */
async function playToTheEnd(game: string, seed: string): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  const luck = luckOf(digest(seed))
  for (;;) {
    const answers = answersTo((await load(deps, game))!, luck)
    if (answers.length === 0) return receipts
    for (const { account, command } of answers)
      receipts.push(expectDone(await say(deps, game, account, { ...command })))
    await carryOnUntilAsked(deps, game)
  }
}

describe('A proof', () => {
  it('is there when the game is over, and holds what was replaced, taken back and left as instructions', async () => {
    const { game, accounts } = await atOrders(deps, 3)
    expect(await readProof(deps, game, accounts[0]!)).toMatchObject({ failure: { kind: 'game-not-over' } })
    const [ada, bela] = accounts as [string, string]
    const kept = [
      expectDone(await say(deps, game, ada, orders(1, 'act'))),
      expectDone(await say(deps, game, ada, orders(1, 'wait', 'act'))),
      expectDone(await takeBack(deps, game, ada, 'orders')),
      expectDone(await say(deps, game, bela, { t: 'standing', standing: { rewards: 'ask' } })),
    ]
    const receipts = [...kept, ...(await playToTheEnd(game, 'minds'))]
    const proof = await proofOf(game)
    const { commitment } = proof
    const given = { commitment, nonce: 'guest', seat: 1 }
    expect(notWell(proof, { receipts, given })).toEqual([])
    expect(proof).toMatchObject({ chain: 2, nonces: ['host', 'guest', 'guest'], contributed: [true, true, true] })
    expect(receipts.length).toBeGreaterThan(25)
    // A receipt for what was never handed in is none.
    const forged = { ...receipts[3]!, head: receipts[4]!.head }
    expect(notWell(proof, { receipts: [...receipts, forged] })).toMatchObject([{ what: 'receipts' }])
    // Orders that were replaced are in nobody's record, and cannot be changed in the log all the same.
    const at = proof.log.findIndex(({ seal }) => seal === kept[0]!.seal)
    const other = [{ ...proof.log[at]!.events[0]!, orders: Array(6).fill('wait') }]
    const changed = { ...proof, log: proof.log.with(at, { ...proof.log[at]!, events: other }) }
    expect(notWell(changed)).toMatchObject([{ what: 'seals' }])
  })

  it('holds when others played for those who stayed away, and somebody came for them', async () => {
    const { game, accounts } = await fullTable(deps, 3, { agreement: { pace: 'daily' } })
    const luck = luckOf(digest('away'))
    let came = false
    for (;;) {
      const { file } = (await deps.store.read(game))!
      if (file.status !== 'running') break
      const offered = file.seats.find(({ offeredAt }) => offeredAt !== null)
      if (offered && !came) {
        expectDone(await takeOfferedSeat(deps, { game, account: someone(), seat: offered.seat }))
        came = true
      }
      // One is always there, so that the table is not given up; the substitute plays on from when they came.
      for (const { account, command } of answersTo((await load(deps, game))!, luck))
        if (account === accounts[0] || (came && !accounts.includes(account)))
          expectDone(await say(deps, game, account, { ...command }))
      await carryOnUntilAsked(deps, game)
      const { timing } = (await deps.store.read(game))!.file
      if (timing.wakesAt && timing.wakesAt > clock.now()) clock.set(timing.wakesAt)
      await keepTime(deps, game)
      await carryOnUntilAsked(deps, game)
    }
    expect(came).toBe(true)
    const proof = await proofOf(game)
    expect(notWell(proof)).toEqual([])
    // Whoever came later has no other part in chance than the one before.
    expect(proof.nonces).toEqual(['host', 'guest', 'guest'])
  })

  it('of a game that began before there were seals is checked all the same, and says what cannot be told', async () => {
    const { game } = await fullTable(deps, 3)
    await database.pool.query('DELETE FROM log WHERE game_id = $1', [game])
    await database.pool.query(
      `UPDATE game SET chain = 1, seq = 0, status = 'open', head = sha256(id::text::bytea), revision = revision + 1 WHERE id = $1`,
      [game],
    )
    deps.cache.forget(game)
    expectDone(await startGame(deps, game))
    await playOn(deps, game, luckOf(digest('old')))
    // The rules' own pages had no salt then.
    await database.pool.query('UPDATE log SET salt = NULL WHERE game_id = $1 AND by_seat IS NULL', [game])
    const proof = await proofOf(game)
    expect(proof).toMatchObject({ chain: 1, contributed: null })
    expect(notWell(proof)).toMatchObject([{ what: 'contributed', ok: null }])
    const page = proof.log.findIndex(({ salt }) => salt === null)
    for (const change of [{ head: digest('x') }, { salt: digest('x').slice(32) }, { events: [{ t: 'waited' }] }]) {
      const log = proof.log.with(page, { ...proof.log[page]!, ...change })
      expect(notWell({ ...proof, log }).some(({ ok }) => ok === false)).toBe(true)
    }
  })
})
