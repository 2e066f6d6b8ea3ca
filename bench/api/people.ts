// People over HTTP: guests who open games, sit down, and answer what is asked of them. Anything refused stops the bench.
import { Herald } from '../../packages/client/src/index.ts'
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

/** Tried once: what is refused is a mistake of the bench's. */
const calling = (url: string, person?: Person): Herald =>
  new Herald(url, { attempts: 1, ...(person && { token: person.token }) })

export async function guest(url: string, name: string): Promise<Person> {
  const { data } = await calling(url).post('/v1/sessions/guest', { body: { name } })
  return { name, token: data.accessToken }
}

export const look = async (url: string, game: string, person: Person): Promise<Seen> =>
  (await calling(url, person).call<Seen>('get', paths.game(game))).data

export async function openGame(url: string, host: Person, players: 3 | 4, length: 'short' | 'long'): Promise<string> {
  const body = { ruleset, title: `${host.name}'s evening`, options: { players, length } }
  const { game } = (await calling(url, host).post('/v1/games', { body })).data
  await calling(url, host).put('/v1/games/{game}/nonce', { path: { game }, body: { nonce: 'host' } })
  return game
}

export const startWith = async (url: string, game: string, host: Person, bot: string): Promise<void> => {
  await calling(url, host).post('/v1/games/{game}/start', { path: { game }, body: { bot } })
}

/** That many tables of three, each with a host of its own. */
export async function openTables(url: string, count: number): Promise<Table[]> {
  const silent = [await guest(url, 'Silent'), await guest(url, 'Quiet')]
  const tables: Table[] = []
  for (let at = 0; at < count; at++) {
    const host = await guest(url, `Host ${at + 1}`)
    const game = await openGame(url, host, 3, 'short')
    for (const person of silent)
      await calling(url, person).post('/v1/games/{game}/seats', { path: { game }, body: { nonce: 'guest' } })
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
  await calling(url, person).call('put', paths.answer(game, t), { query: { question: id }, body: said })
}
