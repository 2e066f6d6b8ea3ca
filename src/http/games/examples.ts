// Examples for the reference, made from what the games themselves offer: no game is named here.
import { agree } from '../../games/model/agreement.ts'
import { exampleRules } from '../../games/read/read-rules.ts'

const { ruleset, version, examples, bots, paces } = exampleRules()
const agreed = agree({ pace: 'daily' })
const hash = (digit: string) => digit.repeat(64)
export const at = '2027-03-01T18:30:00.000Z'

export const game = '0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60'
const ada = 'a3c1f0de-5b7e-4c55-8a0e-2f6f6f1f9a11'

export const rules = { ruleset, version, examples, bots, paces }
export const openBody = {
  ruleset,
  title: 'An evening with friends',
  options: examples.options,
  visibility: 'private',
  agreement: { pace: 'daily' },
  bots: ['regent'],
  colour: 'blue',
}
export const opened = { game, commitment: hash('c') }
export const givenNonce = { commitment: hash('c'), nonce: 'ada-likes-dice' }

const dueAt = '2027-03-02T18:30:00.000Z'
const keepsUp = { absentRounds: 0, offeredAt: null, extensions: 0, wishesPause: false, away: [], bank: null }
export const card = {
  ...{
    id: game,
    status: 'running',
    title: openBody.title,
    visibility: 'private',
    host: ada,
    hostSeat: 0,
    ruleset,
    version,
  },
  ...{ options: examples.options, agreement: agreed.ok ? agreed.value : {}, commitment: hash('c') },
  seats: [
    { seat: 0, colour: 'blue', account: ada, name: 'Ada', bot: null, gaveNonce: true, ...keepsUp },
    { seat: 1, colour: 'orange', account: null, name: null, bot: 'regent', gaveNonce: false, ...keepsUp },
  ],
  ...{ round: 1, occasion: 'orders/1/0', askedAt: at, ownUntil: null, dueAt, graced: false, pausedUntil: null },
  ...{ waitsFor: [0], seq: 12, head: hash('d'), openedAt: at, startedAt: at, endedAt: null },
}
const [kind, answer] = Object.entries(examples.answers)[0]!
export const view = { card, viewer: 0, view: { questions: [] }, answerable: [{ question: `${kind}/1/0`, kind }] }

export const answerKind = kind
export const answerBody = answer
/** The kinds of all games, for the description. */
export const answerKinds = Object.keys(examples.answers)
export const answersByKind = examples.answers
export const receipt = {
  ...{ seat: 0, words: ['Take the red road.'], places: [7, 6], seq: 13, head: hash('e'), at },
  ...{ seal: hash('f'), salt: '5a'.repeat(16) },
}
export const proof = {
  ...{ format: 'herald-proof/2', game, ruleset, version, chain: 2, commitment: hash('c'), secret: hash('a') },
  ...{ nonces: [givenNonce.nonce, ''], contributed: [true, false], result: {} },
  record: { format: 'game/1', options: examples.options, seed: hash('b'), entries: [] },
  log: [{ salt: '5a'.repeat(16), seal: hash('f'), head: hash('e'), events: [{ t: 'something-happened' }] }],
}
export const draft = examples.draft ?? {}
export const told = { seq: 13, at, by: 0, event: { t: 'something-happened' }, seal: hash('f') }
export const page = { after: 12, count: 1, at, by: 0, seal: hash('f'), head: hash('e') }
export const line = { seats: [0], text: 'Ada waits.' }
export const round = { round: 1, from: 1, to: 40 }
export const message = { number: 3, at, from: 0, to: null, text: 'Good luck, everybody!', erased: false, former: false }
export const vacation = {
  ...{ id: '5e0f2b1c-9a57-4f0b-8f43-6f1d2c3b4a59', firstDay: '2027-07-01', lastDay: '2027-07-14' },
  ...{ from: '2027-06-30T22:00:00.000Z', to: '2027-07-14T22:00:00.000Z' },
}
export const invitation = { id: '7c1f7a0e-61f7-4c8e-a5de-93a1f2b7c8d4', createdAt: at }
