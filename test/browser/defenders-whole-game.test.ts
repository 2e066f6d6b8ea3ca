// Two people and a bot play a whole game of Kingdom Defenders through the page: one on a phone, one in German by keyboard; a
// round with every decision asked one by one, and a server that is killed and started again in the middle.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/rules/kingdom-defenders/view.types.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, type Visitor, visitor } from './house.ts'
import { look, pressOn, signInByMail, tabTo } from './people.ts'

const ROUNDS = 6
const ASKED_ROUND = 3
const PATIENCE = 900_000

interface Person extends Visitor {
  readonly words: { readonly handIn: string; readonly then: string; readonly what: RegExp; readonly askMe: string }
  /** How they point at a space, and press. */
  point(page: Page, space: string): Promise<void>
  press(page: Page, selector: string): Promise<void>
}

describe.runIf(isBrowserThere('Kingdom Defenders through the page'))('A whole game of the second kind', () => {
  let house: House
  let bela: Person
  let cara: Person
  let game = ''
  const screens = new Set<string>()
  beforeAll(async () => {
    house = await openHouse()
    bela = {
      ...(await visitor(house, PHONE)),
      words: { handIn: 'Hand in', then: 'After the wishes', what: /^What .* does$/, askMe: 'Ask me then' },
      point: async (page, space) => void (await page.locator('.space-select select').selectOption(space)),
      press: (page, selector) => page.locator(selector).first().tap(),
    }
    cara = {
      ...(await visitor(house, { ...DESK, locale: 'de-DE' })),
      words: { handIn: 'Abgeben', then: 'Nach den Wünschen', what: /^Was .* tut$/, askMe: 'Mich dann fragen' },
      point: byArrows,
      press: (page, selector) => pressOn(page, page.locator(selector).first()),
    }
  }, PATIENCE)
  afterAll(() => house?.close())

  it('is opened on a phone, and a friend comes by a link', { timeout: PATIENCE }, async () => {
    const { page } = bela
    await page.goto('/new')
    await page.getByLabel('You will be called').fill('Bela')
    await page.getByRole('radio', { name: /Kingdom Defenders/ }).check()
    await page.getByLabel('Who plays').selectOption('1')
    await keepScreen(page, 'defenders-new-phone')
    await expectOpenToAll(page)
    await page.getByRole('button', { name: 'Open the game' }).tap()
    await page.waitForURL(/\/games\//)
    game = page.url().split('/').at(-1)!
    await page.getByRole('button', { name: 'Make an invitation link' }).tap()
    const link = await page.getByLabel('Whoever has this link may sit down').inputValue()
    await signInByMail(cara.page, 'cara@example.org', { address: /Mailadresse/, send: /Link/ })
    await cara.page.goto(link)
    await pressOn(cara.page, cara.page.getByRole('button', { name: 'Platz nehmen' }))
    await cara.page.waitForURL(`**/games/${game}`)
  })

  it('is played round by round, also while the server is away for a while', { timeout: PATIENCE }, async () => {
    const askedAbout = new Set<string>()
    for (let round = 1; round <= ROUNDS; round++) {
      if (round === 2) await writeWhileTheServerIsAway()
      if (round === ASKED_ROUND) await askMeEverything(cara)
      await Promise.all([playRound(bela, round), playRound(cara, round, askedAbout)])
      if (await isOver()) break
    }
    expect(await isOver()).toBe(true)
    expect([...askedAbout]).toEqual(expect.arrayContaining(['place', 'act']))
  })

  it('ends with why it ended so, and can be checked and watched again', { timeout: PATIENCE }, async () => {
    for (const { page } of [bela, cara]) await page.reload()
    await bela.page.getByRole('button', { name: 'Check this game' }).tap()
    await bela.page.getByText('All is well: chance was fair').waitFor({ timeout: 60_000 })
    await bela.page.getByText('All receipts that your browser kept are in the log.').waitFor()
    await pressOn(cara.page, cara.page.getByRole('button', { name: 'Dieses Spiel prüfen' }))
    await cara.page.getByText('und dein Anteil steckt im Startwert.').waitFor({ timeout: 60_000 })
    await keepScreen(bela.page, 'defenders-finale-phone')
    await keepScreen(cara.page, 'defenders-finale')
    for (const { page } of [bela, cara]) await expectOpenToAll(page)
    await cara.page.goto(`/games/${game}#round=1`)
    await cara.page.getByRole('slider').waitFor()
    await cara.page.keyboard.press('End')
    await keepScreen(cara.page, 'defenders-film')
    await expectOpenToAll(cara.page)
  })

  it('without a complaint of any browser', () => {
    for (const { troubles } of [bela, cara]) expect(troubles).toEqual([])
  })

  const seen = async ({ page }: Person) => {
    const { card, view } = await look(page, game)
    return { card, view: view as unknown as View }
  }
  const isOver = async () => (await seen(bela)).card.status !== 'running'

  /** Answers whatever the page asks in a round, by the page. */
  async function playRound(person: Person, round: number, askedAbout = new Set<string>()) {
    for (;;) {
      const { card, view } = await seen(person)
      if (card.status !== 'running' && card.status !== 'open') return
      if (view.round > round) return
      const [question] = view.questions ?? []
      if (!question) {
        await new Promise((soon) => setTimeout(soon, 100)) // others are asked, or the worker is at it
        continue
      }
      askedAbout.add(question.t)
      if (question.t === 'plan') await writePlan(person, view)
      else if (question.t === 'acts') await handInActs(person, view)
      else await decide(person)
      const asked = async () => (await seen(person)).view.questions[0]?.id
      await expect.poll(asked, { timeout: 60_000, message: question.id }).not.toBe(question.id)
    }
  }

  /** As it is filled in; where nothing is, the first that there is. */
  async function decide({ page, press }: Person) {
    const send = page.locator('.decision button.main[type=submit]')
    await send.waitFor({ timeout: 60_000 })
    if (await send.isDisabled()) await page.locator('.decision .picks input').first().press(' ')
    await press(page, '.decision button.main[type=submit]:enabled')
  }

  async function writePlan(person: Person, view: View) {
    const { page, words } = person
    await page.locator('.plan .dock').waitFor({ timeout: 60_000 })
    if (view.round === ASKED_ROUND && person === cara)
      await page.getByLabel(words.then).selectOption('ask') // no wishes: turn by turn
    else await writeWishes(person, view)
    await screen(person, `plan-${person === bela ? 'phone' : 'german'}`)
    await person.press(page, `.dock button.main:has-text("${words.handIn}")`)
  }

  /** Two spaces that are open now: weapons and spells, or whatever there is. */
  async function writeWishes({ page, point, press }: Person, view: View) {
    const question = view.questions.find(({ t }) => t === 'plan')!
    const open = question.t === 'plan' ? question.spaces.filter(({ closed }) => closed === null) : []
    const spaces = open.map(({ space }) => space).sort((a, b) => Number(b.startsWith('E')) - Number(a.startsWith('E')))
    const tiles = new Map(spaces.map((space) => [space.split('.')[0]!, space]))
    for (const [i, space] of [...tiles.values()].slice(0, 2).entries()) {
      await point(page, space)
      await press(page, '.pointed button.main')
      await page.locator('.wishes button.wish:not(.empty)').nth(i).waitFor()
    }
  }

  async function handInActs(person: Person, view: View) {
    const { page, words } = person
    await page.locator('.act-list').waitFor({ timeout: 60_000 })
    if (view.round === ASKED_ROUND && person === cara)
      for (const one of await page.getByLabel(words.what).all()) await one.selectOption({ label: words.askMe })
    await screen(person, `acts-${person === bela ? 'phone' : 'german'}`)
    await person.press(page, `.acts-paper .send button.main`)
  }

  /** What can be left to instructions is asked as well. */
  async function askMeEverything({ page }: Person) {
    await page.getByRole('heading', { name: `Dein Plan für Runde ${ASKED_ROUND}` }).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: /^Ändern/ }).click()
    const dialog = page.getByRole('dialog')
    for (const way of await dialog.getByLabel('Mich fragen').all()) await way.check()
    await keepScreen(page, 'defenders-instructions')
    await expectOpenToAll(page)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** A plan is written while nobody answers: nothing is lost, and it is handed in when somebody does. */
  async function writeWhileTheServerIsAway() {
    await expect.poll(async () => (await seen(bela)).view.questions[0]?.t, { timeout: 60_000 }).toBe('plan')
    const { view } = await seen(bela)
    await bela.page.locator('.plan .dock').waitFor({ timeout: 60_000 })
    await house.stop('SIGKILL')
    await writeWishes(bela, view)
    await bela.page.getByText('The server cannot be reached.').first().waitFor()
    await house.start()
    await bela.page.getByText('The server cannot be reached.').first().waitFor({ state: 'detached', timeout: 60_000 })
    await bela.page.reload()
    await bela.page.locator('.wishes button.wish:not(.empty)').nth(1).waitFor()
    await bela.press(bela.page, `.dock button.main:has-text("Hand in")`)
    await expect.poll(async () => (await seen(bela)).view.questions.some(({ t }) => t === 'plan')).toBe(false)
  }

  /** Arrow after arrow down the list of spaces, as somebody without a mouse gets there. */
  async function byArrows(page: Page, space: string) {
    const select = page.locator('.space-select select')
    await tabTo(page, select)
    await page.keyboard.press('Home')
    for (let presses = 0; presses < 80 && (await select.inputValue()) !== space; presses++)
      await page.keyboard.press('ArrowDown')
    expect(await select.inputValue()).toBe(space)
  }

  /** Once for each name: looked at, and open to all. */
  async function screen({ page }: Person, name: string) {
    if (screens.has(name)) return
    screens.add(name)
    await keepScreen(page, `defenders-${name}`)
    await expectOpenToAll(page)
  }
})
