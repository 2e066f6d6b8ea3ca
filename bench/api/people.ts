// People over HTTP: guests who open games, sit down, and answer what is asked of them. Anything refused stops the bench.
import { games } from '../../src/rules/games.ts'
import { paths } from './paths.ts'

const ruleset = games[0]!.standard.name
export const ORDERS = ['red', 'act', 'blue', 'act', 'black', 'wait'] as const

export interface Person {
  readonly name: string
  readonly token: string
}

/** A game that waits for orders; its host hands them in, the others keep silent. */
export interface Table {
  readonly game: string
  readonly host: Person
}

interface Question {
  id: string
  t: string
  cities?: number[]
  year?: number
}

export interface Seen {
  card: { status: string; seq: number }
  view: { questions: Question[] } | null
}

export const bearer = ({ token }: Person): Record<string, string> => ({ authorization: `Bearer ${token}` })

export async function ask<T>(url: string, method: string, person?: Person, body?: object): Promise<T> {
  const headers = { ...(person && bearer(person)), ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} was answered ${response.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

export async function guest(url: string, name: string): Promise<Person> {
  const { accessToken } = await ask<{ accessToken: string }>(url + paths.guest, 'POST', undefined, { name })
  return { name, token: accessToken }
}

export const look = (url: string, game: string, person: Person): Promise<Seen> =>
  ask(url + paths.game(game), 'GET', person)

export async function openGame(url: string, host: Person, players: number, length: 'short' | 'long'): Promise<string> {
  const opening = { ruleset, title: `${host.name}'s evening`, options: { players, length } }
  const { game } = await ask<{ game: string }>(url + paths.games, 'POST', host, opening)
  await ask(url + paths.nonce(game), 'PUT', host, { nonce: 'host' })
  return game
}

/** That many tables of three, each with a host of its own. */
export async function openTables(url: string, count: number): Promise<Table[]> {
  const silent = [await guest(url, 'Silent'), await guest(url, 'Quiet')]
  const tables: Table[] = []
  for (let at = 0; at < count; at++) {
    const host = await guest(url, `Host ${at + 1}`)
    const game = await openGame(url, host, 3, 'short')
    for (const person of silent) await ask(url + paths.seats(game), 'POST', person, { nonce: 'guest' })
    await untilOrders(url, game, [host, ...silent])
    tables.push({ game, host })
  }
  return tables
}

/** Everybody picks a city; the rules carry on in between. */
async function untilOrders(url: string, game: string, people: readonly Person[]): Promise<void> {
  for (;;)
    for (const person of people) {
      const [question] = (await look(url, game, person)).view?.questions ?? []
      if (question?.t === 'orders') return
      if (question) await answer(url, game, person, question)
    }
}

export async function answer(
  url: string,
  game: string,
  person: Person,
  { id, t, cities, year }: Question,
): Promise<void> {
  const said = t === 'start' ? { city: cities![0] } : { year, orders: ORDERS }
  await ask(url + paths.answer(game, t, id), 'PUT', person, said)
}
