// Hands for the browsers that playwright does not drive: looking, waiting and clicking by what stands on things.
import { expect } from 'vitest'
import { botFor } from '../../../src/bots/bots.ts'
import type { Question, Ruleset } from '../../../src/rules/ruleset.ts'
import type { Tab } from './tab.ts'

interface Seen {
  readonly card: { readonly status: string; readonly round: number }
  readonly view: { readonly questions: readonly Question[] }
}

const WAIT = { timeout: 60_000 }

/** A button by what it says, to the eye or to the ear. */
export const button = (begins: string): string =>
  `//button[starts-with(@aria-label, "${begins}") or starts-with(normalize-space(.), "${begins}")]`

/** Whether there is such an element. */
export const isOnPage = (tab: Tab, xpath: string): Promise<boolean> =>
  tab.evaluate(`document.evaluate(${JSON.stringify(xpath)}, document, null, 9).singleNodeValue !== null`)

/** As people do: again, when nothing came of it, since what was clicked may just have been drawn anew. */
export async function clickUntil(tab: Tab, xpath: string, outcome: string | (() => Promise<boolean>)): Promise<void> {
  const came = async () => {
    const isDone = await (typeof outcome === 'string' ? isOnPage(tab, outcome) : outcome())
    if (!isDone) await tab.click(xpath).catch(() => {})
    return isDone
  }
  await expect.poll(came, { ...WAIT, interval: 1000, message: `${tab.name}: ${xpath}` }).toBe(true)
}

/** Somebody new sits down against bots by one click, and another one if it is not the game that is offered first. */
export async function playNow(tab: Tab, address: string, name?: string): Promise<string> {
  await tab.goto(address)
  await tab.evaluate('localStorage.clear()')
  await tab.goto(address)
  if (name) {
    const label = `//label[contains(., "${name}")]`
    const isChosen = `document.evaluate('${label}//input', document, null, 9).singleNodeValue?.checked === true`
    await clickUntil(tab, label, () => tab.evaluate(isChosen))
  }
  const where = () => tab.evaluate<string>('location.pathname')
  await clickUntil(tab, button('Play now'), async () => /^\/games\/[0-9a-f-]+$/.test(await where()))
  return (await where()).split('/').at(-1)!
}

/** What the page itself could read, with the page's own token. */
export const look = (tab: Tab, game: string): Promise<Seen> =>
  tab.evaluate(
    `fetch('/v1/games/${game}', { headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('herald.session')).accessToken } }).then((response) => response.json())`,
  )

export async function asked(tab: Tab, game: string, kind: string): Promise<void> {
  const kinds = async () => (await look(tab, game)).view.questions.map(({ t }) => t)
  await expect.poll(kinds, { ...WAIT, message: `${tab.name} is not asked for ${kind}` }).toContain(kind)
}

export const isInRound = async (tab: Tab, game: string, round: number): Promise<boolean> =>
  (await look(tab, game)).card.round >= round

/** What the game's best player without people would answer in this seat. */
export async function advice<Answer>(tab: Tab, game: string, rules: Ruleset, kind: string): Promise<Answer> {
  const { view } = await look(tab, game)
  const question = view.questions.find(({ t }) => t === kind)!
  return botFor('regent', rules)!.answer(view, question, () => 0.5) as Answer
}
