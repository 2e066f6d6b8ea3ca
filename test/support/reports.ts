// Letters and the API of a file's own: games that come to their second year, and the report of the first, as it was mailed.
import { afterAll } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import type { Mail } from '../../src/games/ports/mail.ts'
import { testApp } from './app.ts'
import { depsFor, ownDatabase } from './database.ts'
import { type Addressee, addressee, type Wishes } from './letters.ts'
import { atOrders, expectDone, orders, say } from './tables.ts'

export async function lettersOverTheApi() {
  const database = ownDatabase()
  const deps = depsFor(database)
  const { app, mails, letters: asked, services, close } = await testApp(database, undefined, undefined, deps)
  afterAll(close)
  const { letters } = services

  /** A game at its second year, and the report of the first. */
  async function withReport(wishes: Wishes = {}) {
    const person = await addressee(database, { ...wishes, letters: { 'game-began': 'off' } })
    const table = await atOrders(deps, 3, { host: person.account })
    await yearPasses(table, 1)
    return { person, ...table, report: mailTo(person) }
  }
  async function yearPasses({ game, accounts }: { game: string; accounts: string[] }, year: number) {
    for (const account of accounts) expectDone(await say(deps, game, account, orders(year)))
    await carryOnUntilAsked(deps, game)
    await sendDueLetters(letters)
  }
  const mailTo = ({ email }: Addressee): Mail => mails.findLast(({ to }) => to === email)!
  const tokenIn = (report: Mail): string =>
    report.blocks.flatMap((block) => (block.t === 'action' ? [block.link.url] : []))[0]!.split('#answer=')[1]!
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, token: string, payload?: object) =>
    app.inject({ method, url: `/v1${url}`, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })

  return { app, asked, call, database, deps, letters, mailTo, mails, tokenIn, withReport, yearPasses }
}
