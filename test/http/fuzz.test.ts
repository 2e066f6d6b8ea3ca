// Thousands of requests, good and bad, to every operation, while games are played: nothing is ever our mistake, every
// answer is one the reference lists and looks as it says, no secret gets out, and every log is whole afterwards.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { readAnswers } from '../../src/games/play/answer-question.ts'
import { EVERYWHERE, OF_ANY_GAME } from '../../src/http/problem.ts'
import { ALWAYS } from '../../src/http/reference/headers.ts'
import { digest } from '../../src/rules/fairness.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { everyGame } from '../support/every-game.ts'
import { luckOf } from '../support/play.ts'
import { documentOf, type Json, listedFor, type Operation, operationsOf, validators } from '../support/reference.ts'
import { everySpoiling, type Wish, wishFor } from '../support/requests.ts'
import { type Sent, send } from '../support/sending.ts'
import { CALLERS, type Caller, World } from '../support/world.ts'

/** The same seed sends the same requests to the same games. */
const SEED = Number(process.env.FUZZ_SEED ?? 7)
const ROUNDS = 14
/** In a round, of each operation; those that play come more often, so that the games move on. */
const EACH = 5
const PLAYING = 14

/** Whoever goes well here has another address afterwards, which is another world: test/accounts/addresses.test.ts has them. */
const MOVING = ['changeAddress', 'undoAddress']

const database = ownDatabase()
const luck = luckOf(digest(`fuzz ${SEED}`))
const random = (bytes: number) =>
  Array.from({ length: bytes }, () =>
    Math.floor(luck() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join('')
const deps = { ...depsFor(database), random }
const { app, letters, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)
const reference = await documentOf(app)
const operations = operationsOf(reference)
const validate = validators(reference)

const world = new World({ app, letters, database, deps, luck })

// --- judging ---------------------------------------------------------------------------------------------------------

function faultsIn(operation: Operation, wish: Wish<Caller>, { status, type, text, headers }: Sent): string[] {
  const { id, declared, access } = operation
  const faults: string[] = []
  if (status >= 500) faults.push('it is our mistake')
  // With a dot for a name it is another address.
  const isElsewhere =
    (status === 404 && text.includes('/problems/no-such-page')) ||
    (status === 405 && !String(headers.allow).split(', ').includes(operation.method))
  const listed = listedFor(operation, status)
  if (!listed && !isElsewhere) faults.push('the reference does not list this status')
  if (status >= 400 && status < 500 && !isElsewhere && access.form) {
    const fits = validate(listed!.content!['application/json']!.schema)
    if (!type.startsWith('application/json') || !fits(JSON.parse(text))) faults.push(`it is ${type}, not OAuth’s`)
  } else if (status >= 400 && status < 500) faults.push(...faultsInProblem(status, type, text, declared['x-problems']))
  if (status < 400 && listed) {
    const [known, media] = Object.entries(listed.content ?? {})[0] ?? []
    if (!known) faults.push(...(text === '' ? [] : ['it has a body']))
    else if (!type.startsWith(known)) faults.push(`it is ${type}, not ${known}`)
    else if (known === 'application/json') {
      const fits = validate(media!.schema)
      if (!fits(JSON.parse(text))) faults.push(`it does not fit: ${JSON.stringify(fits.errors?.[0])}`)
    }
  }
  // An address that cannot be read leads to no operation.
  if (!isElsewhere && !text.includes('This address cannot be read.') && status < 500)
    faults.push(...faultsInHead(Object.keys(listed?.headers ?? {}), headers))
  for (const secret of world.secrets) if (text.includes(secret)) faults.push(`it tells the secret ${secret}`)
  // What is the same whatever is played may hold the same words.
  for (const { account, text: words } of access.tag === 'rules' ? [] : world.sealed)
    if (account !== world.accountOf(wish.as) && text.includes(words)) faults.push(`${id} tells what somebody handed in`)
  return faults
}

/** What clients go by: none is there that is not declared, and those that every answer has are there. */
const TOLD = ['etag', 'location', 'retry-after', 'link', 'deprecation', 'sunset']

function faultsInHead(declared: readonly string[], headers: Sent['headers']): string[] {
  const known = declared.map((name) => name.toLowerCase())
  return [
    ...TOLD.flatMap((name) => (headers[name] && !known.includes(name) ? [`the reference does not list ${name}`] : [])),
    ...ALWAYS.flatMap((name) => (headers[name.toLowerCase()] ? [] : [`it has no ${name}`])),
    ...known.flatMap((name) => (SURE.includes(name) && !headers[name] ? [`it has no ${name}`] : [])),
  ]
}
/** Wherever they are declared. */
const SURE = ['location']

const [problemMedia] = operations.flatMap(
  ({ declared }) => declared.responses['4XX']?.content?.['application/problem+json'] ?? [],
)

function faultsInProblem(status: number, type: string, text: string, own: readonly string[] = []): string[] {
  if (!type.startsWith('application/problem+json')) return [`it is ${type}, no problem`]
  const told = JSON.parse(text) as { type: string; status: number }
  const named = [...own, ...EVERYWHERE, ...OF_ANY_GAME, 'no-such-page', 'method-not-allowed'].map(
    (name) => `/problems/${name}`,
  )
  return [
    ...(validate(problemMedia!.schema)(told) ? [] : ['it is no problem']),
    ...(told.status === status ? [] : [`it says ${told.status}`]),
    ...(named.includes(told.type) ? [] : [`the reference does not name ${told.type}`]),
  ]
}

// --- the run ---------------------------------------------------------------------------------------------------------

let requests = 0
const seen = new Map<string, Set<number>>()

async function drive(operation: Operation, wish: Wish<Caller>): Promise<void> {
  const sent = await send(world, operation, wish)
  const { url, payload, status, text, legal } = sent
  requests++
  seen.set(operation.id, (seen.get(operation.id) ?? new Set()).add(status))
  const faults = faultsIn(operation, wish, sent)
  if (operation.id === 'giveAnswer' && status === 200) {
    const account = world.accountOf(wish.as)!
    const [, , , game, , kind] = new URL(url, 'http://herald').pathname.split('/') as string[]
    const { salt } = JSON.parse(text)
    // What may still be changed is secret; what is settled, such as where somebody begins, may be open at once, salt and all.
    const said = Object.values((legal ?? {}) as object).map((part) => JSON.stringify(part))
    for (const words of [salt, ...said.filter(({ length }) => length >= TELLING)])
      if (words !== null) world.sealed.push({ account, game: game!, kind: kind!, text: words })
    await openWhatIsSettled(game!)
    await lookAround(wish.as === 'host' ? 'player' : 'host', game!)
  }
  if (faults.length === 0) return
  const what = `${operation.method} ${url.slice(0, 300)} ${payload.slice(0, 300)} -> ${status} ${text.slice(0, 300)}`
  throw new Error(`${what}: ${faults.join('; ')}`)
}

/** Shorter ones may stand anywhere. */
const TELLING = 25

/** With the last answer the rules may have carried on, and what all waited for is open. */
async function openWhatIsSettled(game: string): Promise<void> {
  const kept: typeof world.sealed = []
  for (const one of world.sealed)
    if (one.game !== game || (await mayChange(game, one.account, one.kind))) kept.push(one)
  world.sealed = kept
}

async function mayChange(game: string, account: string, kind: string): Promise<boolean> {
  const answers = await readAnswers(deps, game, account)
  return answers.ok && Object.hasOwn(answers.value, kind)
}

/** Somebody else at the table looks at once: nothing of what was just handed in is to be seen. */
async function lookAround(as: Caller, game: string): Promise<void> {
  const path = { game: { text: game }, round: { text: '1' } }
  for (const operation of operations.filter(({ id }) => LOOKS.includes(id)))
    await drive(operation, { as, path, query: [], headers: {}, body: { is: 'none' } })
}
const LOOKS = ['readGame', 'readAnswers', 'readEvents', 'readRound', 'readRecord', 'drawGame']

/** Who gets far enough for the body to matter. */
const callerFor = (id: string): Caller =>
  id === 'joinGame' ? 'stranger' : ['setPassword', 'confirmSession'].includes(id) ? 'player' : 'host'

/** Bodies as they should be, and where they are sent; what is a game's own, at a table of every game. */
async function examplesFor({ id, parameters, bodyExamples }: Operation): Promise<{ path: Path; example: Json }[]> {
  const path: Path = Object.fromEntries(parameters.map(({ name }) => [name, { real: 1, spelled: 'well' }]))
  if (id !== 'giveAnswer' && id !== 'previewDraft') return bodyExamples.map((example) => ({ path, example }))
  const all = []
  for (const played of everyGame) {
    const { answers, draft } = played.ruleset.examples
    const game = { text: await world.runningAs(played) }
    if (id === 'previewDraft') all.push({ path: { ...path, game }, example: draft as Json })
    else
      for (const [kind, example] of Object.entries(answers))
        all.push({ path: { ...path, game, kind: { text: kind } }, example: example as Json })
  }
  return all
}
type Path = Wish<Caller>['path']

describe('Whatever is sent', () => {
  beforeAll(async () => {
    console.log(`fuzz seed: ${SEED}`)
    await world.begin()
  })

  it('is never our mistake, whichever place of a body is spoiled', { timeout: 240_000 }, async () => {
    const faults: string[] = []
    const headers = { 'content-type': 'application/json' }
    for (const operation of operations.filter(({ body }) => body))
      for (const { path, example } of await examplesFor(operation))
        for (const { at, how } of everySpoiling(example)) {
          const body = { is: 'changed' as const, at, how }
          const wish = { as: callerFor(operation.id), path, query: [], headers, body }
          await drive(operation, wish).catch((error: Error) => faults.push(error.message))
        }
    expect(faults).toEqual([])
  })

  it('is never our mistake, and is answered as the reference says', { timeout: 480_000 }, async () => {
    const faults: string[] = []
    const callers = fc.constantFrom(...CALLERS, 'host' as const, 'player' as const, 'host' as const)
    const wishes = new Map(operations.map((operation) => [operation, wishFor(operation, callers)]))
    for (let round = 0; round < ROUNDS; round++) {
      await world.goOn(round)
      for (const [at, operation] of operations.entries()) {
        const wish = wishes.get(operation)
        if (!wish) continue
        const property = fc.asyncProperty(wish, (one) => drive(operation, one))
        const settings = {
          seed: SEED * 1e6 + round * 1e3 + at,
          numRuns: operation.access.tag === 'playing' ? PLAYING : EACH,
        }
        await fc.assert(property, settings).catch((error: Error) => {
          faults.push(`${operation.id}: ${(error.cause as Error)?.message ?? error.message}`)
          wishes.delete(operation) // one of each is enough to see what is wrong
        })
      }
    }
    console.log(`fuzz: ${requests} requests`)
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThanOrEqual(4000)
  })

  it('every log is whole afterwards', async () => {
    const told: unknown[] = []
    expect(await checkGames(deps, (fault) => told.push(fault))).toBeGreaterThan(10)
    expect(told).toEqual([])
  })

  it('went well and went wrong, of every operation', () => {
    for (const { id, parameters, body, access } of operations) {
      if (access.who === 'courier') continue // none of the callers is one
      if (MOVING.includes(id)) continue
      const statuses = [...(seen.get(id) ?? [])]
      expect(
        statuses.some((status) => status < 300),
        `${id}: ${statuses}`,
      ).toBe(true)
      if (parameters.length > 0 || body || access.scope !== null)
        expect(
          statuses.some((status) => status >= 400),
          `${id}: ${statuses}`,
        ).toBe(true)
    }
  })

  it('games were played to their end meanwhile', async () => {
    const before = 1
    const over = await database.pool.query(`SELECT 1 FROM game WHERE status = 'finished'`)
    expect(over.rowCount).toBeGreaterThan(before)
  })
})
