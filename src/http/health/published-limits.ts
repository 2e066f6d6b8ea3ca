// Every limit that somebody may meet, as this server has it: told by GET /v1/limits, and held to docs/limits.md by a test.
// What is counted, and where, is said beside each constant.
import { maxHeaderSize } from 'node:http'
import type { Settings } from '../../accounts/model/dependencies.ts'
import { LONGEST_NAME, PASSWORD } from '../../accounts/model/fields.ts'
import { LONGEST_PAUSE_MS } from '../../games/clock/pause.ts'
import { DAYS_A_YEAR, YEARS_AHEAD } from '../../games/clock/vacations.ts'
import { MOST_BROWSERS } from '../../games/hooks/browsers/add-browser.ts'
import { MOST_HOOKS } from '../../games/hooks/create-hook.ts'
import { MAILS_A_DAY, REFUSALS_A_DAY } from '../../games/letters/receive.ts'
import { MOST_LISTED } from '../../games/lobby/list-games.ts'
import { LONGEST_TITLE } from '../../games/lobby/open-game.ts'
import { NONCES_WITHIN_MS } from '../../games/lobby/start-game.ts'
import { KEYS_STAY_MS, TABLES_WAIT_MS } from '../../games/lobby/tidy-up.ts'
import { MOST_CHANGES } from '../../games/log/pages/changes.ts'
import type { Allowance } from '../../games/model/allowance.ts'
import { MOST_WAITING } from '../../games/model/hook.ts'
import { DRAFT_BYTES } from '../../games/play/draft.ts'
import { LONGEST_MESSAGE } from '../../games/play/talk.ts'
import { MOST_AHEAD } from '../../games/ports/vacations.ts'
import { MOST_EVENTS } from '../../games/read/read-history.ts'
import { MOST_PAGES } from '../../games/read/read-log.ts'
import { MESSAGES_A_PAGE } from '../../games/read/talk.ts'
import { DEEPEST } from '../input.ts'
import { PATIENCE } from '../limits/connections.ts'
import { BODY_BYTES, type Limits } from '../limits/limits.ts'
import { ACCESS_MINUTES } from '../plugins/access-tokens.ts'
import type { ProblemName } from '../problem.ts'

export const SPANS = ['minute', 'hour', 'day', 'year', 'round', 'game'] as const

export interface PublishedLimit {
  readonly name: string
  readonly most: number
  /** What is counted. */
  readonly unit: string
  /** In which time; null where it is so many at a time, or so much of one thing. */
  readonly per: (typeof SPANS)[number] | null
  /** Whose it is. */
  readonly of: string
  /** What one is told beyond it; null where it is not refused, but ends by itself or comes in parts. */
  readonly problem: ProblemName | null
}

export interface LimitSources {
  readonly limits: Limits
  readonly accounts: Omit<Settings, 'linkTo'>
  readonly allowance: Allowance
}

const SECOND_MS = 1_000
const DAY_MS = 24 * 3_600_000

type Row = readonly [
  name: string,
  most: number,
  unit: string,
  per: PublishedLimit['per'],
  of: string,
  problem: PublishedLimit['problem'],
]

const requests = ({ limits }: LimitSources): Row[] => [
  ['reads', limits.requests, 'requests', 'minute', 'account', 'too-many'],
  ['writes', limits.requests, 'requests', 'minute', 'account', 'too-many'],
  ['address', limits.requestsByAddress, 'requests', 'minute', 'address', 'too-many'],
  ['sign-ins', limits.signIns, 'requests', 'minute', 'address', 'too-many'],
  ['guests', limits.guests, 'guests', 'day', 'address', 'too-many'],
  ['exports', limits.exports, 'requests', 'hour', 'account', 'too-many'],
  ['heavy-waiting', limits.readingsWaitingEach, 'requests', null, 'account', 'too-many'],
  ['heavy-waiting-address', limits.readingsWaitingByAddress, 'requests', null, 'address', 'too-many'],
  ['refusals', limits.refusals, 'refusals', null, 'account', null],
  ['streams', limits.streams, 'streams', null, 'account', 'too-many'],
  ['streams-address', limits.streamsByAddress, 'streams', null, 'address', 'too-many'],
  ['connections', limits.connectionsByAddress, 'connections', null, 'address', null],
  ['body', BODY_BYTES, 'bytes', null, 'request', 'too-large'],
  ['body-depth', DEEPEST, 'levels', null, 'request', 'not-understood'],
  ['head', maxHeaderSize, 'bytes', null, 'request', 'too-much-head'],
  ['request-time', PATIENCE.request / SECOND_MS, 'seconds', null, 'request', 'too-slow'],
  ['idempotency-key', KEYS_STAY_MS / DAY_MS, 'days', null, 'account', null],
]

const tables = ({ allowance: { people, guests, guestsOfNetwork, invitations } }: LimitSources): Row[] => [
  ['tables-open', people.open, 'tables', null, 'account', 'too-many-tables'],
  ['tables-running', people.running, 'tables', null, 'account', 'too-many-tables'],
  ['guest-tables-open', guests.open, 'tables', null, 'guest', 'too-many-tables'],
  ['guest-tables-running', guests.running, 'tables', null, 'guest', 'too-many-tables'],
  ['guest-tables-network', guestsOfNetwork, 'tables', null, 'address', 'too-many-tables'],
  ['table-waits', TABLES_WAIT_MS / DAY_MS, 'days', null, 'table', null],
  ['title', LONGEST_TITLE, 'characters', null, 'table', 'bad-title'],
  ['nonce-time', NONCES_WITHIN_MS / SECOND_MS, 'seconds', null, 'table', null],
  ['invitations', invitations.aTable, 'invitations', null, 'table', 'too-many-invitations'],
  ['invitations-mailed', invitations.sentADay, 'letters', 'day', 'account', 'too-many-mailed'],
  ['invitations-received', invitations.receivedADay, 'letters', 'day', 'account', null],
]

const playing = ({ allowance: { messages } }: LimitSources): Row[] => [
  ['changes', MOST_CHANGES, 'answers', 'round', 'seat', 'too-many-changes'],
  ['mailed-answers', MAILS_A_DAY, 'mails', 'day', 'letter', null],
  ['mailed-refusals', REFUSALS_A_DAY, 'letters', 'day', 'letter', null],
  ['draft', DRAFT_BYTES, 'bytes', null, 'seat', 'draft-too-large'],
  ['message', LONGEST_MESSAGE, 'characters', null, 'message', 'bad-field'],
  ['messages', messages.aMinute, 'messages', 'minute', 'seat', 'too-fast'],
  ['messages-in-all', messages.aGame, 'messages', 'game', 'seat', 'too-much-talk'],
  ['pause', LONGEST_PAUSE_MS / DAY_MS, 'days', null, 'table', null],
  ['vacation-days', DAYS_A_YEAR, 'days', 'year', 'account', 'too-much-vacation'],
  ['vacations-ahead', MOST_AHEAD, 'vacations', null, 'account', 'too-many-vacations'],
  ['vacation-in', YEARS_AHEAD, 'years', null, 'account', 'bad-field'],
  ['page-of-games', MOST_LISTED, 'games', null, 'answer', null],
  ['page-of-events', MOST_EVENTS, 'events', null, 'answer', null],
  ['page-of-log', MOST_PAGES, 'pages', null, 'answer', null],
  ['page-of-messages', MESSAGES_A_PAGE, 'messages', null, 'answer', null],
]

const people = ({ accounts }: LimitSources): Row[] => [
  ['name', LONGEST_NAME, 'characters', null, 'account', 'bad-field'],
  ['password', PASSWORD.max, 'characters', null, 'account', 'bad-field'],
  ['password-tries', accounts.tries.free, 'tries', null, 'account', 'too-many-tries'],
  ['sign-in-link', accounts.linkMinutes, 'minutes', null, 'account', 'bad-link'],
  ['sign-in-letters', accounts.linkCaps.strangersADay, 'letters', 'day', 'account', null],
  ['sign-in-letters-network', accounts.linkCaps.sourceADay, 'letters', 'day', 'address', null],
  ['sign-in-code', accounts.codeTries, 'tries', null, 'letter', 'bad-code'],
  ['sign-in-codes', accounts.codesADay, 'tries', 'day', 'account', 'bad-code'],
  ['address-undo', accounts.undoDays, 'days', null, 'account', 'bad-link'],
  ['access-token', ACCESS_MINUTES, 'minutes', null, 'account', 'unknown-token'],
  ['session-unused', accounts.sessionDays, 'days', null, 'account', 'signed-out'],
  ['sessions', accounts.sessions, 'sessions', null, 'account', null],
  ['tokens', accounts.tokens, 'tokens', null, 'account', 'too-many-tokens'],
  ['token-life', accounts.tokenDays, 'days', null, 'account', 'bad-field'],
  ['browsers', MOST_BROWSERS, 'browsers', null, 'account', null],
  ['webhooks', MOST_HOOKS, 'webhooks', null, 'account', 'too-many-webhooks'],
  ['webhook-waiting', MOST_WAITING, 'deliveries', null, 'webhook', null],
  ['confirmed', accounts.confirmedMinutes, 'minutes', null, 'account', 'confirm-first'],
]

export const publishedLimits = (sources: LimitSources): PublishedLimit[] =>
  [...requests(sources), ...tables(sources), ...playing(sources), ...people(sources)].map(
    ([name, most, unit, per, of, problem]) => ({ name, most, unit, per, of, problem }),
  )
