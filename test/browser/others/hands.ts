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

export async function clickWhenThere(tab: Tab, xpath: string): Promise<void> {
  const clicked = () => tab.click(xpath).then(() => '', String)
  await expect.poll(clicked, { ...WAIT, message: `${tab.name}: ${xpath}` }).toBe('')
}

/** Somebody new sits down against bots by one click, and another one if it is not the game that is offered first. */
export async function playNow(tab: Tab, address: string, name?: string): Promise<string> {
  await tab.goto(address)
  await tab.evaluate('localStorage.clear()')
  await tab.goto(address)
  if (name) await clickWhenThere(tab, `//label[contains(., "${name}")]`)
  await clickWhenThere(tab, button('Play now'))
  const where = () => tab.evaluate<string>('location.pathname')
  await expect.poll(where, { ...WAIT, message: `${tab.name}: no table` }).toMatch(/^\/games\/[0-9a-f-]+$/)
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

export const roundReached = (tab: Tab, game: string, round: number): Promise<void> =>
  expect.poll(async () => (await look(tab, game)).card.round, WAIT).toBeGreaterThanOrEqual(round)

/** What the game's best player without people would answer in this seat. */
export async function advice<Answer>(tab: Tab, game: string, rules: Ruleset, kind: string): Promise<Answer> {
  const { view } = await look(tab, game)
  const question = view.questions.find(({ t }) => t === kind)!
  return botFor('regent', rules)!.answer(view, question, () => 0.5) as Answer
}
