// Opening a table: what is agreed, who sits where, bots and colours, invitations, and requests that come twice.
import { describe, expect, it } from 'vitest'
import { invite, listInvitations, readInvitation, withdrawInvitation } from '../../../src/games/lobby/invite.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { leaveGame } from '../../../src/games/lobby/leave-game.ts'
import { openGame } from '../../../src/games/lobby/open-game.ts'
import { agree, PACES, PRESETS } from '../../../src/games/model/agreement.ts'
import { CHOICES } from '../../../src/games/model/colours.ts'
import { milliseconds } from '../../../src/games/model/time/duration.ts'
import { readView } from '../../../src/games/read/read-view.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { eventsOf } from '../../support/games.ts'
import { Gate } from '../../support/gate.ts'
import { expectDone, fullTable, hostGame, look, opening, someone } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

/** Of some game. */
const STAND_INS = { names: ['clerk', 'miser'], usual: 'clerk' }

describe('An agreement', () => {
  it('is filled in from a preset', () => {
    expect(expectDone(agree({ pace: 'daily' }, STAND_INS))).toEqual({
      pace: { orders: 'P1D', decisions: 'PT12H' },
      absence: { grace: 'PT12H', standIn: 'clerk', substituteAfter: 2 },
      extensions: { each: 2, by: 'P1D' },
      talk: 'private',
      programs: 'welcome',
    })
  })

  it('that says nothing of time has a clock where others can sit down, and none alone with bots', () => {
    for (const people of [2, 3, 5])
      expect(expectDone(agree({}, STAND_INS, people))).toEqual(expectDone(agree({ pace: 'daily' }, STAND_INS, people)))
    expect(expectDone(agree({}, STAND_INS, 1))).toMatchObject({
      pace: { orders: null, decisions: null },
      absence: { grace: null },
    })
  })

  it.each(PRESETS)('that says %s is that, however many play', (pace) => {
    const { orders, decisions } = PACES[pace]
    for (const people of [1, 2, 5])
      expect(expectDone(agree({ pace }, STAND_INS, people)).pace).toEqual({ orders, decisions })
  })

  it.each([
    ['live', 'PT10M'],
    ['daily', 'P1D'],
    ['three-days', 'P3D'],
    ['weekly', 'P7D'],
  ] as const)('that is %s leaves %s for orders', (pace, orders) => {
    expect(expectDone(agree({ pace }, STAND_INS)).pace.orders).toBe(orders)
  })

  it('may be one’s own, with a fixed hour in a time zone', () => {
    const pace = { orders: 'P2D', decisions: null, hour: 20, timeZone: 'Europe/Berlin' }
    const absence = { standIn: 'silence', substituteAfter: null } as const
    expect(expectDone(agree({ pace, absence, talk: 'none' }, STAND_INS))).toMatchObject({ pace, absence, talk: 'none' })
  })

  it.each([
    ['/pace/orders', { pace: { orders: 'soon', decisions: null } }],
    ['/pace/orders', { pace: { orders: 'P1M', decisions: null } }],
    ['/pace/orders', { pace: { orders: 'PT1S', decisions: null } }],
    ['/pace/decisions', { pace: { orders: null, decisions: 'P61D' } }],
    ['/pace', { pace: { orders: 'P1D', decisions: null, hour: 8 } }],
    ['/pace/hour', { pace: { orders: null, decisions: null, hour: 8, timeZone: 'UTC' } }],
    ['/pace/timeZone', { pace: { orders: 'P1D', decisions: null, hour: 8, timeZone: 'Mars/Olympus' } }],
    ['/absence/grace', { absence: { grace: 'P' } }],
    ['/extensions/by', { extensions: { by: 'PT' } }],
    ['/absence/standIn', { absence: { standIn: 'nobody' } }],
  ])('refuses at %s what makes no sense: %j', (at, wish) => {
    expect(agree(wish, STAND_INS)).toMatchObject({ failure: { kind: 'bad-field', at } })
  })

  it('reads durations as ISO 8601 writes them', () => {
    expect(['P1W', 'P1D', 'PT1H', 'PT1M', 'PT1S', 'P1DT12H'].map(milliseconds)).toEqual(
      [604_800, 86_400, 3_600, 60, 1, 129_600].map((seconds) => seconds * 1000),
    )
    for (const nonsense of ['', 'P', 'PT', 'P1DT', '1D', 'P-1D', 'P1.5D', 'P1Y', 'p1d'])
      expect(milliseconds(nonsense)).toBeUndefined()
  })
})

describe('Opening', () => {
  it('shows on its card what is agreed, who hosts, and who sits where in which colour', async () => {
    const wish = opening({ agreement: { pace: 'weekly' }, colour: 'pink', bots: ['random'], visibility: 'unlisted' })
    const { game } = expectDone(await openGame(deps, wish))
    expect((await look(deps, game, wish.host)).card).toMatchObject({
      status: 'open',
      visibility: 'unlisted',
      host: wish.host,
      agreement: { pace: { orders: 'P7D' } },
      seats: [
        { seat: 0, account: wish.host, bot: null, colour: 'pink' },
        { seat: 2, account: null, bot: 'random', colour: 'orange' },
      ],
      startedAt: null,
    })
  })

  it('leaves nobody at the mercy of a stranger who says nothing, unless its host wishes so', async () => {
    const paceOf = async (wish: Parameters<typeof opening>[0]) => {
      const { game } = expectDone(await openGame(deps, opening(wish)))
      return (await look(deps, game, null)).card.agreement.pace.orders
    }
    expect(await paceOf({})).toBe('P1D')
    expect(await paceOf({ agreement: { talk: 'none' }, bots: ['regent'] })).toBe('P1D')
    expect(await paceOf({ bots: ['regent', 'regent'] })).toBeNull()
    expect(await paceOf({ agreement: { pace: 'none' } })).toBeNull()
    expect(await paceOf({ agreement: { pace: 'weekly' }, bots: ['regent', 'regent'] })).toBe('P7D')
  })

  it('with bots in all other seats begins as soon as the host has given a nonce', async () => {
    const { game } = await hostGame(deps, opening({ bots: ['regent', 'random'] }))
    const { card } = await look(deps, game, null)
    expect(card).toMatchObject({ status: 'running', seats: [{ bot: null }, { bot: 'regent' }, { bot: 'random' }] })
    expect(new Set(card.seats.map(({ colour }) => colour)).size).toBe(3)
  })

  it('refuses unknown bots, and a table of bots alone', async () => {
    expect(await openGame(deps, opening({ bots: ['hal'] }))).toMatchObject({ failure: { kind: 'no-such-bot' } })
    expect(await openGame(deps, opening({ bots: ['random', 'random', 'random'] }))).toMatchObject({
      failure: { kind: 'too-many-bots' },
    })
  })

  it('that comes twice under one key opens one game; another wish under that key is refused', async () => {
    const wish = opening({ key: 'tuesday', agreement: { pace: 'daily' } })
    const [first, second] = await Promise.all([openGame(deps, wish), openGame(deps, wish)])
    expect(expectDone(second)).toEqual(expectDone(first))
    expect(await openGame(deps, { ...wish, title: 'Another' })).toMatchObject({ failure: { kind: 'key-used' } })
    // Somebody else's key of the same name is another one.
    expect(expectDone(await openGame(deps, { ...wish, host: someone() })).game).not.toBe(expectDone(first).game)
  })
})

describe('Sitting down', () => {
  it('in a seat and a colour of one’s choice, while they are free', async () => {
    const { game } = expectDone(await openGame(deps, opening({ options: { players: 4 } })))
    const join = (wish: object) => joinGame(deps, { game, account: someone(), nonce: '', ...wish })
    expect(expectDone(await join({ seat: 2, colour: 'black' }))).toBe(2)
    expect(await join({ seat: 2 })).toMatchObject({ failure: { kind: 'seat-taken' } })
    expect(await join({ seat: 7 })).toMatchObject({ failure: { kind: 'seat-taken' } })
    expect(await join({ colour: 'black' })).toMatchObject({ failure: { kind: 'colour-taken' } })
    expect(expectDone(await join({}))).toBe(1)
  })

  it('two who want the same colour at once do not both get it', async () => {
    const { game } = expectDone(await openGame(deps, opening({ options: { players: 5 } })))
    const joined = await Promise.all(
      CHOICES.map(() => joinGame(deps, { game, account: someone(), nonce: '', colour: 'pink' })),
    )
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('a host who gets up takes the table along, unless the game has begun', async () => {
    const wish = opening()
    const { game } = expectDone(await openGame(deps, wish))
    expectDone(await leaveGame(deps, game, wish.host))
    expect(await readView(deps, game, wish.host)).toMatchObject({ failure: { kind: 'no-such-game' } })
    const begun = await fullTable(deps)
    expect(await leaveGame(deps, begun.game, begun.accounts[0]!)).toMatchObject({ failure: { kind: 'game-begun' } })
  })
})

describe('Invitations', () => {
  it('let a stranger see a private game and sit down, until they are taken back', async () => {
    const wish = opening({ visibility: 'private' })
    const { game } = expectDone(await openGame(deps, wish))
    const { token, id } = expectDone(await invite(deps, game, wish.host))
    expect(expectDone(await readInvitation(deps, token, null))).toMatchObject({ id: game })
    expect(expectDone(await listInvitations(deps, game, wish.host))).toMatchObject([{ id }])
    const guest = someone()
    expectDone(await joinGame(deps, { game, account: guest, nonce: '', invitation: token }))
    expect(await invite(deps, game, guest)).toMatchObject({ failure: { kind: 'not-the-host' } })
    expect(await invite(deps, game, someone())).toMatchObject({ failure: { kind: 'no-such-game' } })
    expectDone(await withdrawInvitation(deps, game, wish.host, id))
    expect(await readInvitation(deps, token, null)).toMatchObject({ failure: { kind: 'no-such-invitation' } })
    expect(await joinGame(deps, { game, account: someone(), nonce: '', invitation: token })).toMatchObject({
      failure: { kind: 'no-such-game' },
    })
  })

  it('are for one game, and of the token nothing is kept', async () => {
    const wish = opening({ visibility: 'private' })
    const { game } = expectDone(await openGame(deps, wish))
    const { game: other } = expectDone(await openGame(deps, { ...wish, title: 'Other' }))
    const { token } = expectDone(await invite(deps, game, wish.host))
    expect(await joinGame(deps, { game: other, account: someone(), nonce: '', invitation: token })).toMatchObject({
      failure: { kind: 'no-such-game' },
    })
    expect(JSON.stringify(expectDone(await listInvitations(deps, game, wish.host)))).not.toContain(token)
  })
})

describe('The last two seats', () => {
  it('are taken at once by two people, and the game begins at once', async () => {
    const { game } = await hostGame(deps, opening())
    // Each has seen the table before the other sits down.
    let looking = 0
    const bothLook = new Gate()
    const read: typeof deps.store.read = async (one) => {
      const opened = await deps.store.read(one)
      if (++looking === 2) bothLook.open()
      await bothLook.opened
      return opened
    }
    const wishes = [
      { seat: 1, colour: 'black' },
      { seat: 2, colour: 'pink' },
    ] as const
    const joined = await Promise.all(
      wishes.map((wish) => {
        const own = depsFor(database)
        return joinGame({ ...own, store: { ...own.store, read } }, { game, account: someone(), nonce: '', ...wish })
      }),
    )
    expect(joined.map(expectDone)).toEqual([1, 2])
    expect((await deps.store.read(game))!.file).toMatchObject({ status: 'running' })
    expect(await eventsOf(deps, game, 'begun')).toHaveLength(1)
  })
})
