// What is told of a game while it is played: receipts, seals that open in time, taking back, rounds step by step, talk.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { tellRound } from '../../../src/games/letters/compose/told-round.ts'
import { readPages } from '../../../src/games/log/pages/read-pages.ts'
import { sealOf } from '../../../src/games/model/chain.ts'
import { namesAt } from '../../../src/games/model/names.ts'
import { answerQuestion, readAnswers } from '../../../src/games/play/answer-question.ts'
import { sayAtTable } from '../../../src/games/play/talk.ts'
import { readFigures } from '../../../src/games/read/finished/read-figures.ts'
import { readHistory } from '../../../src/games/read/read-history.ts'
import { readPicture } from '../../../src/games/read/read-picture.ts'
import { listRounds, readRound, type Step, stepsIn } from '../../../src/games/read/read-rounds.ts'
import { readView } from '../../../src/games/read/read-view.ts'
import { readTalk } from '../../../src/games/read/talk.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Happening, Locale, Ruleset } from '../../../src/rules/ruleset.ts'
import { secondGame } from '../../rules/second-game.ts'
import { playOn } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { luckOf } from '../../support/play.ts'
import {
  atOrders,
  expectDone,
  fullTable,
  look,
  opening,
  orders,
  ruleset,
  say,
  someone,
  takeBack,
} from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

describe('A receipt', () => {
  it('says in words what was handed in and where it leads, in the player’s language', async () => {
    const { game, accounts } = await atOrders(deps)
    const { t: kind, ...answer } = orders(1, 'red', 'act')
    const said = { game, account: accounts[0]!, kind, answer }
    const english = expectDone(await answerQuestion(deps, said))
    expect(english.words).toHaveLength(6)
    expect(english.words[1]).toMatch(/^Act in /)
    expect(expectDone(await answerQuestion(deps, { ...said, locale: 'de' })).words[1]).toMatch(/^Handle in /)
    expect(Object.keys(english).sort()).toEqual([
      'at',
      'head',
      'places',
      'salt',
      'seal',
      'seat',
      'seq',
      'warnings',
      'words',
    ])
  })

  it('is refused where the game has moved on since it was looked at', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, bela] = accounts as [string, string]
    const { revision } = expectDone(await readView(deps, game, ada))
    expectDone(await say(deps, game, bela, orders(1, 'act')))
    const { t: kind, ...answer } = orders(1, 'red')
    const said = { game, account: ada, kind, answer }
    expect(await answerQuestion(deps, { ...said, asSeen: [{ revision }] })).toMatchObject({
      failure: { kind: 'moved-on' },
    })
    expectDone(await answerQuestion(deps, { ...said, asSeen: [{ revision: revision + 1 }] }))
  })
})

describe('What is handed in', () => {
  it('can be read by its player alone, and taken back while that is allowed', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, bela] = accounts as [string, string]
    expectDone(await say(deps, game, ada, orders(1, 'act')))
    expect(expectDone(await readAnswers(deps, game, ada))).toMatchObject({ orders: { year: 1 }, standing: {} })
    expect(expectDone(await readAnswers(deps, game, bela))).not.toHaveProperty('orders')
    expectDone(await takeBack(deps, game, ada, 'orders'))
    expect(expectDone(await readAnswers(deps, game, ada))).not.toHaveProperty('orders')
    expect(await takeBack(deps, game, ada, 'orders')).toMatchObject({
      failure: { kind: 'refused', refusal: { code: 'no-orders' } },
    })
    expect(await takeBack(deps, game, ada, 'spoils')).toMatchObject({
      failure: { kind: 'no-taking-back' },
    })
    expect(await readAnswers(deps, game, someone())).toMatchObject({ failure: { kind: 'not-at-the-table' } })
  })
})

describe('A seal', () => {
  it('is seen by all at once; salt and orders when the year is resolved; replaced orders stay secret', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, bela, carl] = accounts as [string, string, string]
    const first = expectDone(await say(deps, game, ada, orders(1, 'black', 'black')))
    const second = expectDone(await say(deps, game, ada, orders(1, 'red', 'red')))
    const seenBy = async (account: string | null, seq: number) =>
      expectDone(await readHistory(deps, game, account)).find((told) => told.seq === seq)
    for (const account of [bela, null]) {
      const told = await seenBy(account, second.seq)
      expect(told).toMatchObject({ by: 0, seal: second.seal, event: { t: 'orders-given' } })
      expect(told).not.toHaveProperty('salt')
      expect(told!.event).not.toHaveProperty('orders')
    }
    expect(await seenBy(ada, second.seq)).toMatchObject({ salt: second.salt, event: { orders: expect.any(Array) } })

    for (const account of [bela, carl]) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    const open = await seenBy(null, second.seq)
    expect(open).toMatchObject({ seal: second.seal, salt: second.salt })
    expect(sealOf(open!.salt!, [open!.event])).toBe(second.seal)
    expect(sealOf(open!.salt!, [{ ...open!.event, year: 2 } as Happening])).not.toBe(second.seal)
    const replaced = await seenBy(null, first.seq)
    expect(replaced).toMatchObject({ seal: first.seal })
    expect(replaced).not.toHaveProperty('salt')
    expect(replaced!.event).not.toHaveProperty('orders')
  })
})

describe('The story by rounds', () => {
  it('tells a year step by step, with the positions between', async () => {
    const { game, accounts } = await atOrders(deps)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1, 'act', 'red')))
    await carryOnUntilAsked(deps, game)
    const rounds = expectDone(await listRounds(deps, game, null))
    expect(rounds).toMatchObject([
      { round: 1, from: 1 },
      { round: 2, from: rounds[0]!.to + 1 },
    ])
    const year = expectDone(await readRound(deps, { game, reader: accounts[0]!, round: 1, views: true }))
    const steps = year.steps.map(({ step }) => step)
    expect(steps[0]).toBe('set-up')
    expect(steps.filter((step) => step?.startsWith('order-'))).toHaveLength(18)
    expect(year.before).toBeNull()
    expect(year.steps.at(-1)!.view).toEqual(year.after)
    expect(year.steps.flatMap(({ events }) => events).every(({ seq }) => seq <= year.to)).toBe(true)
    expect(expectDone(await readRound(deps, { game, reader: null, round: 2 })).before).toMatchObject({
      year: 1,
      viewer: 'public',
    })
    expect(await readRound(deps, { game, reader: null, round: 3 })).toMatchObject({
      failure: { kind: 'no-such-round' },
    })
  })

  it('puts each step into the reader’s words', async () => {
    const { game, accounts } = await atOrders(deps)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1, 'wait', 'red')))
    await carryOnUntilAsked(deps, game)
    const told = async (reader: string | null, locale: Locale) =>
      expectDone(await readRound(deps, { game, reader, round: 1, locale })).steps
    const [own, german, others] = [
      ...[await told(accounts[0]!, 'en'), await told(accounts[0]!, 'de'), await told(null, 'en')],
    ] as const
    const first = (steps: readonly Step[]) => steps.find(({ step }) => step === 'order-1-0')!.lines[0]
    expect(first(own)).toEqual({ seats: [0], text: expect.stringMatching(/^You wait in /) })
    expect(first(german)).toEqual({ seats: [0], text: expect.stringMatching(/^Du wartest in /) })
    expect(first(others)).toEqual({ seats: [0], text: expect.stringMatching(/^a former player I waits in /) })
    for (const steps of [own, german, others])
      for (const { step, lines } of steps) if (step?.startsWith('order-')) expect(lines.length).toBeGreaterThan(0)
    // All that a letter would tell of that year, once, and in the same order.
    const { file } = (await deps.store.read(game))!
    const table = { file, ruleset, state: undefined, snapshotSeq: 0, said: {} }
    const reader = { viewer: 0, locale: 'en' as const, names: namesAt(file, 'en') }
    const year = tellRound(table, await readPages(deps, table), reader, file.seq, 1)!
    const mine = own.flatMap(({ lines }) => lines).filter(({ seats }) => seats.includes(0))
    expect(mine.map(({ text }) => text)).toEqual(year.own)
  })

  it('keeps apart steps of the same name, and what comes before the first', () => {
    const lists = (step: string | null, ...texts: string[]) => ({ step, lines: texts.map((text) => ({ text })) })
    const events = [
      { t: 'begun' },
      { t: 'placed', seat: 0, space: 'mill' },
      { t: 'placed', seat: 1, space: 'forge' },
      { t: 'bids-opened', bids: [3, 1], bonus: 0 },
      { t: 'bid-given', seat: 0 },
      { t: 'placed', seat: 0, space: 'tower' },
    ]
    const told = events.map((event, i) => ({ seq: i + 1, at: new Date(), by: null, event }))
    const second = secondGame as unknown as Ruleset
    const lines = second.story(events, { viewer: 'public', locale: 'en', names: ['Ada', 'Bela'] })
    expect(stepsIn(second, told, lines)).toMatchObject([
      lists(null),
      lists('place-0', 'Ada: mill.'),
      lists('place-1', 'Bela: forge.'),
      lists('bids', 'Ada: 3.', 'Bela: 1.'),
      lists('place-0', 'Ada: tower.'),
    ])
  })

  it('begins a step anew wherever the game says so', () => {
    const marks = ({ t }: Happening) => (t === 'placed' ? { step: 'placing', anew: true as const } : {})
    const second = { ...(secondGame as unknown as Ruleset), marks }
    const told = ['placed', 'bid-given', 'placed', 'placed'].map((t, i) => ({
      ...{ seq: i + 1, at: new Date(), by: null, event: { t } },
    }))
    const steps = stepsIn(second, told, [])
    expect(steps.map(({ step, events }) => [step, events.length])).toEqual([
      ['placing', 2],
      ['placing', 1],
      ['placing', 1],
    ])
  })

  it('draws the board at the end of any of them', async () => {
    const { game, accounts } = await atOrders(deps)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1, 'red')))
    await carryOnUntilAsked(deps, game)
    const wish = { game, reader: null, locale: 'en' as const }
    const drawn = async (round?: number) =>
      expectDone(await readPicture(deps, { ...wish, ...(round !== undefined && { round }) })).svg()
    expect(expectDone(await drawn(1))).toContain('Year 1 of')
    expect(expectDone(await drawn())).toContain('Year 2 of')
    expect(await drawn(9)).toMatchObject({ failure: { kind: 'no-such-round' } })
  })
})

describe('The figures of a game', () => {
  it('are told year by year when it is over, to all, and to nobody before', async () => {
    const { game, accounts } = await atOrders(deps)
    for (const reader of [accounts[0]!, null])
      expect(await readFigures(deps, game, reader)).toMatchObject({ failure: { kind: 'game-not-over' } })
    await playOn(deps, game, luckOf(digest('figures')))
    const told = expectDone(await readFigures(deps, game, null))
    expect(told.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const events = (await deps.store.pages(game)).flatMap((page) => page.events)
    const { figures } = ruleset.outcome(events)!
    const last = told.at(-1)!
    expect(last.figures).toMatchObject({ wealth: figures.gold, influence: figures.stories })
    expect(last.figures).toMatchObject({
      reputation: figures.reputation,
      units: accounts.map(() => expect.any(Number)),
    })
    expect(Object.keys(last.others.dummy!).sort()).toEqual(['influence', 'reputation', 'wealth'])
    const { to } = expectDone(await listRounds(deps, game, null))[4]!
    const { lords } = ruleset.fold(events.slice(0, to)) as { lords: { gold: number }[] }
    expect(told[4]!.figures.wealth).toEqual(lords.map(({ gold }) => gold))
    expect(told[4]!.figures.wealth).not.toEqual(last.figures.wealth)
  })
})

describe('Talk', () => {
  it('is heard by all, or by the one it was said to', async () => {
    const { game, accounts } = await fullTable(deps)
    const [ada, bela, carl] = accounts as [string, string, string]
    const speak = (account: string, to: number | null, text: string, key?: string) =>
      sayAtTable(deps, { game, account, to, text, ...(key !== undefined && { key }) })
    expectDone(await speak(ada, null, 'Good luck!'))
    expectDone(await speak(ada, 1, 'Leave me the north.'))
    const heard = async (account: string | null) =>
      expectDone(await readTalk(deps, game, account)).map(({ text }) => text)
    expect(await heard(ada)).toEqual(['Good luck!', 'Leave me the north.'])
    expect(await heard(bela)).toEqual(['Good luck!', 'Leave me the north.'])
    for (const account of [carl, null, someone()]) expect(await heard(account)).toEqual(['Good luck!'])
    expect(expectDone(await readTalk(deps, game, bela, 1))).toMatchObject([{ number: 2, from: 0, to: 1 }])

    // The log knows nothing of it.
    expect((await look(deps, game, ada)).card.seq).toBe((await deps.store.read(game))!.file.seq)
    expect(JSON.stringify(await deps.store.pages(game))).not.toContain('luck')

    const [once, twice] = [await speak(bela, null, 'Yes', 'k1'), await speak(bela, null, 'Yes', 'k1')]
    expect(expectDone(twice)).toEqual(expectDone(once))
    expect(await speak(someone(), null, 'Hello?')).toMatchObject({ failure: { kind: 'not-at-the-table' } })
    for (const to of [0, 9]) expect(await speak(ada, to, 'x')).toMatchObject({ failure: { at: '/to' } })
    for (const text of ['  ', 'x'.repeat(2001)])
      expect(await speak(ada, null, text)).toMatchObject({ failure: { at: '/text' } })
  })

  it('goes as far as is agreed', async () => {
    const hush = async (talk: 'none' | 'table', to: number | null) => {
      const { game, accounts } = await fullTable(deps, 3, opening({ agreement: { talk } }))
      return sayAtTable(deps, { game, account: accounts[1]!, to, text: 'Psst' })
    }
    expect(await hush('none', null)).toMatchObject({ failure: { kind: 'no-talk' } })
    expect(await hush('table', 0)).toMatchObject({ failure: { kind: 'no-talk' } })
    expect(await hush('table', null)).toMatchObject({ ok: true })
  })

  it('many who speak at once are numbered one after the other', async () => {
    const { game, accounts } = await fullTable(deps, 5)
    const said = await Promise.all(
      [...accounts, ...accounts].map((account, i) => sayAtTable(deps, { game, account, to: null, text: `No ${i}` })),
    )
    expect(said.map((one) => expectDone(one).number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('What is remembered', () => {
  it('is never older than what another process has written', async () => {
    const { game, accounts } = await atOrders(deps)
    const other = depsFor(database)
    const [ada, bela, carl] = accounts as [string, string, string]
    await look(other, game, ada)
    for (const account of accounts) {
      expectDone(await say(deps, game, account, orders(1, 'act')))
      expect((await look(other, game, ada)).card.seq).toBe((await look(deps, game, ada)).card.seq)
    }
    await carryOnUntilAsked(deps, game)
    // What the other one remembers is a year old: it is not refused for that.
    expectDone(await say(other, game, bela, orders(2, 'act')))
    expect(await say(other, game, carl, orders(1, 'act'))).toMatchObject({ failure: { kind: 'refused' } })
  })
})
