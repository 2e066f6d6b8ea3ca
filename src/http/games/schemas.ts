// The shapes that several game routes share, once: for validation, types and the reference alike.
import { Type } from 'typebox'
import { PRESETS } from '../../games/model/agreement.ts'
import { COLOURS } from '../../games/model/colours.ts'
import { ofGame } from '../reference/of-game.ts'

export const exact = { additionalProperties: false }
export const moment = Type.String({ format: 'date-time' })
export const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()])
export const oneOf = <const W extends readonly string[]>(words: W, options: object = {}) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: [...words], ...options })

/** As ids are written here. Other spellings of a UUID (capitals, urn:uuid:) would name the same game by another name. */
export const id = Type.String({ format: 'uuid', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
export const gameParams = Type.Object({ game: id })

export const idempotencyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Your name for this request: repeated, it counts once.' }),
  ),
})

export const colour = oneOf(COLOURS, {
  description:
    'The first free one if left out. Where the seats of a game have colours of their own (`colours` of the rules), the seat’s, and no other.',
})
export const nonce = Type.String({
  description: 'Your part of all chance: up to 64 letters, digits or dashes; empty for no part in it.',
})

const duration = orNull(Type.String({ description: 'ISO 8601, one minute to sixty days; null for no limit.' }))
const paceFields = {
  orders: duration,
  decisions: duration,
  hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 23, description: 'Deadlines move to the next such hour,' })),
  timeZone: Type.Optional(Type.String({ description: 'in this time zone.' })),
}
const standIn = Type.String({
  maxLength: 40,
  description: 'Who plays for somebody who stays away: a bot of the game, or `silence` for nobody.',
})
const bankFields = {
  inHand: Type.String({ description: 'What each has at the beginning, ISO 8601,' }),
  perRound: Type.String({ description: 'and what comes to it each round,' }),
}
const mostInBank = Type.String({ description: 'up to this; what is in hand at the beginning if left out.' })
const IN_BANK = 'Time that is used, all in all, where answers take longer than they may.'
const bankWish = Type.Object({ ...bankFields, most: Type.Optional(mostInBank) }, { ...exact, description: IN_BANK })

const substituteAfter = orNull(Type.Integer({ minimum: 1, maximum: 12 }))
const each = Type.Integer({ minimum: 0, maximum: 10, description: 'How often a player may ask for more time,' })
const by = Type.String({ description: 'and how much of it, ISO 8601.' })
const talk = oneOf(['none', 'table', 'private'])
const programs = oneOf(['welcome', 'not'], {
  description:
    'Whether accounts that programs play with may sit down; they may where nothing is said. Bots of this server are the host’s to choose.',
})

/** What may be left out is filled in. */
export const agreementWish = Type.Object(
  {
    pace: Type.Optional(
      Type.Union([oneOf(PRESETS), Type.Object({ ...paceFields, bank: Type.Optional(bankWish) }, exact)], {
        description:
          'Left out, it is the usual one (`paces` of the rules), and `none` for one person with bots. At `none` with several people, whoever says nothing stops the game for as long as they like.',
      }),
    ),
    absence: Type.Optional(
      Type.Object(
        {
          grace: Type.Optional(duration),
          standIn: Type.Optional(standIn),
          substituteAfter: Type.Optional(substituteAfter),
        },
        exact,
      ),
    ),
    extensions: Type.Optional(Type.Object({ each: Type.Optional(each), by: Type.Optional(by) }, exact)),
    talk: Type.Optional(talk),
    programs: Type.Optional(programs),
  },
  { ...exact, title: 'AgreementWish' },
)

const agreement = Type.Object(
  {
    pace: Type.Object({
      ...paceFields,
      bank: Type.Optional(Type.Object({ ...bankFields, most: mostInBank }, { description: IN_BANK })),
    }),
    absence: Type.Object({ grace: duration, standIn, substituteAfter }),
    extensions: Type.Object({ each, by }),
    talk,
    programs: Type.Optional(programs),
  },
  { title: 'Agreement' },
)

export const HEAD =
  'Covers every page of the log: SHA-256 of the head before, slash, and the last page’s seal. Null until the end where the game began before there were seals.'
export const SEAL = 'SHA-256 of salt, slash, and the page’s events in canonical JSON.'

const seatCard = Type.Object(
  {
    seat: Type.Integer(),
    colour: oneOf(COLOURS),
    account: orNull(Type.String({ description: 'To those at the table alone.' })),
    name: orNull(Type.String({ description: 'Null for bots and former players.' })),
    bot: orNull(Type.String()),
    program: orNull(
      Type.Object(
        { owner: Type.String() },
        { description: 'Whose program plays as this player; null for people and for bots of this server.' },
      ),
    ),
    absentRounds: Type.Integer({ description: 'Rounds in a row that were played for them.' }),
    offeredAt: orNull(Type.String({ format: 'date-time', description: 'Since when a substitute is wanted.' })),
    extensions: Type.Integer({ description: 'How often they have had more time.' }),
    wishesPause: Type.Boolean(),
    away: orNull(
      Type.Array(Type.Object({ from: moment, to: moment }), {
        description: 'Their vacations that are not over, to those at the table alone.',
      }),
    ),
    bank: orNull(
      Type.Integer({
        description:
          'Seconds they have in the bank of time, before what they use now, to those at the table; null where there is none.',
      }),
    ),
    gaveNonce: Type.Boolean({ description: 'Whether their nonce is there; a bot has none to give.' }),
  },
  { title: 'SeatCard' },
)

/** What everybody who knows of a game may know of it. */
export const cardSchema = Type.Object(
  {
    id: Type.String(),
    status: oneOf(['open', 'running', 'finished', 'parked', 'abandoned'], {
      description: '`parked`: a fault of this server has to be put right first. `abandoned`: everybody had left.',
    }),
    title: Type.String(),
    visibility: oneOf(['public', 'unlisted', 'private']),
    host: orNull(Type.String({ description: 'To those at the table alone.' })),
    hostSeat: orNull(Type.Integer({ description: 'Where whoever opened it sits, while they do.' })),
    ruleset: Type.String(),
    version: Type.Integer(),
    pack: Type.String({ description: 'The fingerprint of the board and the pieces it is played with.' }),
    options: ofGame('options'),
    agreement,
    commitment: Type.String({ description: 'SHA-256 of the server’s secret, there before anybody gives a nonce.' }),
    seats: Type.Array(seatCard),
    waitsFor: Type.Array(Type.Integer(), { description: 'Seats the game waits for.' }),
    round: Type.Integer({ description: 'The one that is played; 0 before the first.' }),
    occasion: orNull(Type.String({ description: 'The questions the deadline is for; null while no time runs.' })),
    askedAt: orNull(moment),
    ownUntil: orNull(
      Type.String({
        format: 'date-time',
        description: 'From then on it goes off what those who are asked have in the bank; null where there is none.',
      }),
    ),
    dueAt: orNull(moment),
    graced: Type.Boolean({ description: 'Whether the one automatic extension was given.' }),
    pausedUntil: orNull(Type.String({ format: 'date-time', description: 'No time runs before.' })),
    seq: Type.Integer({ description: 'How many events the log holds.' }),
    head: orNull(Type.String({ description: HEAD })),
    openedAt: moment,
    startedAt: orNull(moment),
    endedAt: orNull(moment),
  },
  { title: 'Card' },
)

/** One sentence of a story. */
export const lineSchema = Type.Object(
  {
    seats: Type.Array(Type.Integer(), {
      description: 'Whom it is about; empty where it is about nobody in particular.',
    }),
    text: Type.String(),
  },
  { title: 'Line' },
)

export const toldSchema = Type.Object(
  {
    seq: Type.Integer(),
    at: moment,
    by: orNull(Type.Integer({ description: 'The seat that said it; null when the rules carried on.' })),
    event: ofGame('event'),
    seal: Type.Optional(Type.String({ description: `Of the page it stands on. ${SEAL}` })),
    salt: Type.Optional(Type.String({ description: 'When all of that page is open to you.' })),
  },
  { title: 'ToldEvent' },
)
