// What Kingdom Defenders asks on the way and seldom: a siege, a victory, a space given up for a wound; and a turn of placement, which
// leaves the board in sight. On a phone in German by finger, at a desk in English by keyboard.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '../../src/rules/ruleset.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { playedAs } from '../support/every-game.ts'
import { findMoment, type Moment, reach } from '../support/moments.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, type Visitor, visitor } from './house.ts'
import { look, pressOn, tabTo } from './people.ts'

const PATIENCE = 600_000
const game = playedAs('kingdom-defenders')

/** All attacks, so that somebody is wounded with nothing left in hand. */
const POOL = ['P2', 'P5', 'P7', 'P9', 'P10', 'P11', 'P12', 'E6', 'E9', 'E11', 'E13', 'E14', 'E15', 'E16', 'E17', 'E18']
const options = { players: 3, difficulty: 'custom', variant: 'none', pool: POOL }
const ALL = ['plan', 'acts', 'favour', 'out', 'split', 'track', 'goods', 'siege', 'reward', 'camp', 'marker']
const first = { t: 'standing', standing: Object.fromEntries(ALL.map((what) => [what, 'ask'])) }

/** Two who are asked, or one and somebody who looks on. */
type Asked = Question & { readonly track?: unknown; readonly pay?: Record<string, string[]> }
const areAll = (kind: string, least: number) => (questions: readonly Question[]) =>
  questions.length >= least && questions.every(({ t }) => t === kind)
const isHardSiege = (questions: readonly Question[]) =>
  areAll('siege', 2)(questions) &&
  questions.some((one) => (one as Asked).track !== undefined) &&
  questions.some((one) => Object.values((one as Asked).pay ?? {}).some((ways) => ways.length > 1))

interface Person extends Visitor {
  readonly account: string
  /** How they choose and press. */
  choose(page: Page, target: Locator): Promise<void>
  press(page: Page, target: Locator): Promise<void>
}

describe.runIf(isBrowserThere('what Kingdom Defenders asks on the way'))('What is asked on the way', () => {
  const database = ownDatabase()
  let house: House
  let phone: Person
  let desk: Person
  let third = ''
  beforeAll(async () => {
    house = await openHouse({ DATABASE_URL: database.url, ACCESS_KEYS: `asked:${'secret'.repeat(6)}` })
    phone = {
      ...(await guest(await visitor(house, { ...PHONE, viewport: { width: 390, height: 844 }, locale: 'de-DE' }))),
      choose: (_, target) => target.tap(),
      press: (_, target) => target.tap(),
    }
    desk = {
      ...(await guest(await visitor(house, DESK))),
      choose: byKey,
      press: (page, target) => pressOn(page, target),
    }
    third = (await guest(await visitor(house, DESK))).account
  }, PATIENCE)
  afterAll(() => house?.close())

  const KINDS: [string, (questions: readonly Question[]) => boolean][] = [
    ['place', areAll('place', 1)],
    ['marker', areAll('marker', 1)],
    ['victory', areAll('victory', 2)],
    ['siege', isHardSiege],
  ]
  it.each(KINDS)('%s: is answered by finger and by keyboard', { timeout: PATIENCE }, async (kind, isIt) => {
    const moment = findMoment(game, { options, first, isIt })
    for (const [person, device] of [
      [phone, 'phone'],
      [desk, 'desk'],
    ] as const) {
      const { page } = person
      const { id, seat } = moment.questions[0]!
      const path = `/games/${await sitDown(moment, person, seat)}`
      await page.goto(path)
      const form = page.locator('.decision form')
      await form.waitFor()
      await keepScreen(page, `defenders-asked-${kind}-${device}`)
      await expectOpenToAll(page)
      if (kind === 'place') await expectBoardInSight(page)
      const ways = await form.locator('.picks input[type=radio]:not(:checked)').count()
      if (ways > 0) await person.choose(page, form.locator('.picks input[type=radio]:not(:checked)').first())
      await person.press(page, form.locator('button.main[type=submit]'))
      const asked = async () => (await look(page, path.split('/').at(-1)!)).view.questions.map((one) => one.id)
      await expect.poll(asked, { timeout: 30_000 }).not.toContain(id)
    }
  })

  it('a share is changed until all have answered', { timeout: PATIENCE }, async () => {
    const moment = findMoment(game, { options, first, isIt: isHardSiege })
    const asked = moment.questions.find((one) =>
      Object.values((one as Asked).pay ?? {}).some((ways) => ways.length > 1),
    )!
    const { page } = desk
    const path = `/games/${await sitDown(moment, desk, asked.seat)}`
    await page.goto(path)
    const send = page.getByRole('button', { name: 'Bear this share' })
    await pressOn(page, send)
    const change = page.getByRole('button', { name: 'Change my answer' })
    await change.waitFor()
    await page.getByText('You have answered; you can change it until all have.').waitFor()
    expect(await change.isDisabled()).toBe(true)
    await byKey(page, page.getByRole('radio', { checked: false }).first())
    await keepScreen(page, 'defenders-asked-changed')
    await pressOn(page, change)
    const given = async () => {
      const { view } = (await look(page, path.split('/').at(-1)!)) as unknown as {
        view: { players: { given: { pay: string } | null }[] }
      }
      return view.players[asked.seat]!.given?.pay
    }
    await expect.poll(given, { timeout: 30_000 }).toBe('wound')
  })

  it('without a complaint of any browser', () => {
    for (const { troubles } of [phone, desk]) expect(troubles).toEqual([])
  })

  /** In this seat; the others are taken by whoever is there. */
  function sitDown(moment: Moment, { account }: Person, seat: number): Promise<string> {
    const others = [phone.account, desk.account, third].filter((one) => one !== account)
    const accounts = moment.said
      .slice(0, options.players)
      .map(({ seat: at }) => (at === seat ? account : others.pop()!))
    return reach(depsFor(database), game, moment, accounts)
  }
})

/** A guest's session in this browser. */
async function guest(visit: Visitor): Promise<Visitor & { account: string }> {
  await visit.page.goto('/')
  const account = await visit.page.evaluate(async () => {
    const locale = navigator.language.slice(0, 2)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: locale === 'de' ? 'Bela' : 'Ada', locale })
    const session = await (await fetch('/v1/sessions/guest', { method: 'POST', headers, body })).json()
    localStorage.setItem('herald.session', JSON.stringify(session))
    return session.account as string
  })
  return { ...visit, account }
}

/** A radio by arrows: Tab leads to the one that is checked. */
async function byKey(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name')
  const value = await target.getAttribute('id')
  await tabTo(page, page.locator(`input[name="${name}"]:checked`))
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('ArrowDown')
    if ((await page.locator(`input[name="${name}"]:checked`).getAttribute('id')) === value) return
  }
  throw new Error(`${value} cannot be reached by arrows`)
}

/** Board and button are in the window at the same time. */
async function expectBoardInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const inWindow = (selector: string) => {
      const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    }
    return { board: inWindow('.desk-board'), button: inWindow('.place button.main') }
  })
  expect(seen.board).toBeGreaterThan(200)
  expect(seen.button).toBeGreaterThan(20)
}
