// A small world for requests to be sent to: people with their tokens, and tables of every kind that go on while it lasts.
// All its chance comes from one seed.

import type { FastifyInstance } from 'fastify'
import type { Letter } from '../../src/accounts/ports/outside.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { letterTokens } from '../../src/games/letters/tokens.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { dayFromNow } from './clock.ts'
import { openTable, playOn, programOf, type Somebody, somebody, startTable } from './company.ts'
import type { Database } from './database.ts'
import { everyGame, gameInTurn, type Played } from './every-game.ts'
import { ownHook } from './hooks.ts'
import { SECRET } from './letters.ts'
import { oauthCalls } from './oauth.ts'

/** `reader` is a program of the host's that may only read; `garbled` sends tokens that are none. */
export const CALLERS = ['nobody', 'stranger', 'player', 'host', 'reader', 'garbled'] as const
export type Caller = (typeof CALLERS)[number]

export interface Ground {
  readonly app: FastifyInstance
  readonly letters: readonly Letter[]
  readonly database: Database
  readonly deps: Dependencies
  readonly luck: () => number
}

/** The player's, as in the examples of the reference. */
const credentials = { email: 'ada@example.org', password: 'a long and private sentence' }

/** Who invites by mail has an address. */
const HOST = 'host@example.org'

const GARBLED = [
  'Bearer',
  'Basic YTpi',
  'Bearer a.b.c',
  'Bearer herald_',
  `Bearer herald_${'a'.repeat(43)}`,
  'Bearer \u00ff',
]

type Visibility = 'public' | 'unlisted' | 'private'

/** Something handed in, and who may know it. */
export interface Sealed {
  readonly account: string
  readonly game: GameId
  readonly kind: string
  readonly text: string
}

export class World {
  /** Where it listens, for what does not end. */
  origin = ''
  people!: { readonly stranger: Somebody; player: Somebody; host: Somebody }
  /** Tables of the host and the player that go on; one that is over; and what others have for themselves. */
  running: GameId[] = []
  over = ''
  theirs: GameId[] = []
  /** An open table with the host and the player at it, and an invitation to it. */
  open = ''
  invitation = { id: '', token: '' }
  /** A table of others that wants a substitute, and a vacation of the host's. */
  offered = ''
  vacation = ''
  /** A webhook of the host's, and something for it. */
  hook = { webhook: '', delivery: '' }
  /** A token of the host's that nobody needs. */
  spare = ''
  /** A page of others that the host has let in. */
  grant = ''
  /** What ends letters of a kind to the player. */
  farewell = ''
  /** What must not be seen of games that go on: secrets of the server, nonces of people. */
  secrets: string[] = []
  /** What was handed in since the games last went on, and who may know it. */
  sealed: Sealed[] = []
  readonly ground: Ground
  #reader = { secret: '', id: '' }
  /** What is played at each of its tables: games take turns. */
  readonly #played = new Map<GameId, Played>()

  constructor(ground: Ground) {
    this.ground = ground
  }

  get games(): GameId[] {
    return [...this.running, this.over, ...this.theirs, this.running[0]!, this.open]
  }

  async begin(): Promise<void> {
    const { app, deps, luck } = this.ground
    this.people = { stranger: await somebody(app), player: await this.#signUp(), host: await this.#signUp(HOST) }
    const { host, player } = this.people
    for (const visibility of VISIBILITIES) this.running.push(await this.#start([host, player], visibility))
    this.over = await this.#start([host, player], 'public')
    await playOn(deps, this.over, luck)
    const other = await somebody(app)
    this.theirs.push(await this.#open([other], 'private'))
    this.theirs.push(await this.#start([other, await somebody(app)], 'private'))
    this.#reader = await programOf(app, host, ['read'])
    this.farewell = await this.#failToWriteTo(player)
    this.origin = await app.listen({ host: '127.0.0.1', port: 0 })
    await this.goOn(0)
  }

  /** The games go on, and what was used up is there again. */
  async goOn(round: number): Promise<void> {
    const { app, database, deps, luck } = this.ground
    const { host, player } = this.people
    this.sealed = []
    for (const game of this.running) await carryOnUntilAsked(deps, game)
    const turn = round % this.running.length
    const game = this.running[turn]!
    await playOn(deps, game, luck, 3, this.playedAt(game).lively)
    if ((await deps.store.read(game))!.file.status === 'finished')
      this.running[turn] = await this.#start([host, player], VISIBILITIES[turn]!)
    await this.openAgain()
    const payload = { password: credentials.password }
    const headers = { authorization: `Bearer ${player.token}` }
    await app.inject({ method: 'PUT', url: '/v1/me/password', headers, payload })
    await this.comeBack('player')
    await database.pool.query('DELETE FROM wrong_password')
    const kept = [host.account, this.#reader.id]
    await database.pool.query('DELETE FROM access_token WHERE account_id = $1 AND id <> $2', kept)
    this.spare = (await programOf(app, host, ['read'])).id
    await oauthCalls(app).letIn(host.token, 'read')
    const grants = await app.inject({ url: '/v1/me/grants', headers: { authorization: `Bearer ${host.token}` } })
    this.grant = grants.json().at(-1).grant
    this.hook = await ownHook(database, deps, host.account)
    await this.#noteSecrets()
  }

  /** Somebody with an address signs in again: what they did has ended their tokens. */
  async comeBack(as: Caller): Promise<void> {
    if (as === 'player') this.people.player = await this.#signUp()
    if (as === 'host') this.people.host = await this.#signUp(HOST)
  }

  /** Seat 0 of some table is offered to whoever comes. */
  async offerAgain(): Promise<void> {
    const { app, database, deps } = this.ground
    const open = this.offered === '' ? undefined : (await deps.store.read(this.offered))?.file
    if (open?.status === 'running' && open.seats[0]!.offeredAt !== null) return
    this.offered = await this.#start([await somebody(app), await somebody(app)], 'public')
    await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 0', [this.offered])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [this.offered])
    await this.#noteSecrets()
  }

  /** The host is to be away for a day. */
  async awayAgain(): Promise<void> {
    const { app, database } = this.ground
    const { host } = this.people
    await database.pool.query('DELETE FROM vacation WHERE account_id = $1', [host.account])
    const headers = { authorization: `Bearer ${host.token}` }
    const payload = { firstDay: dayFromNow(30), lastDay: dayFromNow(30) }
    this.vacation = (await app.inject({ method: 'POST', url: '/v1/me/vacations', headers, payload })).json().id
  }

  async openAgain(): Promise<void> {
    const { app, deps } = this.ground
    const { host, player } = this.people
    const open = this.open === '' ? undefined : (await deps.store.read(this.open))?.file
    if (open?.status === 'open' && open.seats.some(({ account }) => account === player.account)) return
    this.open = await this.#open([host, player])
    const headers = { authorization: `Bearer ${host.token}` }
    const url = `/v1/games/${this.open}/invitations`
    this.invitation = (await app.inject({ method: 'POST', url, headers })).json()
    await this.#noteSecrets()
  }

  /** A link as it was mailed, and the cookie of the browser that asked for it. */
  async link(email = credentials.email): Promise<{ token: string; code: string; email: string; cookie: string }> {
    const { app, letters } = this.ground
    const asked = await app.inject({ method: 'POST', url: '/v1/sign-in/links', payload: { email } })
    const cookie = String(asked.headers['set-cookie']).split(';')[0]!
    const { link, code } = letters.at(-1)!
    return { token: link.split('#')[1]!, code, email, cookie }
  }

  /** What a program shows that waits for somebody. */
  async userCode(): Promise<string> {
    return (await oauthCalls(this.ground.app).form('device', { client_id: 'A program' })).body.user_code
  }

  authorizationOf(as: Caller): string | undefined {
    if (as === 'nobody') return undefined
    if (as === 'garbled') return GARBLED[Math.floor(this.ground.luck() * GARBLED.length)]!
    return `Bearer ${as === 'reader' ? this.#reader.secret : this.people[as].token}`
  }

  accountOf(as: Caller): string | null {
    if (as === 'nobody' || as === 'garbled') return null
    return this.people[as === 'reader' ? 'host' : as].account
  }

  /** The first game where it is none of its own: somebody has opened it, or it does not exist. */
  playedAt(game: GameId | undefined): Played {
    return this.#played.get(game ?? '') ?? everyGame[0]!
  }

  /** A table of the host and the player where this is played. */
  async runningAs(played: Played): Promise<GameId> {
    const { host, player } = this.people
    const there = this.running.find((game) => this.playedAt(game) === played)
    return there ?? this.#start([host, player], 'public', played)
  }

  async #open(who: [Somebody, ...Somebody[]], visibility: Visibility = 'public', wished?: Played): Promise<GameId> {
    const agreement = { pace: 'weekly', extensions: { each: 10 } } as const
    const played = wished ?? gameInTurn(this.#played.size)
    const game = await openTable(this.ground.deps, who, visibility, { agreement }, played)
    this.#played.set(game, played)
    return game
  }

  async #start(who: [Somebody, Somebody], visibility: Visibility, wished?: Played): Promise<GameId> {
    return startTable(this.ground.deps, await this.#open(who, visibility, wished), who[0])
  }

  async #signUp(email = credentials.email): Promise<Somebody> {
    const { token, cookie } = await this.link(email)
    const headers = { cookie }
    const begun = await this.ground.app.inject({
      method: 'POST',
      url: '/v1/sessions/link',
      headers,
      payload: { token },
    })
    const { account, accessToken, refreshToken } = begun.json()
    return { account, token: accessToken, refreshToken }
  }

  /** A letter that did not arrive, by the token that ends others like it. */
  async #failToWriteTo({ account }: Somebody): Promise<string> {
    const { rows } = await this.ground.database.pool.query<{ id: string }>(
      `UPDATE letter SET state = 'failed', mail_id = id
       WHERE account_id = $1 AND game_id = $2 AND kind = 'game-began' RETURNING id`,
      [account, this.running[0]],
    )
    return letterTokens([SECRET]).sign('unsubscribe', rows[0]!.id)
  }

  async #noteSecrets(): Promise<void> {
    const { rows } = await this.ground.database.pool.query<{ secret: string; nonces: string[] }>(
      `SELECT encode(secret, 'hex') AS secret, array(SELECT nonce FROM seat WHERE game_id = id) AS nonces
       FROM game WHERE status <> 'finished'`,
    )
    this.secrets = rows.flatMap(({ secret, nonces }) => [secret, ...nonces.filter((one) => /[0-9a-f]{16}$/.test(one))])
  }
}

const VISIBILITIES = ['public', 'private', 'unlisted'] as const
