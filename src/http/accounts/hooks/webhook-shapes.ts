// The shapes of webhooks and of what is brought to them, once: for validation, types and the reference alike.
import { Type } from 'typebox'
import { HOOK_FORMS, HOOK_KINDS, NOT_ARRIVED, NOT_NEEDED } from '../../../games/model/hook.ts'
import type { Hook } from '../../../games/ports/hooks.ts'
import { exact, id, moment, oneOf, orNull } from '../../games/schemas.ts'

const at = '2027-03-01T18:30:00.000Z'
const name = Type.String({ description: 'What you call it: up to 40 characters.' })
const url = Type.String({
  description: 'An https:// address on the public internet. Treat it as a secret where whoever has it can write there.',
})
const kinds = Type.Array(Type.String(), {
  maxItems: 20,
  description: `What it is told of: ${HOOK_KINDS.join(', ')}.`,
})
const form = Type.String({
  description: `One of ${HOOK_FORMS.join(', ')}.`,
})

export const hookBody = Type.Object(
  { name, url, kinds: Type.Optional(kinds), form: Type.Optional(form) },
  { ...exact, examples: [{ name: 'My bot', url: 'https://bot.example.org/herald', kinds: ['asked', 'game-over'] }] },
)
export const hookChange = Type.Object(
  {
    ...{ name: Type.Optional(name), url: Type.Optional(url), kinds: Type.Optional(kinds) },
    isOn: Type.Optional(Type.Boolean({ description: 'Switched off, it is told nothing.' })),
  },
  { ...exact, examples: [{ isOn: true }] },
)

export const hookCard = Type.Object(
  {
    ...{ id: Type.String(), name: Type.String(), url: Type.String(), form: oneOf(HOOK_FORMS) },
    kinds: Type.Array(oneOf(HOOK_KINDS)),
    isOn: Type.Boolean(),
    disabledAt: orNull(moment),
    okAt: orNull(moment),
    failingSince: orNull(moment),
    formerUntil: orNull(moment),
    createdAt: moment,
  },
  { title: 'Webhook' },
)
export const createdHook = Type.Object(
  {
    secret: orNull(Type.String({ description: 'What it is signed with, shown this once; null where nothing is.' })),
    card: hookCard,
  },
  { title: 'CreatedWebhook' },
)
export const deliveryCard = Type.Object(
  {
    id: Type.String({ description: 'Its `webhook-id`, the same for every try.' }),
    game: orNull(Type.String({ description: 'Null for one that tries the address out.' })),
    kind: oneOf([...HOOK_KINDS, 'test'] as const),
    occasion: Type.String({ description: 'Which of its kind: a round, questions, a message’s number.' }),
    state: oneOf(['waiting', 'sent', 'failed', 'skipped'] as const, {
      description: 'skipped: nobody needed it any more.',
    }),
    attempts: Type.Integer(),
    nextTryAt: moment,
    sentAt: orNull(moment),
    status: orNull(Type.Integer({ description: 'What your server answered to the last try.' })),
    duration: orNull(Type.Integer({ description: 'In milliseconds, of the last try.' })),
    reason: orNull(oneOf([...NOT_ARRIVED, ...NOT_NEEDED], { description: 'Why it did not arrive.' })),
    createdAt: moment,
  },
  { title: 'Delivery' },
)
export const hookParams = Type.Object({ webhook: id })
export const deliveryParams = Type.Object({ webhook: id, delivery: id })

export const exampleHook = {
  ...{ id: '0b9f6f2e-1c1d-4a63-9a55-6d8f1f0c2a77', name: 'My bot', url: 'https://bot.example.org/herald' },
  ...{ form: 'standard', kinds: ['asked', 'game-over'], isOn: true, disabledAt: null, okAt: at },
  ...{ failingSince: null, formerUntil: null, createdAt: at },
}
export const exampleSecret = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`
export const exampleDelivery = {
  ...{ id: '5d3c2b1a-9f8e-7d6c-5b4a-392817161504', game: '2f1e7a5c-0f4b-4c8e-9d3a-6b7c8d9e0f10', kind: 'asked' },
  ...{ occasion: 'orders/3/0', state: 'sent', attempts: 1, nextTryAt: at, sentAt: at, status: 204, duration: 85 },
  ...{ reason: null, createdAt: at },
}

/** In an export, without what lets others write there. */
export const exportedHook = ({ url, ...hook }: Hook) => ({ ...hook, origin: new URL(url).origin })
