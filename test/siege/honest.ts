// Honest tables of every game: three people each, from addresses of their own, who look on by the stream and hand in at once.
// Their receipts are kept, and how long each round took, from the last hand-in to the next question.
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command, Question } from '../../src/rules/ruleset.ts'
import type { Receipt } from '../chaos/people.ts'
import { gameInTurn, type Played } from '../support/every-game.ts'
import { ask, askFor, type Place } from './ask.ts'

const PLAYERS = 3
/** People are quick here, but no machines: those would meet the limits of an account. */
const THOUGHT_MS = 1000

interface Player {
  readonly from: string
  token: string
  refreshToken: string
}

interface Session {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface Play {
  readonly games: string[]
  readonly receipts: Receipt[]
  /** In milliseconds, as they were played. */
  readonly years: number[]
}

/** Plays whole games, one after the other, as long as somebody wants; the last one to its end. */
export async function sitDown(place: Place, table: number, goesOn: () => boolean, play: Play): Promise<void> {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, seat): Promise<Player> => {
      const from = `127.2.${table}.${seat + 1}`
      const body = { name: `Honest ${table} ${seat}` }
      const guest = { from, method: 'POST', path: '/v1/sessions/guest', body }
      const { accessToken: token, refreshToken } = await askFor<Session>(place, guest)
      return { from, token, refreshToken }
    }),
  )
  while (goesOn()) {
    await playOne(place, players, gameInTurn(table), play)
    for (const player of players) await refresh(place, player)
  }
}

/** A siege is longer than an access token is good for. */
async function refresh(place: Place, player: Player): Promise<void> {
  const { from, refreshToken } = player
  const body = { refreshToken }
  const session = await askFor<Session>(place, { from, method: 'POST', path: '/v1/sessions/refresh', body })
  player.token = session.accessToken
  player.refreshToken = session.refreshToken
}

async function playOne(place: Place, players: readonly Player[], played: Played, play: Play): Promise<void> {
  const game = await open(place, players, played)
  play.games.push(game)
  const stream = await listen(place, players[0]!, game)
  try {
    for (;;) {
      await wait(THOUGHT_MS)
      let handedIn: number | undefined
      for (const player of players)
        for (const [question, view] of await questionsFor(place, player, game)) {
          handedIn = played.ruleset.terms(question).kept ? performance.now() : undefined
          const command = played.lively.answer(view, question, Math.random)
          play.receipts.push({ ...(await answer(place, player, game, question, command)), game })
        }
      const isOver = await untilAsked(place, players, game, stream)
      if (handedIn !== undefined) play.years.push(performance.now() - handedIn)
      if (isOver) return
    }
  } finally {
    stream.end()
  }
}

async function open(place: Place, [host, ...guests]: readonly Player[], played: Played): Promise<string> {
  const body = { ruleset: played.name, title: 'An honest table', options: played.options(PLAYERS) }
  const { game } = await askFor<{ game: string }>(place, { ...host!, method: 'POST', path: '/v1/games', body })
  await askFor(place, { ...host!, method: 'PUT', path: `/v1/games/${game}/nonce`, body: { nonce: 'host' } })
  for (const guest of guests)
    await askFor(place, { ...guest, method: 'POST', path: `/v1/games/${game}/seats`, body: { nonce: 'guest' } })
  return game
}

interface Seen {
  readonly card: { readonly status: string }
  readonly view: { readonly questions: readonly Question[] } | null
}

const see = (place: Place, player: Player, game: string): Promise<Seen> =>
  askFor<Seen>(place, { ...player, method: 'GET', path: `/v1/games/${game}` })

async function questionsFor(place: Place, player: Player, game: string): Promise<[Question, view: unknown][]> {
  const { view } = await see(place, player, game)
  return (view?.questions ?? []).map((question) => [question, view])
}

/** Looks whenever the stream says that something has happened. True when the game is over. */
async function untilAsked(place: Place, players: readonly Player[], game: string, stream: Stream): Promise<boolean> {
  for (;;) {
    const heard = stream.next()
    for (const player of players) {
      const { card, view } = await see(place, player, game)
      if (card.status === 'finished') return true
      if (view && view.questions.length > 0) return false
    }
    await heard
  }
}

async function answer(
  place: Place,
  player: Player,
  game: string,
  question: Question,
  { t: kind, ...body }: Command,
): Promise<Receipt> {
  const path = `/v1/games/${game}/answers/${kind}?question=${question.id}`
  const told = await ask(place, { ...player, method: 'PUT', path, body })
  if (told.status !== 200) throw new Error(`an honest answer was refused: ${told.status} ${told.text}`)
  return JSON.parse(told.text)
}

interface Stream {
  /** The next time that something is told. */
  next(): Promise<void>
  end(): void
}

function listen(place: Place, { from, token }: Player, game: string): Promise<Stream> {
  return new Promise((open, failed) => {
    const headers = { authorization: `Bearer ${token}` }
    const asked = request({ ...place, localAddress: from, path: `/v1/games/${game}/stream`, headers })
    let heard = () => {}
    let isEnding = false
    asked.on('error', (error) => !isEnding && failed(error))
    asked.on('response', (response) => {
      response.on('data', () => heard())
      response.on('error', () => heard())
      open({
        next: () =>
          new Promise((tell) => {
            heard = tell
          }),
        end() {
          isEnding = true
          asked.destroy()
        },
      })
    })
    asked.end()
  })
}
