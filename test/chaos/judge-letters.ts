// What must be true of the letters: everybody was told of everything that happened, of each thing in one mail, and of nothing
// else. A mail that came twice is the same mail, and can be known by its Message-ID.
import type pg from 'pg'
import { expect } from 'vitest'
import { WORDS } from '../../src/games/letters/compose/words.ts'
import type { Kind } from './games.ts'
import type { JudgedGame } from './judge-games.ts'
import { type Person, PROGRAM } from './people.ts'
import type { Post, Taken } from './post.ts'

export interface Table extends JudgedGame {
  readonly title: string
  readonly kind: Kind
  readonly people: readonly Person[]
}

interface Row {
  readonly email: string
  readonly game: string
  readonly kind: 'game-began' | 'round-over' | 'game-over'
  readonly occasion: string
  readonly state: string
  readonly mail: string
  readonly answer: string
  readonly seq: number
}

const ROWS = `SELECT a.email, l.game_id AS game, l.kind, l.occasion, l.state, l.mail_id AS mail, l.answer, l.seq
  FROM letter l JOIN account a ON a.id = l.account_id`

export interface Told {
  readonly letters: number
  readonly mails: number
  /** Of mails whose sender did not hear that they were taken. */
  readonly repeatsUnheard: number
  /** Of mails whose sender died, or lost the database, before it was written down. */
  readonly repeatsHeard: number
  readonly undeliverable: number
}

export async function judgeLetters(
  pool: pg.Pool,
  post: Post,
  tables: readonly Table[],
  gone: ReadonlySet<string>,
): Promise<Told> {
  const { rows } = await pool.query<Row>(ROWS)

  // By the logs, not by what the service thinks that it should tell.
  const wanted = tables.flatMap(({ game, rounds, people }) =>
    people.flatMap(({ email }) => [
      `${email} ${game} game-began `,
      ...Array.from({ length: rounds - 1 }, (_, i) => `${email} ${game} round-over ${i + 1}`),
      `${email} ${game} game-over `,
    ]),
  )
  expect(rows.map(({ email, game, kind, occasion }) => `${email} ${game} ${kind} ${occasion}`).sort()).toEqual(
    wanted.sort(),
  )
  // After three refusals in a row nothing more is tried.
  const unsent = rows.filter(({ state, email }) =>
    gone.has(email) ? !['failed', 'skipped'].includes(state) : state !== 'sent',
  )
  expect(unsent, 'letters that did not go').toEqual([])
  for (const { answer, email } of rows) if (gone.has(email)) expect(answer).toMatch(/No such mailbox|mail stopped/)

  const arrived = grouped(post.taken.filter(isLetter), ({ messageId }) => messageId)
  const mails = grouped(
    rows.filter(({ state }) => state === 'sent'),
    ({ mail }) => `${mail}@example.org`,
  )
  expect([...arrived.keys()].sort(), 'mails that came, beside those written down').toEqual([...mails.keys()].sort())
  for (const [messageId, copies] of arrived) for (const copy of copies) judgeMail(copy, mails.get(messageId)!, tables)

  const copies = [...arrived.values()]
  const count = (some: readonly Taken[][]) => some.reduce((sum, { length }) => sum + length - 1, 0)
  return {
    letters: rows.length,
    mails: arrived.size,
    repeatsUnheard: count(copies.filter((same) => same.some(({ said }) => !said))),
    repeatsHeard: count(copies.filter((same) => same.every(({ said }) => said))),
    undeliverable: rows.length - [...mails.values()].flat().length,
  }
}

function grouped<T>(list: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

/** And neither a link to sign in, nor the word that a program is told from now on. */
const isLetter = ({ text }: Taken): boolean => !text.includes('/sign-in#') && !text.includes(PROGRAM)

/** To the right person, in their language, and telling of these letters: no more, no less. */
function judgeMail({ to, locale, text }: Taken, rows: readonly Row[], tables: readonly Table[]): void {
  const people = tables.flatMap((table) => table.people)
  expect([...new Set(rows.map(({ email }) => email))], 'one mail, one receiver').toEqual([to])
  expect(people.find(({ email }) => email === to)?.locale).toBe(locale)
  const words = WORDS[locale as 'en' | 'de']
  const plain = text.replace(/\s+/g, ' ')
  for (const [game, letters] of grouped(rows, (row) => row.game)) {
    const { title, kind } = tables.find((table) => table.game === game)!
    const last = Math.max(...letters.map(({ occasion }) => Number(occasion)))
    const round = kind.ruleset.roundName(last, locale as 'en' | 'de')
    for (const about of new Set(letters.map((letter) => letter.kind)))
      expect(plain).toContain(words.lead[about](title, round).replace(/\s+/g, ' '))
  }
  const tales = rows.filter(({ kind }) => kind !== 'game-began')
  expect(plain.split(` ${words.happenedToYou} ---`).length - 1, `rounds told of in ${plain}`).toBe(tales.length)
}
