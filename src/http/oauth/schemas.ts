// The shapes of sign-in for pages and programs of others, once: for validation, types and the reference alike.
import { Type } from 'typebox'

const exact = { additionalProperties: false }
const moment = Type.String({ format: 'date-time' })
const at = '2027-03-01T18:30:00.000Z'
const game = '2f1e7a5c-0f4b-4c8e-9d3a-6b7c8d9e0f10'

const query = Type.String({
  maxLength: 4000,
  description: 'What stands behind the question mark of the address that the page led to, as it stands there.',
})
const QUERY =
  'response_type=code&client_id=https%3A%2F%2Fboard.example%2F&redirect_uri=https%3A%2F%2Fboard.example%2Fback&scope=read+play&state=af0ifjsldkj&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256'

export const requestBody = Type.Object({ query }, { ...exact, examples: [{ query: QUERY }] })
export const decisionBody = Type.Object(
  { query, allow: Type.Boolean() },
  { ...exact, examples: [{ query: QUERY, allow: false }] },
)

const asked = {
  scopes: Type.Array(Type.String(), { description: '`read`, `play`, `manage`, or `play:` and the id of a game.' }),
  games: Type.Array(Type.Object({ game: Type.String(), title: Type.Union([Type.String(), Type.Null()]) }), {
    description: 'Those that are named, with their titles where you know of them.',
  }),
}
const askedExample = { scopes: ['read', 'play'], games: [] }

export const asksSchema = Type.Object({
  client: Type.String({ description: 'What it calls itself: a name, or its address.' }),
  isAddress: Type.Boolean({ description: 'Whether that is an address, which is of the same origin as `host`.' }),
  host: Type.String({ description: 'Where the answer goes.' }),
  ...asked,
  wrong: Type.Union(
    [Type.Object({ error: Type.String(), description: Type.String(), backTo: Type.String() }), Type.Null()],
    {
      description: 'What is wrong with what it asks for, and the address that tells it so: to be opened by a click.',
    },
  ),
})
export const asksExample = {
  ...{ client: 'https://board.example/', isAddress: true, host: 'board.example', ...askedExample, wrong: null },
}

export const redirectSchema = Type.Object({ redirectTo: Type.String({ description: 'Open it: it has the answer.' }) })
export const redirectExample = {
  redirectTo: 'https://board.example/back?error=access_denied&state=af0ifjsldkj&iss=https%3A%2F%2Fherald.example',
}

const userCode = Type.String({
  maxLength: 40,
  description: 'As the program shows it; blanks and dashes do not matter.',
})
export const deviceBody = Type.Object({ userCode }, { ...exact, examples: [{ userCode: 'WDJB-MJHT' }] })
export const deviceDecision = Type.Object(
  { userCode, allow: Type.Boolean() },
  { ...exact, examples: [{ userCode: 'WDJB-MJHT', allow: true }] },
)
export const deviceSchema = Type.Object({ client: Type.String(), ...asked, expiresAt: moment })
export const deviceExample = { client: 'herald-cli', ...askedExample, expiresAt: at }

const text = Type.Optional(Type.String())
/** Others are overlooked, as the standard wants it. */
export const tokenForm = Type.Object(
  {
    grant_type: Type.String({
      description: '`authorization_code`, `refresh_token`, or `urn:ietf:params:oauth:grant-type:device_code`.',
    }),
    ...{ client_id: text, code: text, redirect_uri: text, code_verifier: text, refresh_token: text, scope: text },
    device_code: text,
  },
  {
    examples: [
      {
        ...{
          grant_type: 'authorization_code',
          client_id: 'https://board.example/',
          code: `herald-ac_${'a1'.repeat(21)}`,
        },
        ...{ redirect_uri: 'https://board.example/back', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
      },
    ],
  },
)
export const tokensSchema = Type.Object({
  access_token: Type.String({ description: 'Send it as a bearer token.' }),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'In seconds.' }),
  refresh_token: Type.String({ description: 'Good for one use, for the next two tokens.' }),
  scope: Type.String(),
})
export const tokensExample = {
  ...{ access_token: `herald-at_${'a1'.repeat(21)}`, token_type: 'Bearer', expires_in: 3600 },
  ...{ refresh_token: `herald-rt_${'b2'.repeat(21)}`, scope: 'read play' },
}

export const revocationForm = Type.Object(
  { token: text, token_type_hint: text, client_id: text },
  { examples: [{ token: tokensExample.refresh_token, client_id: 'https://board.example/' }] },
)

export const deviceForm = Type.Object(
  { client_id: text, scope: text },
  { examples: [{ client_id: 'herald-cli', scope: 'read play' }] },
)
export const deviceCodes = Type.Object({
  device_code: Type.String({ description: 'For the program, to ask for its tokens with.' }),
  user_code: Type.String({ description: 'For somebody to type in.' }),
  verification_uri: Type.String(),
  verification_uri_complete: Type.String(),
  expires_in: Type.Integer({ description: 'In seconds.' }),
  interval: Type.Integer({ description: 'Seconds between two questions; five more for each `slow_down`.' }),
})
export const deviceCodesExample = {
  ...{ device_code: `herald-dc_${'c3'.repeat(21)}`, user_code: 'WDJB-MJHT', expires_in: 600, interval: 5 },
  verification_uri: 'https://herald.example/device',
  verification_uri_complete: 'https://herald.example/device#WDJB-MJHT',
}

export const grantCard = Type.Object(
  {
    grant: Type.String(),
    client: Type.String({ description: 'What it calls itself: a name, or its address.' }),
    host: Type.String({ description: 'Where its answers went; empty for a program without a page.' }),
    scopes: asked.scopes,
    createdAt: moment,
    lastUsedAt: moment,
    expiresAt: Type.String({ format: 'date-time', description: 'When it ends if it is not used.' }),
  },
  { title: 'Grant' },
)
export const grantExample = {
  ...{ grant: '5b7e4c55-8a0e-4f6f-9f1f-9a11a3c1f0de', client: 'https://board.example/', host: 'board.example' },
  ...{ scopes: ['read', `play:${game}`], createdAt: at, lastUsedAt: at, expiresAt: '2027-04-30T18:30:00.000Z' },
}
export const grantParams = Type.Object({ grant: Type.String({ maxLength: 100 }) })
