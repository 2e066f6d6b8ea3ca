// What players send (commands.ts), and the drafts they try out.
import { type TObject, type TProperties, Type } from 'typebox'
import { byKey, count, exact, kind, named, namedByKind, oneKindOf, oneOf, orNull } from '../../schema-parts.ts'
import { coinOrLoot, die, good, id, pair, resource, source, standing, track, woundOrLoot } from './vocabulary.ts'

const sent = <const P extends TProperties>(fields: P, description: string): TObject<P> =>
  Type.Object(fields, { ...exact, description })

const round = count()

export const doing = named(
  'KdDo',
  Type.Object(
    {
      ...{ weapons: Type.Optional(count()), times: Type.Optional(count()), track: Type.Optional(track.ref) },
      ...{ option: Type.Optional(count()), dice: Type.Optional(Type.Array(die.ref)) },
      ...{ reward: Type.Optional(source.ref), give: Type.Optional(pair.ref), building: Type.Optional(id) },
      ...{ rival: Type.Optional(count()), good: Type.Optional(good.ref), camp: Type.Optional(resource) },
      ...{ target: Type.Optional(id), marker: Type.Optional(id), deed: Type.Optional(id) },
      pay: Type.Optional(pair.ref),
    },
    { ...exact, description: 'What an activation calls for (KD-6.4): exactly the fields of its space.' },
  ),
)

const wishes = named(
  'KdWishes',
  Type.Array(Type.Array(id, { minItems: 1, maxItems: 12 }), {
    maxItems: 24,
    description:
      'A wish a turn: spaces, buildings, characters, cards or areas in order of preference, `pass` or `ask` (KD-15.3).',
  }),
)
export const planFields = {
  wishes: wishes.ref,
  then: oneOf(['pass', 'ask', 'steward'], 'When the wishes are used up.'),
}
export const plan = named('KdPlan', Type.Object(planFields, exact))

const step = named(
  'KdStep',
  Type.Object(
    { space: id, do: Type.Union([doing.ref, Type.Null(), kind('auto')]) },
    {
      ...exact,
      description: 'A space to activate; null declines.',
    },
  ),
)
export const actsFields = {
  steps: Type.Array(step.ref, { maxItems: 48 }),
  rest: oneOf(['auto', 'ask'], 'What is not among the steps.'),
}
export const acts = named('KdActs', Type.Object(actsFields, exact))

export const victoryFields = {
  goods: Type.Optional(coinOrLoot),
  track: Type.Optional(track.ref),
  reward: Type.Optional(source.ref),
}
export const siegeFields = { track: Type.Optional(track.ref), pay: Type.Optional(woundOrLoot) }

/** What the kinds that stand in a record hold besides `t`. */
export const fields = {
  fate: { keep: id, weapons: Type.Optional(count('Exactly where it brings weapons or spells as one likes.')) },
  dice: { round, out: Type.Array(die.ref, { uniqueItems: true }) },
  die: { round, die: die.ref },
  place: { round, space: orNull(id, 'Null passes.') },
  act: { round, space: id, do: orNull(doing.ref, 'Null declines.') },
  marker: { round, space: id },
  victory: { round, ...victoryFields },
  siege: { round, ...siegeFields },
}

export const answers = namedByKind('Kd', 'Answer', {
  fate: sent({ t: kind('fate'), ...fields.fate }, 'The card of fate that is kept (KD-2.11).'),
  dice: sent({ t: kind('dice'), ...fields.dice }, 'Which dice stay out (KD-4.4), in their order.'),
  die: sent({ t: kind('die'), ...fields.die }, 'The die that is taken (KD-4.6).'),
  place: sent({ t: kind('place'), ...fields.place }, 'A turn of placement (KD-5).'),
  act: sent({ t: kind('act'), ...fields.act }, 'An activation (KD-6).'),
  marker: sent({ t: kind('marker'), ...fields.marker }, 'The space that is given up for a wound (KD-6.12).'),
  victory: sent(
    { t: kind('victory'), ...fields.victory },
    'What a victory brings: exactly the fields asked for (KD-8.3).',
  ),
  siege: sent(
    { t: kind('siege'), ...fields.siege },
    'What a siege brings and takes: exactly the fields asked for (KD-8.4).',
  ),
  plan: sent({ t: kind('plan'), round, ...planFields }, 'The turns of a placement beforehand (KD-15.2).'),
  'withdraw-plan': sent({ t: kind('withdraw-plan'), round }, 'Takes a plan back.'),
  acts: sent({ t: kind('acts'), round, ...actsFields }, 'The activations of a round beforehand (KD-15.4).'),
  'withdraw-acts': sent({ t: kind('withdraw-acts'), round }, 'Takes acts back.'),
  standing: sent({ t: kind('standing'), standing: standing.ref }, 'Left at any time, kept until changed (KD-14).'),
})

export const answer = named('KdAnswer', oneKindOf(answers, 'What a player sends.'))

export const draft = named(
  'KdDraft',
  Type.Union(
    [
      Type.Object(
        {
          plan: plan.ref,
          guesses: Type.Optional(byKey(plan.ref, 'Of rivals, by seat. Who is not guessed at passes.')),
          onward: Type.Optional(
            Type.Boolean({
              description: 'Spaces then do by themselves what they can: it is seen what cannot be paid.',
            }),
          ),
        },
        exact,
      ),
      Type.Object({ acts: acts.ref, guesses: Type.Optional(byKey(acts.ref, 'Of rivals, by seat.')) }, exact),
    ],
    { description: 'A plan, or acts, to try out while they can be carried out.' },
  ),
)

export const answerParts = [doing, wishes, plan, step, acts]
