// Everything the API answers about one game, to whoever asks: every operation of the reference, so a new one is among them.
import type { FastifyInstance } from 'fastify'
import type { Somebody } from '../../support/company.ts'
import type { Operation } from '../../support/reference.ts'

export type Readers = Readonly<Record<string, Somebody | null>>

/** What one answer is, without what is another each time it is asked for. */
interface Answer {
  readonly status: number
  readonly headers: object
  readonly body: string
}

/** These do not end. */
const STREAMS = ['streamGame']
/** Of a log that is read in parts, and of a picture or a round of the past. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  readEvents: ['?since=1', '?since=7', '?since=100000'],
  readLog: ['?since=1', '?since=7', '?since=40', '?since=100000'],
  readRound: ['?views=true'],
  readGame: ['?at=3'],
  drawGame: ['?at=3', '?round=1', '?locale=de'],
  drawGameAsPng: ['?round=1'],
}
const ROUNDS = [1, 2, 100]

const isAboutGame = ({ path, id }: Operation): boolean => path.includes('/games/{game}') && !STREAMS.includes(id)

/** Reading. */
export const readingOf = (operations: readonly Operation[]): Operation[] =>
  operations.filter((operation) => operation.method === 'GET' && isAboutGame(operation))

/** All else that can be asked for of a game; what is said stays said, and is another the second time. */
export const verbsOf = (operations: readonly Operation[]): Operation[] =>
  operations.filter((operation) => operation.method !== 'GET' && isAboutGame(operation))

function addressesOf({ id, path }: Operation, game: string, questions: readonly string[]): string[] {
  const url = path.replace('{game}', game)
  const urls = [url]
    .flatMap((one) => (one.includes('{round}') ? ROUNDS.map((round) => one.replace('{round}', String(round))) : [one]))
    .flatMap((one) => (one.includes('{question}') ? questions.map((kind) => one.replace('{question}', kind)) : [one]))
    .map((one) => one.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'))
  return urls.flatMap((one) => ['', ...(MORE[id] ?? [])].map((more) => one + more))
}

export async function answersAbout(
  app: FastifyInstance,
  operations: readonly Operation[],
  game: string,
  readers: Readers,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const operation of operations)
    for (const url of addressesOf(operation, game, ['orders', 'plans', 'act']))
      for (const [name, reader] of Object.entries(readers)) {
        const { method, bodyExamples } = operation
        const [payload] = bodyExamples
        const response = await app.inject({
          ...{ method, url, headers: reader ? { authorization: `Bearer ${reader.token}` } : {} },
          ...(payload !== undefined && { payload: payload as object }),
        })
        const { date, 'x-request-id': _, ...headers } = response.headers
        const isCounted = (header: string) => /^(x-)?ratelimit/.test(header)
        answers.set(`${method} ${url} as ${name}`, {
          status: response.statusCode,
          headers: Object.fromEntries(Object.entries(headers).filter(([header]) => !isCounted(header))),
          body: response.rawPayload.toString('base64'),
        })
      }
  return answers
}
