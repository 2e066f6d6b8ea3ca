// What programs are told, as the reference has it: a call that this server makes, to the address of a webhook.
import { Type } from 'typebox'
import type { Status } from '../../games/model/game.ts'
import { HOOK_KINDS } from '../../games/model/hook.ts'
import type { Told } from '../../games/ports/hooks.ts'
import { moment, oneOf, orNull } from '../games/schemas.ts'

const whole = Type.Integer()
const text = Type.String()

const STATUSES = ['open', 'running', 'finished', 'parked', 'abandoned'] as const satisfies Status[]

/** A test holds it to what arrives. */
const data = Type.Object({
  game: orNull(Type.Object({ id: text, title: text, ruleset: text, status: oneOf(STATUSES), round: whole })),
  ...{ seat: orNull(whole), round: orNull(whole), asked: Type.Array(Type.Object({ id: text, t: text })) },
  ...{ dueAt: orNull(moment), message: orNull(Type.Object({ number: whole, from: whole, isPrivate: Type.Boolean() })) },
  ...{ link: text, text },
} satisfies Record<keyof Told['data'], unknown>)

const told = Type.Object(
  { type: oneOf([...HOOK_KINDS, 'test'] as const), timestamp: moment, data },
  { title: 'Told', description: 'What is particular to a type is null or empty with the others.' },
)

const signedBy = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  ...{ name, in: 'header', required: true, schema: { type: 'string' } },
}))

/** Named schemas stand in it as they are: whoever writes the reference takes them out. */
export const WEBHOOKS = {
  told: {
    post: {
      operationId: 'told',
      summary: 'What a webhook of the `standard` form is told',
      description: 'Signed by Standard Webhooks. Answer within five seconds; docs/webhooks.md has more.',
      tags: ['accounts'],
      security: [],
      parameters: signedBy,
      requestBody: { required: true, content: { 'application/json': { schema: told } } },
      responses: { '2XX': { description: 'It has arrived.' }, 410: { description: 'Tell it nothing any more.' } },
    },
  },
}
