// Three people and a bot play a whole game through the page: one by keyboard alone, one on a phone, one in German; with a
// server that is killed and started again in the middle, and letters whose links are followed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, type Visitor, visitor } from './house.ts'
import { advice, linkInMail, look, type Order, pressOn, signInByMail, tabTo } from './people.ts'

const KEYS: Readonly<Record<Order, string>> = { red: 'r', blue: 'b', black: 'k', act: 'a', wait: 'w' }
const ENGLISH: Readonly<Record<Order, RegExp>> = {
  ...{ red: /^Red road/, blue: /^Blue road/, black: /^Black road/, act: /^Act in/, wait: /^Wait in/ },
}
const GERMAN: Readonly<Record<Order, RegExp>> = {
  ...{ red: /^Rote Straße/, blue: /^Blaue Straße/, black: /^Schwarze Straße/, act: /^Handeln in/, wait: /^Warten in/ },
}
const YEARS = 9
const PATIENCE = 600_000

describe.runIf(isBrowserThere('a whole game through the page'))('A whole game through the page', () => {
  let house: House
  let ada: Visitor
  let bela: Visitor
  let cara: Visitor
  let game = ''
  beforeAll(async () => {
    house = await openHouse()
    ada = await visitor(house)
    bela = await visitor(house, PHONE)
    cara = await visitor(house, { ...DESK, locale: 'de-DE' })
  }, PATIENCE)
  afterAll(() => house?.close())

  it('is opened by keyboard, and friends come by a link', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await signInByMail(page, 'ada@example.org', { address: /Mail address/, send: /Send me a link/ })
    await page.goto('/new')
    await tabTo(page, page.getByLabel('Who plays'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.getByLabel('Who plays').inputValue(), { timeout: 30_000 }).toBe('1')
    await keepScreen(page, 'new-game')
    await expectOpenToAll(page)
    await pressOn(page, page.getByRole('button', { name: 'Open the game' }))
    await page.waitForURL(/\/games\//)
    game = page.url().split('/').at(-1)!
    await pressOn(page, page.getByRole('button', { name: 'Make an invitation link' }))
    const link = await page.getByLabel('Whoever has this link may sit down').inputValue()
    // The host's part of chance is given by the page itself, after the commitment was there.
    await page.getByText('Your part of chance:').click()
    await page.getByText('What the server has committed to').waitFor()
    await keepScreen(page, 'waiting-room')
    await expectOpenToAll(page)

    await bela.page.goto(link)
    await bela.page.getByLabel('You will be called').fill('Bela')
    await keepScreen(bela.page, 'invitation-phone')
    await expectOpenToAll(bela.page)
    await bela.page.getByRole('button', { name: 'Sit down' }).tap()
    await bela.page.waitForURL(`**/games/${game}`)

    await signInByMail(cara.page, 'cara@example.org', { address: /Mailadresse/, send: /Link/ })
    await cara.page.goto(link)
    await cara.page.getByRole('button', { name: 'Platz nehmen' }).click()
    await cara.page.waitForURL(`**/games/${game}`)
  })

  it('begins by itself, and everybody chooses a city when their turn comes', { timeout: PATIENCE }, async () => {
    const begin = { ada: /^Begin in/, bela: /^Begin in/, cara: /beginnen$/ }
    const choose = async ({ page }: Visitor, name: RegExp, how: 'keyboard' | 'pointer') => {
      const button = page.getByRole('button', { name })
      await button.waitFor({ timeout: 120_000 })
      if (how === 'keyboard') await pressOn(page, button)
      else await button.click()
    }
    await Promise.all([
      choose(ada, begin.ada, 'keyboard'),
      choose(bela, begin.bela, 'pointer'),
      choose(cara, begin.cara, 'pointer'),
    ])
    await ordersFor(ada, 1)
    await ordersFor(bela, 1)
    await ordersFor(cara, 1)
  })

  it('is played year by year, also while the server is away for a while', { timeout: PATIENCE }, async () => {
    await askCaraForRewards()
    for (let year = 1; year <= YEARS; year++) {
      if (year === 2) await writeWhileTheServerIsAway()
      else await Promise.all([adaOrders(year), belaOrders(year)])
      if (year === 3) await caraAnswersByLetter(year)
      else await caraOrders(year)
      await decideUntil(year)
    }
  })

  it('ends with why it ended so, and can be checked by everybody', { timeout: PATIENCE }, async () => {
    await ada.page.getByRole('heading', { name: 'The end of the game' }).waitFor()
    await cara.page.getByRole('heading', { name: 'Das Ende des Spiels' }).waitFor()
    await pressOn(ada.page, ada.page.getByRole('button', { name: 'Check this game' }))
    await ada.page.getByText('All is well: chance was fair').waitFor({ timeout: 60_000 })
    await ada.page.getByText('The commitment is the one your browser saw, and your part is in the seed.').waitFor()
    await ada.page.getByText('All receipts that your browser kept are in the log.').waitFor()
    await cara.page.getByRole('button', { name: 'Dieses Spiel prüfen' }).click()
    await cara.page.getByText('und dein Anteil steckt im Startwert.').waitFor({ timeout: 60_000 })
    await cara.page.getByText('Anteil am Startwert hatten außer dem Geheimnis des Servers').waitFor()
    await keepScreen(ada.page, 'finale')
    await keepScreen(bela.page, 'finale-phone')
    for (const { page } of [ada, bela, cara]) await expectOpenToAll(page)
    const [download] = await Promise.all([
      cara.page.waitForEvent('download'),
      cara.page.getByRole('button', { name: /herunterladen/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.json$/)
  })

  it('can be watched again, from the last letter too', { timeout: PATIENCE }, async () => {
    await ada.page.goto(await linkInMail(ada.page, 'ada@example.org', new RegExp(`/games/${game}$`)))
    await ada.page
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click()
    await ada.page.getByRole('button', { name: 'One step forward' }).waitFor()
    await ada.page.keyboard.press('End')
    await keepScreen(ada.page, 'film')
    await expectOpenToAll(ada.page)
    await bela.page.goto(`/games/${game}#round=3`)
    await bela.page.getByRole('button', { name: 'One step forward' }).tap()
    await keepScreen(bela.page, 'film-phone')
    await expectOpenToAll(bela.page)
  })

  it('without a complaint of any browser', () => {
    for (const { troubles } of [ada, bela, cara]) expect(troubles).toEqual([])
  })

  const title = { en: 'Your six orders for year', de: 'Deine sechs Befehle für Jahr' }
  const ordersFor = ({ page }: Visitor, year: number) =>
    page.getByRole('heading', { name: new RegExp(`(${title.en}|${title.de}) ${year}$`) }).waitFor({ timeout: 120_000 })

  /** By letters on the keyboard, Enter for the button, Enter for handing in. */
  async function adaOrders(year: number) {
    const { page } = ada
    await ordersFor(ada, year)
    for (const order of await advice(page, game)) await page.keyboard.press(KEYS[order])
    if (year === 1) {
      await page.getByText('As things stand').waitFor()
      await keepScreen(page, 'orders')
      await expectOpenToAll(page)
    }
    await pressOn(page, page.getByRole('button', { name: 'Hand in', exact: true }))
    await orderTaken(ada, year)
  }

  /** By touch: roads and places in the dock. */
  async function belaOrders(year: number) {
    const { page } = bela
    await ordersFor(bela, year)
    for (const order of await advice(page, game)) await choosing(bela, 'Choose an order', ENGLISH[order]).tap()
    if (year === 1) {
      await keepScreen(page, 'orders-phone')
      await expectOpenToAll(page)
    }
    await page.getByRole('button', { name: 'Hand in', exact: true }).tap()
    await orderTaken(bela, year)
  }

  async function caraOrders(year: number, { page } = cara) {
    await ordersFor({ page, troubles: [] }, year)
    for (const order of await advice(cara.page, game))
      await choosing({ page, troubles: [] }, 'Wähle einen Befehl', GERMAN[order]).click()
    if (year === 1) await keepScreen(page, 'orders-german')
    await page.getByRole('button', { name: 'Abgeben', exact: true }).click()
    await orderTaken({ page, troubles: [] }, year)
  }

  const choosing = ({ page }: Visitor, group: string, name: RegExp) =>
    page.getByRole('group', { name: group }).getByRole('button', { name })

  /** A receipt, or the year has run already because this was the last. */
  const orderTaken = ({ page }: Visitor, year: number) =>
    expect
      .poll(
        async () =>
          (await page.getByText(/^(Handed in|Abgegeben)\.$/).count()) > 0 ||
          (await look(cara.page, game)).card.round > year ||
          (await look(cara.page, game)).view.stage !== 'orders',
        { timeout: 60_000 },
      )
      .toBe(true)

  /** Ada and Bela write while nobody answers; nothing is lost, and everything goes on without a reload. */
  async function writeWhileTheServerIsAway() {
    await ordersFor(ada, 2)
    await ordersFor(bela, 2)
    const plans = { ada: await advice(ada.page, game), bela: await advice(bela.page, game) }
    await house.stop('SIGKILL')
    for (const order of plans.ada) await ada.page.keyboard.press(KEYS[order])
    for (const order of plans.bela) await choosing(bela, 'Choose an order', ENGLISH[order]).tap()
    await ada.page.getByRole('button', { name: /^Order 6: (?!empty)/ }).waitFor()
    await ada.page.getByText('The server cannot be reached.').first().waitFor()
    await keepScreen(ada.page, 'server-away')
    await house.start()
    await ada.page.getByText('The server cannot be reached.').first().waitFor({ state: 'detached', timeout: 60_000 })
    await bela.page.reload()
    for (const { page } of [ada, bela]) {
      await page.getByRole('button', { name: /^Order 6: (?!empty)/ }).waitFor()
      await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    }
    await orderTaken(ada, 2)
    await orderTaken(bela, 2)
  }

  /** The letter's link, opened where nobody is signed in: it is good for these orders. */
  async function caraAnswersByLetter(year: number) {
    await ordersFor(cara, year)
    const link = await linkInMail(cara.page, 'cara@example.org', /#answer=/, new RegExp(`#round=${year - 1}$`))
    const elsewhere = await visitor(house, { ...DESK, locale: 'de-DE' })
    await elsewhere.page.goto(link)
    await elsewhere.page.waitForURL(`**/games/${game}`)
    expect(elsewhere.page.url()).not.toContain('answer')
    await caraOrders(year, elsewhere)
    await keepScreen(elsewhere.page, 'by-letter')
    expect(elsewhere.troubles).toEqual([])
    await elsewhere.page.context().close()
  }

  async function askCaraForRewards() {
    const { page } = cara
    await page.getByRole('button', { name: /^Ändern/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('group', { name: /Belohnungen/ })
      .first()
      .getByLabel('Mich fragen')
      .check()
    await keepScreen(page, 'standing-instructions')
    await expectOpenToAll(page)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  /** What Cara is asked while the year runs, until it has run. */
  async function decideUntil(year: number) {
    for (;;) {
      const { card, view } = await look(cara.page, game)
      if (card.round > year || card.status === 'finished') return
      const asked = view.questions[0]
      if (!asked || asked.t === 'orders') {
        await new Promise((done) => setTimeout(done, 100)) // the worker is at it
        continue
      }
      const send = cara.page.locator('.decision button.main[type=submit]')
      await send.waitFor()
      await keepScreen(cara.page, `decision-${asked.t}`)
      await expectOpenToAll(cara.page)
      await send.click()
      const askedNow = async () => (await look(cara.page, game)).view.questions[0]?.id
      await expect.poll(askedNow, { timeout: 60_000 }).not.toBe(asked.id)
    }
  }
})
