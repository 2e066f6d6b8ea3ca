// The shapes of the game resources, once: for validation, types and the reference alike.
import { Type } from 'typebox'

export const gameParams = Type.Object({ game: Type.String({ format: 'uuid' }) })

const seats = Type.Array(
  Type.Object({
    seat: Type.Integer(),
    account: Type.Union([Type.String(), Type.Null()]),
    bot: Type.Union([Type.String(), Type.Null()]),
  }),
)

/** What everybody who knows of a game may know of it. */
export const cardSchema = Type.Object({
  id: Type.String(),
  status: Type.String(),
  title: Type.String(),
  ruleset: Type.String(),
  version: Type.Integer(),
  options: Type.Unknown(),
  commitment: Type.String({ description: 'SHA-256 of the server’s secret, known before anybody joins.' }),
  seats,
  seq: Type.Integer({ description: 'How many events the log holds.' }),
  head: Type.String({ description: 'The hash of the last event, which covers all before it.' }),
})

export const listQuery = Type.Object({
  which: Type.Optional(
    Type.Union([Type.Literal('mine'), Type.Literal('open'), Type.Literal('running'), Type.Literal('finished')], {
      default: 'open',
    }),
  ),
  cursor: Type.Optional(Type.String({ description: 'The `next` of the page before.' })),
})

export const pageSchema = Type.Object({
  games: Type.Array(cardSchema),
  next: Type.Union([Type.String(), Type.Null()]),
})

export const openBody = Type.Object(
  {
    ruleset: Type.String(),
    title: Type.String(),
    options: Type.Unknown({ description: 'The game’s own: see /v1/rules/{ruleset}.' }),
    visibility: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('unlisted'), Type.Literal('private')])),
    nonce: Type.Optional(Type.String({ description: 'Your part of all chance.' })),
  },
  { additionalProperties: false },
)

export const joinBody = Type.Object({ nonce: Type.Optional(Type.String()) }, { additionalProperties: false })
export const startBody = Type.Object({ bot: Type.Optional(Type.String()) }, { additionalProperties: false })

export const openedSchema = Type.Object({ game: Type.String(), commitment: Type.String() })
export const joinedSchema = Type.Object({ seat: Type.Integer() })

export const viewSchema = Type.Object({
  card: cardSchema,
  viewer: Type.Union([Type.Integer(), Type.Literal('public')]),
  view: Type.Unknown({
    description: 'The position as you may know it, with what is asked of you; null before the game begins.',
  }),
})

export const receiptSchema = Type.Object({
  seat: Type.Integer(),
  seq: Type.Integer(),
  head: Type.String(),
  at: Type.String({ format: 'date-time' }),
  seal: Type.String({ description: 'SHA-256 of salt and answer.' }),
  salt: Type.String(),
})

export const historySchema = Type.Array(
  Type.Object({ seq: Type.Integer(), at: Type.String({ format: 'date-time' }), event: Type.Unknown() }),
)

export const sinceQuery = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0, default: 0 })) })

export const pictureQuery = Type.Object({
  at: Type.Optional(Type.Integer({ minimum: 1, description: 'After this event; now, if left out.' })),
  locale: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('de')], { default: 'en' })),
})

export const checkSchema = Type.Object({ brokenAfter: Type.Union([Type.Integer(), Type.Null()]) })
