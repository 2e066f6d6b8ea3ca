// The shapes of the account resources, once: for validation, types and the reference alike.
import { Type } from 'typebox'
import * as example from './examples.ts'

export const exact = { additionalProperties: false }
const moment = Type.String({ format: 'date-time' })
const locale = Type.Union([Type.Literal('en'), Type.Literal('de')])

export const linkBody = Type.Object(
  { email: Type.String(), locale: Type.Optional(locale) },
  { ...exact, examples: [{ email: 'ada@example.org', locale: 'en' }] },
)
export const linkAsked = Type.Object({ expiresAt: moment }, { title: 'LinkAsked' })
export const followBody = Type.Object(
  { token: Type.String({ description: 'From the mailed link.' }) },
  { ...exact, examples: [{ token: 'a1b2c3' }] },
)
export const codeBody = Type.Object(
  { email: Type.String({ description: 'Where it was mailed.' }), code: Type.String() },
  { ...exact, examples: [{ email: 'ada@example.org', code: '123 456' }] },
)
export const addressBody = Type.Object({ email: Type.String() }, { ...exact, examples: [{ email: 'ada@example.net' }] })
export const addressShown = Type.Object(
  { token: Type.Optional(Type.String()), code: Type.Optional(Type.String({ description: 'Instead.' })) },
  { ...exact, examples: [{ code: '123 456' }] },
)
export const joinBody = Type.Object(
  { guestToken: Type.String({ description: 'Its access token.' }) },
  { ...exact, examples: [{ guestToken: 'eyJ.e30.c2ln' }] },
)
export const joinedSchema = Type.Object({
  moved: Type.Integer({ description: 'So many games.' }),
  kept: Type.Array(Type.String(), { description: 'Titles of games where both of you sit.' }),
})
export const passwordSignIn = Type.Object(
  { email: Type.String(), password: Type.String() },
  { ...exact, examples: [{ email: 'ada@example.org', password: 'a long and private sentence' }] },
)
export const guestBody = Type.Object(
  { name: Type.String(), locale: Type.Optional(locale) },
  { ...exact, examples: [{ name: 'Ada' }] },
)
export const refreshBody = Type.Object(
  { refreshToken: Type.String() },
  { ...exact, examples: [{ refreshToken: example.session.refreshToken }] },
)

export const sessionSchema = Type.Object(
  {
    account: Type.String(),
    accessToken: Type.String({
      description: 'Send it as a bearer token; good for 15 minutes, and no longer than the session.',
    }),
    refreshToken: Type.String({ description: 'Good for one use, for the next two tokens.' }),
    expiresAt: Type.String({
      format: 'date-time',
      description:
        'When the session ends if it is not used. However much it is used, it ends 90 days after it began; a guest’s after a year.',
    }),
  },
  { title: 'Session' },
)

export const sessionCard = Type.Object(
  {
    session: Type.String(),
    device: Type.String({ description: 'Browser and system it was begun with; empty where they are not known.' }),
    isCurrent: Type.Boolean({ description: 'Whether this is the one you ask with.' }),
    createdAt: moment,
    usedAt: Type.String({ format: 'date-time', description: 'When it last got new tokens.' }),
    expiresAt: Type.String({ format: 'date-time', description: 'When it ends if it is not used.' }),
  },
  { title: 'SessionCard' },
)
export const sessionParams = Type.Object({ session: Type.String({ maxLength: 100 }) })
export const confirmBody = Type.Object(
  { password: Type.String() },
  { ...exact, examples: [{ password: 'a long and private sentence' }] },
)

const remindAt = Type.Integer({
  description:
    'When a reminder comes: so many percent of the time to answer are over. 10 to 90; a change counts from the next question on.',
})

const push = Type.Record(Type.String(), Type.Boolean(), {
  description: 'Which of these letters your browsers tell you of, as well or instead.',
})

export const profileSchema = Type.Object(
  {
    account: Type.String(),
    email: Type.Union([Type.String(), Type.Null()]),
    guest: Type.Boolean(),
    hasPassword: Type.Boolean(),
    name: Type.String(),
    program: Type.Union([Type.Object({ owner: Type.String() }), Type.Null()], {
      description: 'Whose program plays with this account; null for people.',
    }),
    locale: Type.String(),
    timeZone: Type.String(),
    mail: Type.Object({
      ...{ letters: Type.Record(Type.String(), Type.String()), push, digestHour: Type.Integer(), remindAt },
      stopped: Type.Union([Type.String(), Type.Null()], {
        description: 'bounced, complaint: until you follow a mailed link.',
      }),
    }),
    calendarAt: Type.Union([moment, Type.Null()]),
    createdAt: moment,
  },
  { title: 'Profile' },
)

export const profileChange = Type.Object(
  {
    name: Type.Optional(Type.String()),
    locale: Type.Optional(Type.String()),
    timeZone: Type.Optional(Type.String()),
    mail: Type.Optional(
      Type.Object(
        {
          letters: Type.Optional(Type.Record(Type.String(), Type.String())),
          push: Type.Optional(push),
          digestHour: Type.Optional(Type.Integer()),
          remindAt: Type.Optional(remindAt),
        },
        exact,
      ),
    ),
  },
  { ...exact, examples: [{ timeZone: 'Europe/Berlin', mail: { letters: { reminder: 'digest' } } }] },
)

export const programBody = Type.Object(
  { owner: Type.String({ description: 'Whose it is, as everybody is to see it: 1 to 40 characters.' }) },
  { ...exact, examples: [{ owner: 'Ada of the Tuesday club' }] },
)

export const passwordBody = Type.Object(
  { password: Type.Union([Type.String(), Type.Null()], { description: 'Null takes it away.' }) },
  { ...exact, examples: [{ password: 'a long and private sentence' }] },
)

export const tokenBody = Type.Object(
  {
    name: Type.String(),
    scopes: Type.Array(Type.String(), { maxItems: 20 }),
    expiresAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'A year ahead at the most, and if left out.' }),
    ),
  },
  { ...exact, examples: [{ name: 'My bot', scopes: ['read', 'play'] }] },
)

export const tokenCard = Type.Object(
  {
    token: Type.String(),
    name: Type.String(),
    scopes: Type.Array(Type.String()),
    createdAt: moment,
    expiresAt: Type.Union([moment, Type.Null()], { description: 'Null for one from before tokens had to end.' }),
    lastUsedAt: Type.Union([moment, Type.Null()]),
  },
  { title: 'TokenCard' },
)

export const createdToken = Type.Object({ secret: Type.String({ description: 'Shown this once.' }), card: tokenCard })
export const tokenParams = Type.Object({ token: Type.String({ maxLength: 100 }) })
