// What must be true of webhooks and pushes, as of letters: everybody's program and browser were told of everything that happened, and
// of nothing else. What came twice is the same, and can be known by its id, or by what it is about.
import type pg from 'pg'
import { expect } from 'vitest'
import { WORDS } from '../../src/games/letters/compose/words.ts'
import { deliveryId } from '../../src/games/model/hook.ts'
import type { Told } from '../../src/games/ports/hooks.ts'
import type { Table } from './judge-letters.ts'
import type { Brought, Receiver } from './receiver.ts'

interface Row {
  readonly form: string
  readonly account: string
  readonly email: string
  readonly game: string
  readonly kind: string
  readonly occasion: string
  readonly state: string
  readonly reason: string | null
}

const ROWS = `SELECT w.form, a.id AS account, a.email, d.game_id AS game, d.kind, d.occasion, d.state, d.reason
  FROM delivery d JOIN webhook w ON w.id = d.hook_id JOIN account a ON a.id = w.account_id WHERE d.kind <> 'test'`

export interface ToldOthers {
  readonly deliveries: number
  readonly pushes: number
  readonly repeated: number
}

export async function judgeTold(pool: pg.Pool, receiver: Receiver, tables: readonly Table[]): Promise<ToldOthers> {
  const { rows: all } = await pool.query<Row>(ROWS)
  // Whoever gets no mail any more is told so where they look on, once.
  const rows = all.filter(({ kind }) => kind !== 'mail-stopped')
  const stopped = await pool.query<{ email: string }>('SELECT email FROM account WHERE mail_stopped IS NOT NULL')
  const told = all.filter((row) => !rows.includes(row)).map(({ form, email }) => `${form} ${email}`)
  expect(told.sort()).toEqual(stopped.rows.map(({ email }) => `push ${email}`).sort())
  // By the logs, not by what the service thinks that it should tell.
  const wanted = tables.flatMap(({ game, rounds, people }) =>
    people.flatMap(({ email }) => [
      `${email} ${game} game-began `,
      ...Array.from({ length: rounds - 1 }, (_, i) => `${email} ${game} round-over ${i + 1}`),
      `${email} ${game} game-over `,
    ]),
  )
  const [programs, browsers] = [rows.filter(({ form }) => form !== 'push'), rows.filter(({ form }) => form === 'push')]
  for (const [whom, theirs] of Object.entries({ programs, browsers })) {
    const lines = theirs.map(({ email, game, kind, occasion }) => `${email} ${game} ${kind} ${occasion}`)
    expect(lines.sort(), `what ${whom} are told of`).toEqual(wanted.toSorted())
  }
  expect(
    all.filter(({ state }) => state !== 'sent'),
    'what was not brought',
  ).toEqual([])

  const people = [...new Set(tables.flatMap((table) => table.people))]
  const arrived = (path: string) => receiver.taken.filter((one) => one.path === path)
  let repeated = 0
  const once = (all: readonly string[]): string[] => {
    const each = [...new Set(all)]
    repeated += all.length - each.length
    return each.sort()
  }
  for (const person of people) {
    const mine = programs.filter(({ email }) => email === person.email)
    const ids = arrived(person.hookPath).map(idOf)
    expect(once(ids), `what the program of ${person.email} was told`).toEqual(mine.map(deliveryId).sort())
    const said = tables
      .filter((table) => table.people.includes(person))
      .flatMap(({ game, title, kind, rounds }) => {
        const { subject } = WORDS[person.locale]
        const names = Array.from({ length: rounds - 1 }, (_, i) => kind.ruleset.roundName(i + 1, person.locale))
        return [
          ...[subject['game-began'](title, ''), subject['game-over'](title, '')],
          ...names.map((round) => subject['round-over'](title, round)),
        ].map((line) => `${line} /games/${game}`)
      })
    const shown = arrived(person.pushPath).map((one) => person.browser.open(one))
    const aboutGames = shown.filter(({ path }) => path.startsWith('/games/'))
    const lines = aboutGames.map(({ title, path }) => `${title.replace(/[\u2066-\u2069]/g, '')} ${path}`)
    expect(once(lines), `what the browser of ${person.email} was told`).toEqual(said.sort())
  }
  return { deliveries: programs.length, pushes: browsers.length, repeated }
}

function idOf({ headers, bytes }: Brought): string {
  const { type } = JSON.parse(bytes.toString('utf8')) as Told
  expect(['game-began', 'round-over', 'game-over']).toContain(type)
  return String(headers['webhook-id'])
}
