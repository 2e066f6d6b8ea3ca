// Sending a wish to the world: what is real in it (ids, tokens, legal answers) is put in here.
import { createECDH, randomBytes } from 'node:crypto'
import type { GameView } from '../../src/games/read/read-view.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import { dayFromNow } from './clock.ts'
import { sessionIn, somebody } from './company.ts'
import { gameInTurn } from './every-game.ts'
import { CLIENT, oauthCalls } from './oauth.ts'
import { luckOf } from './play.ts'
import { FORM, formOf, type Json, type Operation } from './reference.ts'
import { type Part, SPELLINGS, spoil, type Wish } from './requests.ts'
import type { Caller, World } from './world.ts'

export interface Sent {
  readonly url: string
  readonly payload: string
  readonly status: number
  readonly type: string
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
  /** What was handed in, if it was legal: nobody else may see it yet. */
  readonly legal?: Json
}

export async function send(world: World, operation: Operation, wish: Wish<Caller>): Promise<Sent> {
  const { path, headers, payload, legal, question } = speaking(operation, await prepare(world, operation, wish))
  // An answer that can be taken names its question, whatever else was thought of.
  const asked = question === undefined ? wish.query : [['question', question] as const]
  const query = asked.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name) => path[name]!) + (query && `?${query}`)
  const sent = { url, payload: String(payload ?? ''), ...(legal !== undefined && { legal }) }
  if (['streamGame', 'streamAccount'].includes(operation.id))
    return { ...sent, ...(await beginningOf(`${world.origin}${url}`, headers)) }
  const { method } = operation
  const told = await world.ground.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  if (RENEWING.includes(operation.id) && told.statusCode < 300) await world.comeBack(wish.as)
  const { statusCode: status, headers: head, body: text } = told
  return { ...sent, status, headers: head, type: String(head['content-type'] ?? ''), text }
}

/** What would be JSON elsewhere is a form where OAuth is spoken; junk stays junk. */
function speaking({ access }: Operation, ready: Ready): Ready {
  const { headers, payload } = ready
  if (!access.form || typeof payload !== 'string' || headers['content-type'] !== 'application/json') return ready
  try {
    return { ...ready, headers: { ...headers, 'content-type': FORM }, payload: formOf(JSON.parse(payload)) }
  } catch {
    return ready
  }
}

/** Of a stream its first words, of a refusal all. */
async function beginningOf(url: string, headers: Record<string, string>) {
  const stopping = new AbortController()
  const response = await fetch(url, { headers, signal: stopping.signal })
  const reading = response.body!.getReader()
  const { value } = await reading.read()
  stopping.abort()
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: new TextDecoder().decode(value),
    headers: Object.fromEntries(response.headers),
  }
}

const AT_RUNNING_TABLES = [
  ...['giveAnswer', 'withdrawAnswer', 'previewDraft', 'readAnswers'],
  ...['readDraft', 'keepDraft', 'dropDraft'],
  ...['extendDeadline', 'wishPause', 'endPause'],
]
const AT_OPEN_TABLES = [
  ...['joinGame', 'giveNonce', 'leaveGame', 'startGame', 'readInvitation'],
  ...['invite', 'inviteByMail', 'withdrawInvitation'],
]

/** After these their tokens are others. */
const RENEWING = ['setPassword', 'followLink', 'enterCode']
const GOING = ['deleteAccount', 'signOut', 'signOutEverywhere', 'endSession']
/** Nobody who sits at a table may. */
const AT_NO_TABLE = ['declareProgram']

/** `game`: where in the path there is one before it. */
function realOf(world: World, name: string, id: string, pick: number, game: string | undefined): string {
  const of = <T>(list: readonly T[]): T => list[pick % list.length]!
  switch (name) {
    case 'game':
      // What is done at open tables finds one, and what is said at running ones.
      if (pick % 4 > 0 && id === 'takeOfferedSeat') return world.offered
      if (pick % 4 > 0 && AT_OPEN_TABLES.includes(id)) return world.open
      return of(pick % 4 > 0 && AT_RUNNING_TABLES.includes(id) ? world.running : world.games)
    case 'kind':
      return of(Object.keys(world.playedAt(game).ruleset.examples.answers))
    case 'round':
      return String(1 + (pick % 8))
    case 'day':
      return new Date().toISOString().slice(0, 10)
    case 'seat':
      return String(pick % 4 > 0 ? 0 : pick % 10)
    case 'session':
      return sessionIn(world.people.host)
    case 'grant':
      return world.grant
    case 'vacation':
      return world.vacation
    case 'webhook':
    case 'delivery':
      return world.hook[name]
    case 'invitation':
      return world.invitation.id
    case 'token':
      if (id === 'readInvitation') return world.invitation.token
      return id === 'unsubscribe' || id === 'askToUnsubscribe' ? world.farewell : world.spare
    default:
      return gameInTurn(pick).name
  }
}

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
const written = (world: World, part: Part, name: string, id: string, game: string | undefined): string => {
  if ('raw' in part) return part.raw
  return encoded('text' in part ? part.text : SPELLINGS[part.spelled](realOf(world, name, id, part.real, game)))
}

interface Ready {
  readonly path: Record<string, string>
  readonly headers: Record<string, string>
  readonly payload: string | Buffer | undefined
  readonly legal?: Json
  readonly question?: string
}

/** Puts in what is real. */
async function prepare(world: World, operation: Operation, wish: Wish<Caller>): Promise<Ready> {
  const { id, method, parameters } = operation
  const { body } = wish
  if (AT_OPEN_TABLES.includes(id)) await world.openAgain()
  if (id === 'takeOfferedSeat') await world.offerAgain()
  if (id === 'takeVacation' || id === 'cancelVacation') await world.awayAgain()
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const path: Record<string, string> = {}
  for (const name of names) path[name] = written(world, wish.path[name]!, name, id, path.game)
  // Whoever goes is somebody new.
  const leaver =
    [...GOING, ...AT_NO_TABLE].includes(id) && wish.as in world.people ? await somebody(world.ground.app) : undefined
  const authorization = leaver ? `Bearer ${leaver.token}` : world.authorizationOf(wish.as)
  if (leaver && id === 'endSession' && 'real' in wish.path.session!) path.session = sessionIn(leaver)
  const { 'content-type': type, ...more } = wish.headers
  const headers: Record<string, string> = { ...more, ...(authorization && { authorization }) }
  const stands =
    id === 'withdrawAnswer' && 'real' in wish.path.kind! ? await handedIn(world, path.game!, authorization) : undefined
  if (stands) path.kind = stands.kind
  const named = stands?.question === undefined ? {} : { question: stands.question }
  if (body.is === 'none' || method === 'GET') return { path, headers, payload: undefined, ...named }
  if (type) headers['content-type'] = type
  if (body.is === 'bytes') return { path, headers, payload: Buffer.from(body.hex, 'hex') }
  if (body.is === 'text') return { path, headers, payload: body.text }
  if (body.is === 'made') return { path, headers, payload: JSON.stringify(body.value) }
  const good = await goodBody(
    world,
    operation,
    path.game,
    path.kind,
    authorization,
    'luck' in body ? body.luck : body.at,
  )
  if (good.cookie) headers.cookie = good.cookie
  if (body.is === 'changed') return { path, headers, payload: spoil(good.body, body.at, body.how) }
  const { kind = path.kind } = good
  return {
    path: { ...path, ...(kind !== undefined && { kind }) },
    headers,
    payload: JSON.stringify(good.body),
    ...(good.kind !== undefined && { legal: good.body }),
    ...(good.question === undefined ? named : { question: good.question }),
  }
}

/** A body that can go well; of an answer, one that is asked for, with its kind. */
async function goodBody(
  world: World,
  { id, bodyExamples }: Operation,
  game: string | undefined,
  kind: string | undefined,
  authorization: string | undefined,
  luck: number,
): Promise<{ body: Json; cookie?: string; kind?: string; question?: string }> {
  const example = bodyExamples[0]!
  const played = world.playedAt(game)
  switch (id) {
    case 'refresh':
      return { body: { refreshToken: (await somebody(world.ground.app)).refreshToken } }
    case 'openGame':
      return { body: { ...(example as object), ...opening(luck), title: `A table ${luck}`, visibility: 'public' } }
    case 'readDevice':
    case 'decideDevice':
      return { body: { ...(example as object), userCode: await world.userCode() } }
    case 'issueTokens': {
      const { refresh } = await oauthCalls(world.ground.app).letIn(world.people.host.token, 'read')
      return { body: { grant_type: 'refresh_token', refresh_token: refresh, client_id: CLIENT.client_id } }
    }
    case 'takeVacation':
      return { body: { firstDay: dayFromNow(100), lastDay: dayFromNow(107) } }
    case 'followLink': {
      const { token, cookie } = await world.link()
      return { body: { token }, cookie }
    }
    case 'enterCode': {
      const { code, email, cookie } = await world.link()
      return { body: { email, code }, cookie }
    }
    case 'addBrowser': {
      const p256dh = createECDH('prime256v1').generateKeys('base64url')
      const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
      return { body: { endpoint: `https://push.example.org/${luck}`, keys } }
    }
    case 'joinGuest':
      return { body: { guestToken: (await somebody(world.ground.app)).token } }
    case 'previewDraft': {
      const asked = await legalAnswer(world, game!, authorization, luck)
      const own = asked?.body[asked.kind]
      return { body: own === undefined ? (played.ruleset.examples.draft as Json) : { [asked!.kind]: own } }
    }
    case 'giveAnswer': {
      const { answers } = played.ruleset.examples
      const usual = Object.hasOwn(answers, kind!) ? (answers[kind!] as Json) : example
      return (luck % 4 > 0 && (await legalAnswer(world, game!, authorization, luck))) || { body: usual }
    }
    default:
      return { body: example }
  }
}

/** A table of one game or another, with its stand-in at it. */
function opening(luck: number): { [name: string]: Json } {
  const { name, options, bots } = gameInTurn(luck)
  return { ruleset: name, options: options(3) as Json, bots: [bots.standIn] }
}

/** One that the caller's own view offers; undefined if nothing is asked of them. */
async function legalAnswer(world: World, game: string, authorization: string | undefined, luck: number) {
  const seen = await world.ground.app.inject({
    url: `/v1/games/${game}`,
    headers: authorization ? { authorization } : {},
  })
  const { view, viewer } = seen.statusCode === 200 ? seen.json() : { view: null, viewer: null }
  const question = ((view?.questions ?? []) as Question[]).find(({ seat }) => seat === viewer)
  if (!question) return undefined
  const { lively } = world.playedAt(game)
  const { t: kind, ...answer } = lively.answer(view, question, luckOf(digest(`luck ${luck}`)))
  return { kind, question: question.id, body: answer as { [name: string]: Json } }
}

/** A kind of answer that the caller could take back, and the question it was to. */
async function handedIn({ ground: { app } }: World, game: string, authorization = '') {
  const headers = { authorization }
  const said = await app.inject({ url: `/v1/games/${game}/answers`, headers })
  const kinds = said.statusCode === 200 ? Object.keys(said.json()) : []
  const kind = kinds.find((one) => one !== 'standing') ?? kinds[0]
  if (kind === undefined) return undefined
  const { answerable } = (await app.inject({ url: `/v1/games/${game}`, headers })).json() as GameView
  return { kind, question: answerable.find((one) => one.kind === kind)?.question }
}
