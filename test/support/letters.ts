// People with addresses, and what letters need, with a clock that the test moves.
import { randomUUID } from 'node:crypto'
import { boards } from '../../src/games/letters/compose/boards.ts'
import type { LetterSettings, ReceivingDependencies } from '../../src/games/letters/dependencies.ts'
import { ReceivedCounts } from '../../src/games/letters/receiving/received.ts'
import { letterTokens } from '../../src/games/letters/tokens.ts'
import type { Postman } from '../../src/games/ports/mail.ts'
import { standardCatalogue } from '../../src/main/parts/catalogue.ts'
import { letterStore } from '../../src/store/beside/letters.ts'
import { replyStore } from '../../src/store/beside/replies.ts'
import { type Database, depsFor } from './database.ts'

export interface Wishes {
  readonly name?: string
  readonly locale?: 'en' | 'de'
  readonly timeZone?: string
  readonly letters?: Record<string, 'at-once' | 'digest' | 'off'>
  readonly digestHour?: number
  readonly remindAt?: number
}

export interface Addressee {
  readonly account: string
  readonly email: string
}

export const SECRET = 'a secret of more than thirty-two characters'

export async function addressee({ pool }: Database, wishes: Wishes = {}): Promise<Addressee> {
  const { name = 'Ada', locale = 'en', timeZone = 'UTC', letters = {}, digestHour = 8, remindAt = 50 } = wishes
  const account = randomUUID()
  const email = `${name.toLowerCase().replace(/\W/g, '')}-${account.slice(0, 8)}@example.org`
  await pool.query(
    `INSERT INTO account (id, email, name, locale, time_zone, letters, digest_hour, remind_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
    [account, email, name, locale, timeZone, letters, digestHour, remindAt],
  )
  return { account, email }
}

/** Three with an address each, as a table takes them. */
export async function threeAddressees(database: Database) {
  const [host, ...guests] = await Promise.all([0, 1, 2].map(async () => (await addressee(database)).account))
  return { host: host!, guests }
}

/** From now on, in games as well that somebody remembers. */
export async function changeWishes({ pool }: Database, account: string, letters: Wishes['letters']): Promise<void> {
  await pool.query('UPDATE account SET letters = letters || $2 WHERE id = $1', [account, letters])
  await pool.query(
    'UPDATE game SET revision = revision + 1 FROM seat WHERE seat.game_id = game.id AND seat.account = $1',
    [account],
  )
}

/** What there are letters about, and to which seats: all of it, or of some kinds. */
export async function toldIn(
  { pool }: Database,
  game: string,
  ...kinds: string[]
): Promise<[kind: string, occasion: string, seats: number[]][]> {
  const { rows } = await pool.query<{ kind: string; occasion: string; seats: number[] }>(
    `SELECT kind, occasion, array_agg(s.seat ORDER BY s.seat) AS seats
     FROM letter l JOIN seat s ON s.game_id = l.game_id AND s.account = l.account_id
     WHERE l.game_id = $1 AND ($2::text[] = '{}' OR kind = ANY($2))
     GROUP BY kind, occasion ORDER BY min(l.seq), kind, occasion`,
    [game, kinds],
  )
  return rows.map(({ kind, occasion, seats }) => [kind, occasion, seats])
}

/** A clock that stands still until it is moved. */
export function movedClock(start = '2027-03-01T09:30:00Z') {
  let now = Date.parse(start)
  return {
    clock: () => new Date(now),
    to: (time: string) => {
      now = Date.parse(time)
    },
    forward: (ms: number) => {
      now += ms
    },
  }
}

export function lettersFor(
  database: Database,
  post: Postman,
  clock = () => new Date(),
  settings: Partial<LetterSettings> = {},
): ReceivingDependencies {
  return {
    deps: { ...depsFor(database), clock },
    store: letterStore(database.pool),
    replies: replyStore(database.pool),
    received: new ReceivedCounts(),
    receipts: { post: async (mail) => void (await post.send(mail)) },
    post,
    tokens: letterTokens([SECRET]),
    boards: boards(standardCatalogue, { width: 300 }),
    settings: {
      publicUrl: 'https://herald.example.org',
      replyDomain: 'reply.example.org',
      operator: null,
      ...settings,
    },
  }
}
