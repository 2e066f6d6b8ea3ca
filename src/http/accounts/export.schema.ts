// All that is kept of somebody, as it is handed out.
import { Type } from 'typebox'
import { messageSchema, vacationSchema } from '../games/beside.schemas.ts'
import { cardSchema, moment, oneOf, orNull } from '../games/schemas.ts'
import { grantCard } from '../oauth/schemas.ts'
import { browserCard } from './hooks/push.routes.ts'
import { hookCard } from './hooks/webhook-shapes.ts'
import { profileSchema, sessionCard, tokenCard } from './schemas.ts'

const link = Type.Object({ createdAt: moment, expiresAt: moment, usedAt: orNull(moment) })

const state = oneOf(['waiting', 'sent', 'failed', 'skipped', 'bounced'])
const answer = orNull(Type.String({ description: 'What your mail server said.' }))
/** About the account. */
const mailed = Type.Object({ kind: Type.String(), state, answer, createdAt: moment, sentAt: orNull(moment) })

const letter = Type.Object({
  id: Type.String(),
  account: orNull(Type.String()),
  game: Type.String(),
  kind: Type.String({ description: 'What it tells of.' }),
  occasion: Type.String({ description: 'Which of its kind: a round, a question.' }),
  seq: Type.Integer(),
  wish: Type.String({ description: 'Which of your wishes it goes by.' }),
  questions: orNull(Type.String({ description: 'The ids of the questions it asks for, with a space between two.' })),
  mail: orNull(Type.String({ description: 'The mail it goes in, once there is one.' })),
  state,
  attempts: Type.Integer(),
  nextTryAt: moment,
  sentAt: orNull(moment),
  answer,
  createdAt: moment,
})

const { isCurrent: _, ...session } = sessionCard.properties
const { isCurrent: ___, ...browser } = browserCard.properties
const { url: __, ...hook } = hookCard.properties

const some = (description?: string) => ({
  ...{ type: 'array', items: { type: 'object', additionalProperties: true }, ...(description && { description }) },
})
/** In the reference: what there is, for people to look through. */
const shown = {
  title: 'AccountExport',
  type: 'object',
  properties: {
    exportedAt: moment,
    profile: profileSchema,
    ...{
      formerAddresses: some(),
      tokens: some(),
      grants: some('Pages and programs you have let in.'),
      sessions: some(),
    },
    ...{ links: some('To sign in, mailed lately.'), mailed: some('About your account, lately.') },
    ...{ games: some(), vacations: some(), drafts: some() },
    ...{ letters: some(), webhooks: some('Without what lets others write there.'), browsers: some(), messages: some() },
  },
}

export const exportSchema = Type.Object(
  {
    exportedAt: moment,
    profile: profileSchema,
    formerAddresses: Type.Array(Type.Object({ email: Type.String(), changedAt: moment, expiresAt: moment }), {
      description: 'While the change can be taken back.',
    }),
    tokens: Type.Array(tokenCard),
    grants: Type.Array(grantCard, { description: 'Pages and programs of others that you have let in.' }),
    sessions: Type.Array(Type.Object(session)),
    links: Type.Array(link, { description: 'To sign in, mailed lately.' }),
    mailed: Type.Array(mailed, { description: 'About your account, lately.' }),
    games: Type.Array(Type.Object({ card: cardSchema, seat: Type.Integer() })),
    vacations: Type.Array(vacationSchema),
    drafts: Type.Array(
      Type.Object({
        game: Type.String(),
        draft: Type.Object({}, { additionalProperties: true, description: 'As you sent it.' }),
        savedAt: moment,
      }),
    ),
    letters: Type.Array(letter),
    webhooks: Type.Array(Type.Object({ ...hook, origin: Type.String() }), {
      description: 'Without what lets others write there.',
    }),
    browsers: Type.Array(Type.Object(browser)),
    messages: Type.Array(Type.Object({ game: Type.String(), ...messageSchema.properties })),
  },
  { title: 'AccountExport', 'x-shown-as': shown },
)
