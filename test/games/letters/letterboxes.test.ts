// Letters are due by what their receivers wish when they are written, whoever remembers the game from before; and what
// somebody wishes is nobody else's business.
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { changeProfile } from '../../../src/accounts/people/change-profile.ts'
import { openGuest } from '../../../src/accounts/sessions/open-guest.ts'
import { followLink } from '../../../src/accounts/sign-in/follow-link.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { letterStore } from '../../../src/store/beside/letters.ts'
import { accountsInADatabase, BROWSER, expectDone as expectArrived, someAddress } from '../../accounts/people.ts'
import { depsFor } from '../../support/database.ts'
import { movedClock } from '../../support/letters.ts'
import { atOrders, expectDone, look, orders, say } from '../../support/tables.ts'

const { database, deps: accountTools, mailLink, signUp } = accountsInADatabase()
const time = movedClock('2027-03-05T10:30:00Z')
const deps = { ...depsFor(database), clock: time.clock }
const store = letterStore(database.pool)

/** Remembered by this process from now on. */
const gameOf = async (host: string) => {
  const table = await atOrders(deps, 3, { host })
  let year = 0
  return {
    ...table,
    /** What there is about it afterwards. */
    async yearPasses() {
      year++
      for (const account of table.accounts) expectDone(await say(deps, table.game, account, orders(year)))
      await carryOnUntilAsked(deps, table.game)
      return (await store.of(host)).filter(({ kind, occasion }) => kind === 'round-over' && occasion === String(year))
    },
  }
}

it('somebody who changes their mind about when and where', async () => {
  const { account } = await signUp()
  const { yearPasses } = await gameOf(account)
  expect(await yearPasses()).toMatchObject([{ nextTryAt: time.clock() }])
  const mail = { letters: { 'round-report': 'digest' }, digestHour: 20 }
  expect(await changeProfile(accountTools, account, { mail, timeZone: 'Asia/Tokyo' })).toMatchObject({ ok: true })
  expect(await yearPasses()).toMatchObject([{ nextTryAt: new Date('2027-03-05T11:00:00Z') }])
  expect(await changeProfile(accountTools, account, { mail: { letters: { 'round-report': 'off' } } })).toMatchObject({
    ok: true,
  })
  expect(await yearPasses()).toEqual([])
})

it('somebody who ends them from a letter', async () => {
  const email = someAddress()
  const { account } = await signUp(email)
  const { yearPasses } = await gameOf(account)
  const [letter] = await yearPasses()
  await database.pool.query('UPDATE letter SET mail_id = id WHERE id = $1', [letter!.id])
  expect(await store.turnOff(letter!.id)).toBe(true)
  expect(await yearPasses()).toEqual([])

  await changeProfile(accountTools, account, { mail: { letters: { 'round-report': 'at-once' } } })
  expect(await yearPasses()).toHaveLength(1)
  await store.turnOffAll(createHash('sha256').update(email).digest('hex').slice(0, 32), ['round-report'])
  expect(await yearPasses()).toEqual([])
})

it('a guest who gives an address in the middle of a game', async () => {
  const here = expectArrived(await openGuest(accountTools, { name: 'Eve', locale: 'de' }))
  const { yearPasses } = await gameOf(here.account)
  expect(await yearPasses()).toEqual([])
  const token = await mailLink(someAddress())
  await followLink(accountTools, { token, browser: BROWSER, here })
  expect(await yearPasses()).toHaveLength(1)
})

it('what they wish is not on the card', async () => {
  const { account } = await signUp()
  const { game, accounts } = await gameOf(account)
  for (const viewer of [null, account, accounts[1]!]) {
    const { card } = await look(deps, game, viewer)
    expect(Object.keys(card.seats[0]!).sort()).toEqual([
      ...[
        'absentRounds',
        'account',
        'away',
        'bank',
        'bot',
        'colour',
        'extensions',
        'gaveNonce',
        'name',
        'offeredAt',
        'program',
        'seat',
      ],
      'wishesPause',
    ])
  }
})
