// `herald admin tables`: finding tables, and what is done about them. Nothing that a game keeps secret is looked at.
import { unpark } from '../../../games/advance/park.ts'
import type { Outcome } from '../../../games/model/failure.ts'
import { isId } from '../../../games/model/ids.ts'
import { milliseconds } from '../../../games/model/time/duration.ts'
import { endTable } from '../../../games/operate/end-table.ts'
import { giveTime } from '../../../games/operate/give-time.ts'
import { hideTable } from '../../../games/operate/hide-table.ts'
import type { TableCard } from '../../../games/ports/operating.ts'
import { Mistake } from '../../terminal/mistake.ts'
import { audited, did } from './audited.ts'
import type { House } from './house.ts'
import { LISTED, type Said, type Subject, type Verb } from './verb.ts'

const line = ({ game, title, ruleset, status, visibility, hiddenAt, host, seats, round, dueAt }: TableCard): string => {
  const taken = seats.map(({ account, bot }) => account ?? bot).join(', ')
  const due = dueAt === null ? [] : [`due ${dueAt.toISOString()}`]
  const shown = hiddenAt === null ? visibility : `${visibility}, hidden`
  return [
    game,
    title,
    ruleset,
    `${status}, ${shown}`,
    `round ${round}`,
    ...due,
    `host ${host}`,
    `at it: ${taken}`,
  ].join('  ')
}

const listed = (found: readonly TableCard[]): Said => ({
  status: found.length > 0 ? 0 : 1,
  lines: [...found.slice(0, LISTED).map(line), ...(found.length > LISTED ? ['There are more.'] : [])],
  json: { tables: found.slice(0, LISTED), more: found.length > LISTED },
})

type Work = (house: House, game: string, more: string) => Promise<Outcome<unknown>>

const acting = (name: string, takes: string, summary: string, past: string, work: Work): Verb => ({
  ...{ takes, summary },
  run(house, { words: [game = '', more = ''] }) {
    if (!isId(game)) throw new Mistake(`"${game}" is no id of a game: tables find TITLE tells it.`)
    return audited(house, { act: `tables ${name}`, about: game, detail: more }, async () => {
      const outcome = await work(house, game, more)
      return outcome.ok ? did(`${game} ${past}.`) : outcome
    })
  },
})

/** As long as a table may agree on. */
const LONGEST_MS = 60 * 24 * 3_600_000

const extend = acting('extend', 'GAME DURATION', 'give everybody more time', 'has more time', ({ games }, game, by) =>
  giveTime(games.deps, game, by),
)

export const tables: Subject = {
  name: 'tables',
  about: `GAME is an id. "find" takes an id, or how a title begins (of tables that are not
over); "of" takes the id of an account. A game that the rules cannot carry on is
parked: it stands still, and its players see that. "parked" lists these with
what went wrong, and "unpark" lets one go on, once that is put right; whoever is
asked has all their time again. "end" closes a table that waits for players, and
gives a game up; its players are told. "extend" takes a duration such as P1D or
PT12H. "hide" keeps a table out of the public lists until "show".`,
  example: 'herald admin tables extend 0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60 P1D',
  verbs: {
    find: {
      takes: 'TEXT',
      summary: 'which tables have this id, or a title that begins so',
      run: async ({ operating }, { words }) => listed(await operating.findTables(words[0]!, LISTED + 1)),
    },
    of: {
      takes: 'ACCOUNT',
      summary: 'where somebody sits, and what they opened',
      run: async ({ operating }, { words: [account = ''] }) => {
        if (!isId(account)) throw new Mistake(`"${account}" is no id of an account: people find TEXT tells it.`)
        return listed(await operating.tablesOf(account, LISTED + 1))
      },
    },
    parked: {
      takes: '',
      summary: 'games that stand still, and why',
      run: async ({ games }) => {
        const found = (await games.deps.store.parked()).map(({ id: game, title, trouble }) => ({
          game,
          title,
          trouble,
        }))
        const none = found.length === 0
        return {
          status: none ? 0 : 1,
          lines: [
            ...found.map(({ game, title, trouble }) => `${game} ${title}: ${trouble}`),
            none ? '✓ No game stands still.' : `Parked: ${found.length}.`,
          ],
          json: { tables: found },
        }
      },
    },
    unpark: acting('unpark', 'GAME', 'let a parked game go on', 'goes on', ({ games }, game) =>
      unpark(games.deps, game),
    ),
    extend: {
      ...extend,
      async run(house, asked) {
        const [, by = ''] = asked.words
        const ms = milliseconds(by) ?? 0
        if (ms <= 0 || ms > LONGEST_MS) throw new Mistake(`"${by}" is no duration such as P1D or PT12H, up to 60 days.`)
        return extend.run(house, asked)
      },
    },
    end: acting('end', 'GAME', 'close it, or give the game up', 'has ended', ({ games }, game) =>
      endTable(games.deps, game),
    ),
    hide: acting(
      'hide',
      'GAME',
      'keep it out of the public lists',
      'is in no public list',
      ({ games, operating }, game) => hideTable(games.deps, operating, game, true),
    ),
    show: acting(
      'show',
      'GAME',
      'let it back into the public lists',
      'is listed as before',
      ({ games, operating }, game) => hideTable(games.deps, operating, game, false),
    ),
  },
}
