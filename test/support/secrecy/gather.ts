// Everything that others than the one who has the secrets can get of a table: by reading, trying, listening and by mail.
import { expect } from 'vitest'
import { load } from '../../../src/games/log/load.ts'
import type { Played } from '../every-game.ts'
import type { Onlooker } from '../twins.ts'
import { CONFIDANT, type Table } from './table.ts'

/** What differs at once, and what else there is, and what costs most to draw. */
export type How = 'briefly' | 'whole' | 'drawn'

/** Everything somebody can get, by the name of where they got it. */
async function gather(
  { world, game, played, keeper }: Table,
  { name, token }: Onlooker,
  how: How,
): Promise<Map<string, string>> {
  const at = `/v1/games/${game}`
  const { round, seq } = (await load(world.deps, game))!.file
  const reads = [
    ...['', '/events', `/events?since=${seq - 1}`, '/log', '/rounds', '/record', '/proof', '/figures', '/check'],
    ...['/board.svg', `/board.svg?at=${seq - 1}`, '/messages', '/answers', '/draft', '/invitations'],
    ...[round - 1, round].map((one) => `/rounds/${Math.max(1, one)}?views=${how === 'drawn'}`),
  ].map((path) => `${at}${path}`)
  const lists = ['running', 'open', 'mine', 'finished', 'substitutes'].map((which) => `/v1/games?which=${which}`)
  const all = new Map<string, string>()
  // What the keeper has told somebody is no secret from them.
  const isTold = (path: string) => name === `seat ${CONFIDANT}` && path.endsWith('/messages')
  const paths =
    how === 'briefly' ? ['', '/events', '/log', '/check'].map((path) => `${at}${path}`) : [...reads, ...lists]
  for (const path of paths) if (!isTold(path)) all.set(path, await world.seen(token, 'GET', path))
  for (const [method, path, body] of how === 'briefly' ? [] : triesAt(played, round))
    all.set(`${method} ${path} ${JSON.stringify(body)}`, await world.seen(token, method, `${at}${path}`, body))
  expect(keeper.token).not.toBe(token)
  return all
}

type Try = ['PUT' | 'POST' | 'DELETE', string, object?]

/** What somebody else may send to find something out: all of it is refused, or changes nothing. */
function triesAt({ ruleset: { examples } }: Played, round: number): Try[] {
  const { answers, draft } = examples
  const own = (answer: unknown) => Object.entries(answer as object)
  const numbers = (answer: unknown, number: number) =>
    Object.fromEntries(own(answer).map(([name, part]) => [name, typeof part === 'number' ? number : part]))
  const { guesses: _, ...alone } = draft as { guesses?: object }
  return [
    ...Object.entries(answers).flatMap(([kind, answer]): Try[] => [
      ['PUT', `/answers/${kind}`, { ...numbers(answer, round), more: true }],
      ...(own(answer).some(([, part]) => typeof part === 'number')
        ? [['PUT', `/answers/${kind}`, numbers(answer, 99)] satisfies Try]
        : []),
      ['POST', '/preview', { [kind]: Object.fromEntries(own(answer).filter(([, part]) => typeof part !== 'number')) }],
      ['POST', '/preview', { ...alone, guesses: { 1: own(answer)[0]![1] } }],
    ]),
    ...[draft, alone].map((tried): Try => ['POST', '/preview', tried as object]),
    ['DELETE', '/answers/nothing'],
    ['POST', '/seats', { nonce: '' }],
    ['POST', '/seats/1/substitute', {}],
    ['POST', '/start', {}],
  ]
}

/** By a link from a letter: what it lets one read. */
async function gatherByLetter({ world, game }: Table, { email }: Onlooker): Promise<Map<string, string>> {
  const token = email === undefined ? undefined : await world.letterLink(email)
  const all = new Map<string, string>()
  if (token === undefined) return all
  for (const path of ['', '/answers', '/draft', '/rounds', '/rounds/1', '/board.svg'])
    all.set(`by letter ${path}`, await world.seen(token, 'GET', `/v1/games/${game}${path}`))
  return all
}

/** What everybody else gets of a table, raw. */
export async function everything(table: Table, how: How): Promise<Map<string, string>> {
  const { world, game, onlookers } = table
  const all = new Map<string, string>()
  const mails = await world.mails()
  for (const onlooker of onlookers) {
    const put = (name: string, text: string) => all.set(`${onlooker.name}: ${name}`, text)
    for (const [name, text] of [...(await gather(table, onlooker, how)), ...(await gatherByLetter(table, onlooker))])
      put(name, text)
    const events = await world.call(onlooker.token, 'GET', `/v1/games/${game}/events`)
    const last = (events.json() as { seq: number }[]).at(-1)?.seq ?? 0
    put('stream', (await world.streamed(onlooker, game, last)).join('\n\n'))
    if (onlooker.token !== null && how !== 'briefly') put('all their games', await world.present(onlooker.token))
    put('mails', (mails.get(onlooker.email ?? '') ?? []).join('\n\n'))
    if (how === 'drawn')
      put('board.png', await world.seen(onlooker.token, 'GET', `/v1/games/${game}/board.png?width=300`))
  }
  return all.set('metrics', await world.figures())
}
