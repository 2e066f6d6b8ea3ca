// Examples for the reference that are a game's own, made from what the first game of the server offers: none is named here.
import { agree } from '../../games/model/agreement.ts'
import { CHOICES } from '../../games/model/colours.ts'
import { type Catalogue, standInsOf } from '../../games/ports/catalogue.ts'
import { exampleGame } from '../../games/read/example-game.ts'
import { exampleRules } from '../../games/read/read-rules.ts'
import { at, dueAt, game, givenNonce, hash, head } from './examples.ts'

const ada = 'a3c1f0de-5b7e-4c55-8a0e-2f6f6f1f9a11'
const keepsUp = {
  absentRounds: 0,
  offeredAt: null,
  extensions: 0,
  wishesPause: false,
  away: [],
  bank: null,
  program: null,
}

export function examplesOf(catalogue: Catalogue) {
  const { ruleset, version, pack, seats, colours, examples, standIn } = exampleRules(catalogue)
  const { options, answers, draft = {} } = examples
  const [first, second] = colours ?? CHOICES
  const agreed = agree({ pace: 'daily' }, standInsOf(catalogue, catalogue.standards[0]!))
  const openBody = {
    ...{ ruleset, title: 'An evening with friends', options, visibility: 'private' },
    ...{ agreement: { pace: 'daily' }, bots: [standIn], colour: first },
  }
  const joinBody = { nonce: 'bela-likes-cards', ...(colours ? {} : { colour: 'pink' }) }
  const card = {
    ...{ id: game, status: 'running', title: openBody.title, visibility: 'private', host: ada, hostSeat: 0 },
    ...{ ruleset, version, pack, options, agreement: agreed.ok ? agreed.value : {}, commitment: hash('c') },
    seats: [
      { seat: 0, colour: first, account: ada, name: 'Ada', bot: null, gaveNonce: true, ...keepsUp },
      { seat: 1, colour: second, account: null, name: null, bot: standIn, gaveNonce: false, ...keepsUp },
    ],
    ...{ round: 1, occasion: 'orders/1/0', askedAt: at, ownUntil: null, dueAt, graced: false, pausedUntil: null },
    ...{ waitsFor: [0], seq: 12, head, openedAt: at, startedAt: at, endedAt: null },
  }
  const begun = catalogue.standards.map(exampleGame)
  const [shown] = begun.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  const { view: position, event, kept, record, result } = shown!
  const view = { card: { ...card, ...cardsOf(catalogue, shown!.ruleset) }, viewer: shown!.viewer, view: position }
  const told = { seq: 13, at, by: 0, event, seal: hash('f') }
  const proof = {
    ...{ format: 'herald-proof/3', game, ruleset, version, pack, chain: 2, commitment: hash('c'), secret: hash('a') },
    ...{ nonces: [givenNonce.nonce, ''], contributed: [true, false], record, result },
    log: [{ salt: '5a'.repeat(16), seal: hash('f'), head: hash('e'), schema: 1, events: [kept] }],
  }
  return {
    ...{
      openBody,
      joinBody,
      card,
      view: { ...view, answerable: shown!.answerable },
      position,
      told,
      record,
      answers,
      draft,
      proof,
      standIn,
    },
    ...{ everyAnswer: everyAnswer(catalogue), drafts: drafts(catalogue) },
    rulesCard: { ruleset, version, pack, seats, colours },
    /** Too long to stand here. */
    rulesByName: Object.fromEntries(
      catalogue.standards.map(({ name }) => [name, { externalValue: `/v1/rules/${name}` }]),
    ),
  }
}

const sizeOf = ({ view }: { view: unknown }): number => JSON.stringify(view).length

const cardsOf = (catalogue: Catalogue, name: string) => {
  const { version, fingerprint, examples } = catalogue.standard(name)!
  return { ruleset: name, version, pack: fingerprint, options: examples.options }
}

/** Of every game, each kind once: `xyz-orders`. */
const everyAnswer = ({ standards }: Catalogue): Record<string, object> =>
  Object.fromEntries(
    standards.flatMap(({ name, examples }) =>
      Object.entries(examples.answers).map(([kind, answer]) => [`${name}-${kind}`, { t: kind, ...(answer as object) }]),
    ),
  )

const drafts = ({ standards }: Catalogue): Record<string, object> =>
  Object.fromEntries(standards.map(({ name, examples: { draft = {} } }) => [name, draft as object]))
