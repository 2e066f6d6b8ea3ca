// A guest turns out to be somebody with an account: what goes over, what stays, and that nothing is lost or doubled when much
// happens at once.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { takeVacation } from '../../src/games/clock/vacations.ts'
import { load } from '../../src/games/log/load.ts'
import { answerQuestion } from '../../src/games/play/answer-question.ts'
import { keepDraft } from '../../src/games/play/draft.ts'
import { digest } from '../../src/rules/fairness.ts'
import { testApp } from '../support/app.ts'
import { dayFromNow } from '../support/clock.ts'
import { answersTo, openTable, playOn, programOf, type Somebody, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { luckOf } from '../support/play.ts'
import { callsOf, type Session } from '../support/sign-in.ts'
import { expectDone } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const api = await testApp(database, undefined, {}, deps)
const { app } = api
afterAll(() => api.close())
const { call, signIn } = callsOf(api)

let ada: Session
let guest: Somebody
let ben: Somebody
beforeEach(async () => {
  ada = await signIn()
  ;[guest, ben] = [await somebody(app), await somebody(app)]
})

const join = (guestToken = guest.token, token = ada.accessToken) =>
  call('POST', '/me/guest', { token, body: { guestToken } })
const asSomebody = ({ account, accessToken, refreshToken }: Session): Somebody => ({
  ...{ account, token: accessToken, refreshToken },
})
const seatsAt = async (game: string) =>
  (await deps.store.read(game))!.file.seats.filter(({ account }) => account !== null).map(({ account }) => account)
const running = async (...people: [Somebody, ...Somebody[]]) =>
  startTable(deps, await openTable(deps, people), people[0])

describe('A guest who is joined', () => {
  it('brings seats, tables, drafts, messages and vacations, and is gone', async () => {
    const [begun, open] = [await running(guest, ben), await openTable(deps, [guest, ben], 'private')]
    const over = await running(ben, guest)
    await playOn(deps, over, luckOf(digest('a finished game')))
    expect((await keepDraft(deps, { game: begun, account: guest.account, draft: { orders: ['red'] } })).ok).toBe(true)
    const says = (token: string, body: object) => call('POST', `/games/${begun}/messages`, { token, body })
    expect((await says(guest.token, { text: 'Hello to all' })).status).toBe(201)
    expect((await says(ben.token, { text: 'For you alone', to: 0 })).status).toBe(201)
    const days = { firstDay: dayFromNow(40), lastDay: dayFromNow(41) }
    expect((await takeVacation(deps, { account: guest.account, ...days })).ok).toBe(true)
    const before = (await deps.store.read(begun))!.file

    expect(await join()).toMatchObject({ status: 200, body: { moved: 3, kept: [] } })

    const { account, accessToken: token } = ada
    for (const game of [begun, open, over])
      expect(await seatsAt(game)).toEqual(expect.arrayContaining([account, ben.account]))
    const after = (await deps.store.read(begun))!.file
    expect(after).toMatchObject({ host: account, head: before.head })
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(after.stamp).not.toBe(before.stamp)
    expect((await call('GET', `/games/${begun}/draft`, { token })).body.draft).toEqual({ orders: ['red'] })
    const said = (await call('GET', `/games/${begun}/messages`, { token })).body
    expect(said.map(({ text }: { text: string }) => text)).toEqual(['Hello to all', 'For you alone'])
    expect((await call('GET', '/me/vacations', { token })).body).toMatchObject([days])
    expect((await call('GET', '/games?which=mine', { token })).body.games).toHaveLength(2)
    expect((await call('GET', '/me', { token: guest.token })).status).toBe(401)
    const { rows } = await database.pool.query('SELECT name, email FROM account WHERE id = $1', [guest.account])
    expect(rows).toEqual([{ name: null, email: null }])
    // And the game goes on to its end.
    await playOn(deps, begun, luckOf(digest('goes on')))
    expect((await deps.store.read(begun))!.file.status).toBe('finished')
  })

  it('leaves nothing behind that somebody who planted it could use', async () => {
    const game = await openTable(deps, [guest], 'private')
    const { secret } = await programOf(app, guest, ['manage'])
    const { body } = await call('POST', `/games/${game}/invitations`, { token: guest.token, body: {} })
    await join()
    expect((await call('GET', '/me', { token: secret })).status).toBe(401)
    expect((await call('POST', '/sessions/refresh', { body: { refreshToken: guest.refreshToken } })).status).toBe(401)
    const sits = { token: ben.token, body: { invitation: body.token } }
    expect((await call('POST', `/games/${game}/seats`, sits)).body.type).toBe('/problems/no-such-game')
    expect((await call('GET', '/me/tokens', { token: ada.accessToken })).body).toEqual([])
  })

  it('keeps the seat at a table where both sit, and what belongs to it; the rest goes over', async () => {
    const both = await running(guest, asSomebody(ada))
    const alone = await running(guest, ben)
    expect((await keepDraft(deps, { game: both, account: guest.account, draft: { orders: [] } })).ok).toBe(true)
    expect(await join()).toMatchObject({ status: 200, body: { moved: 1, kept: ['A table'] } })
    expect(await seatsAt(both)).toEqual([guest.account, ada.account])
    expect(await seatsAt(alone)).toEqual([ada.account, ben.account])
    expect((await call('GET', `/games/${both}/draft`, { token: guest.token })).status).toBe(200)
    // Who stays can play on, and be joined when that game is over.
    await playOn(deps, both, luckOf(digest('to the end')))
    expect((await call('GET', '/me', { token: guest.token })).body.guest).toBe(true)
  })
})

describe('Joining', () => {
  it('needs the guest’s own access token, of a guest, and not one’s own', async () => {
    const other = await signIn()
    const { secret } = await programOf(app, guest, ['manage'])
    for (const token of ['', 'x', guest.refreshToken, guest.account, secret, other.accessToken, ada.accessToken])
      expect((await join(token)).body, token).toMatchObject({ type: '/problems/cannot-join', code: 'no-guest' })
    await call('DELETE', '/sessions/current', { token: guest.token })
    expect((await join()).body).toMatchObject({ code: 'no-guest' })
  })

  it('is for whoever has just shown that it is them, and has an address', async () => {
    const other = await somebody(app)
    expect((await join(guest.token, other.token)).body).toMatchObject({ code: 'no-guest' })
    await database.pool.query(`UPDATE session SET confirmed_at = now() - interval '11 minutes' WHERE account_id = $1`, [
      ada.account,
    ])
    expect((await join()).body.type).toBe('/problems/confirm-first')
    const { secret } = await programOf(app, other, ['manage'])
    expect((await join(guest.token, secret)).body.type).toBe('/problems/not-by-program')
  })

  it.each(['guest', 'account'])('is not for programs: the %s', async (which) => {
    const token = which === 'guest' ? guest.token : ada.accessToken
    expect((await call('PUT', '/me/program', { token, body: { owner: 'The club' } })).status).toBe(200)
    expect((await join()).body).toMatchObject({ type: '/problems/cannot-join', code: 'program' })
  })

  it('happens once when many ask for it at once, to the same account or to two', async () => {
    const game = await running(guest, ben)
    const other = await signIn()
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => join(guest.token, (i % 2 ? ada : other).accessToken)),
    )
    const [done, ...more] = all.filter(({ status }) => status === 200)
    expect([done!.body, more]).toEqual([{ moved: 1, kept: [] }, []])
    const seats = await seatsAt(game)
    expect(seats).toHaveLength(2)
    expect([ada.account, other.account]).toContain(seats[0])
  })

  it('takes two guests into one account at once', async () => {
    const second = await somebody(app)
    const games = [
      await running(guest, ben),
      await running(second, ben),
      await running(ben, guest),
      await running(ben, second),
    ]
    const all = await Promise.all([join(), join(second.token)])
    expect(all.map(({ body }) => body)).toEqual([
      { moved: 2, kept: [] },
      { moved: 2, kept: [] },
    ])
    for (const game of games) expect(await seatsAt(game)).toContain(ada.account)
  })

  it('keeps one of two guests who sit at one table', async () => {
    const second = await somebody(app)
    const game = await running(guest, second)
    const all = await Promise.all([join(), join(second.token)])
    expect(all.map(({ body }) => body.moved).toSorted()).toEqual([0, 1])
    expect(all.flatMap(({ body }) => body.kept)).toEqual(['A table'])
    expect(await seatsAt(game)).toContain(ada.account)
  })

  /** Whoever is asked before answers. */
  const onceAsked = async (game: string, whom: string) => {
    for (;;) {
      await carryOnUntilAsked(deps, game)
      const asked = answersTo((await load(deps, game))!, () => 0.5)
      const mine = asked.find(({ account }) => account === whom)
      if (mine) return mine
      const [{ account, question, command }] = asked as [(typeof asked)[number]]
      const { t: kind, ...answer } = command
      expectDone(await answerQuestion(deps, { game, account, kind, answer, question }))
    }
  }

  it('loses no answer that comes at the same moment, and takes none after it', async () => {
    for (let round = 0; round < 5; round++) {
      const someone = await somebody(app)
      const game = await running(someone, ben)
      const mine = await onceAsked(game, someone.account)
      const { t: kind, ...answer } = mine.command
      const [said, joined] = await Promise.all([
        answerQuestion(deps, { game, account: someone.account, kind, answer, question: mine.question }),
        join(someone.token),
      ])
      expect(joined.body).toEqual({ moved: 1, kept: [] })
      const { file, state, ruleset } = (await load(deps, game))!
      const isAsked = ruleset.awaits(state).some(({ id }) => id === mine.question)
      const seat = file.seats.find(({ account }) => account === ada.account)!.seat
      expect(said.ok ? 'taken' : said.failure.kind).toBe(isAsked ? 'not-at-the-table' : 'taken')
      expect(seat).toBe(0)
    }
  })
})
