// A bot that plays both games, from what it is told alone: HERALD_URL=http://localhost:3000 npm start [game …]
//
// With HERALD_TOKEN it plays all games of that account, for ever. Without, it comes as a guest. For each game that is named it opens
// a table with the server's own bots, and ends when these are over.
import { type Asked, type Bot, type components, Herald, play } from '@herald/client'
import { type Road, travel } from './travel.js'

const url = process.env.HERALD_URL ?? 'http://localhost:3000'
const named = process.argv.slice(2)

const herald = new Herald(url)
const me = herald.as(process.env.HERALD_TOKEN ?? (await asGuest('A small bot')))
const roads = await roadsOf('xidit')
const tables = new Set<string>()
for (const ruleset of named) tables.add(await openTable(ruleset))

const done = new AbortController()
const bot: Bot = {
  answer(question, { view, seat }) {
    if (question.t === 'orders' && 'lords' in view)
      return { year: question.year, orders: travel(question.count, view, seat, roads) }
    if (question.t === 'plan') return { round: question.round, wishes: cheapest(question), then: 'steward' }
    return undefined // the usual answer, which every other question brings along
  },
  refused: (problem, question) => console.error(`${question.id}: ${problem.message}`),
  over({ id, ruleset }) {
    console.log(`${ruleset} ${id} is over`)
    tables.delete(id)
    if (named.length > 0 && tables.size === 0) done.abort()
  },
}
await play(me, bot, { signal: done.signal, every: Number(process.env.HERALD_EVERY_MS ?? 15_000) })

/** Somebody new, with a token for a program. */
async function asGuest(name: string): Promise<string> {
  const { data: session } = await herald.post('/v1/sessions/guest', { body: { name } })
  const made = await herald
    .as(session.accessToken)
    .post('/v1/me/tokens', { body: { name, scopes: ['read', 'play', 'manage'] } })
  return made.data.secret
}

/** As many as must, all others bots; the loop gives the nonce that it waits for. */
async function openTable(ruleset: string): Promise<string> {
  const { data: rules } = await herald.get('/v1/rules/{ruleset}', { path: { ruleset } })
  const players = rules.seats.least
  const options = { ...rules.examples.options, players } as components['schemas']['Options']
  const opened = await me.post('/v1/games', {
    body: { ruleset, title: 'A small bot plays', options, bots: Array(players - 1).fill('random') },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return opened.data.game
}

async function roadsOf(ruleset: string): Promise<Road[]> {
  const { data } = await herald.get('/v1/rules/{ruleset}', { path: { ruleset } })
  if (!('board' in data.facts)) throw new Error(`${ruleset} has no board.`)
  return data.facts.board.roads as Road[]
}

/** Spaces that are open, those that cost least first, each with the next one instead. */
function cheapest({ spaces }: Extract<Asked, { t: 'plan' }>): string[][] {
  const open = spaces.filter(({ closed }) => closed === null)
  const cost = ({ req }: (typeof spaces)[number]) => (req ? req.discs + 2 * req.coins + 3 * req.fame : 0)
  const ids = open.sort((a, b) => cost(a) - cost(b)).map(({ space }) => space)
  return ids.slice(0, 6).map((space, at) => [space, ...ids.slice(at + 1, at + 2)])
}
