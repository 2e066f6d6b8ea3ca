// People at their pages: how each of them does things. What they order is the built-in player's advice, from what their own
// view shows; how they order it is up to their hands.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import type { Command, Question } from '../../src/rules/ruleset.ts'
import { ruleset } from '../support/tables.ts'

export type Order = 'red' | 'blue' | 'black' | 'act' | 'wait'

const adviser = botFor('regent', ruleset)!

interface Seen {
  readonly card: { readonly status: string; readonly round: number }
  readonly view: { readonly stage: string; readonly questions: readonly Question[] }
}

/** What the page itself could read, with the page's own token. */
export const look = (page: Page, game: string): Promise<Seen> =>
  page.evaluate(async (path) => {
    const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
    const response = await fetch(path, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return response.json()
  }, `/v1/games/${game}`)

/** What the built-in player would order in this seat. */
export async function advice(page: Page, game: string): Promise<Order[]> {
  const { view } = await look(page, game)
  const question = view.questions.find(({ t }) => t === 'orders')!
  return (adviser.answer(view, question, () => 0.5) as Command & { orders: Order[] }).orders
}

/** Tab after Tab, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached by Tab`)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Asks for a link, opens the letter in the local mailbox, and follows it. */
export async function signInByMail(
  page: Page,
  address: string,
  words: { address: RegExp; send: RegExp },
): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel(words.address).first().fill(address)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByRole('link', { name: /mailbox|Postfach|Briefkasten/i }).waitFor()
  const link = await linkInMail(page, address, /\/sign-in#/)
  await page.goto(link)
  await page.waitForFunction(() => localStorage.getItem('herald.session') !== null)
}

/** The first link of this form in the newest letter to somebody, once there is a letter that holds such links. */
export async function linkInMail(page: Page, to: string, form: RegExp, about: RegExp = form): Promise<string> {
  const tab = await page.context().newPage()
  let links: string[] = []
  try {
    await expect
      .poll(
        async () => {
          await tab.goto('/mailbox')
          await tab.getByRole('listitem').filter({ hasText: to }).first().getByRole('link').click()
          links = await tab.getByRole('link').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
          return links.some((link) => about.test(link))
        },
        { timeout: 60_000, interval: 500, message: `a letter to ${to} with a link like ${about}` },
      )
      .toBe(true)
    return links.find((link) => form.test(link))!
  } finally {
    await tab.close()
  }
}
