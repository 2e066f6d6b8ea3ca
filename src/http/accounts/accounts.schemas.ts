// The shapes of the account resources, once: for validation, types and the reference alike.
import { Type } from 'typebox'

const exact = { additionalProperties: false }
const moment = Type.String({ format: 'date-time' })
const locale = Type.Union([Type.Literal('en'), Type.Literal('de')])

export const linkBody = Type.Object({ email: Type.String(), locale: Type.Optional(locale) }, exact)
export const linkAsked = Type.Object({ expiresAt: moment })
export const followBody = Type.Object({ token: Type.String({ description: 'From the mailed link.' }) }, exact)
export const passwordSignIn = Type.Object({ email: Type.String(), password: Type.String() }, exact)
export const guestBody = Type.Object({ name: Type.String(), locale: Type.Optional(locale) }, exact)
export const refreshBody = Type.Object({ refreshToken: Type.String() }, exact)

export const sessionSchema = Type.Object({
  account: Type.String(),
  accessToken: Type.String({ description: 'Send it as a bearer token; good for 15 minutes.' }),
  refreshToken: Type.String({ description: 'Good for one use, for the next two tokens.' }),
  expiresAt: moment,
})

export const profileSchema = Type.Object({
  account: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  guest: Type.Boolean(),
  hasPassword: Type.Boolean(),
  name: Type.String(),
  locale: Type.String(),
  timeZone: Type.String(),
  mail: Type.Object({ letters: Type.Record(Type.String(), Type.String()), digestHour: Type.Integer() }),
  createdAt: moment,
})

export const profileChange = Type.Object(
  {
    name: Type.Optional(Type.String()),
    locale: Type.Optional(Type.String()),
    timeZone: Type.Optional(Type.String()),
    mail: Type.Optional(
      Type.Object(
        {
          letters: Type.Optional(Type.Record(Type.String(), Type.String())),
          digestHour: Type.Optional(Type.Integer()),
        },
        exact,
      ),
    ),
  },
  exact,
)

export const passwordBody = Type.Object({ password: Type.Union([Type.String(), Type.Null()]) }, exact)

export const tokenBody = Type.Object(
  { name: Type.String(), scopes: Type.Array(Type.String()), expiresAt: Type.Optional(moment) },
  exact,
)

export const tokenCard = Type.Object({
  token: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  createdAt: moment,
  expiresAt: Type.Union([moment, Type.Null()]),
  lastUsedAt: Type.Union([moment, Type.Null()]),
})

export const createdToken = Type.Object({ secret: Type.String({ description: 'Shown this once.' }), card: tokenCard })
export const tokenParams = Type.Object({ token: Type.String() })
