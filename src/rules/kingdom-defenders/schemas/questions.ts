// What the game asks (questions.ts), as views tell it: with what silence would answer.
import { type TObject, type TProperties, Type } from 'typebox'
import { byKey, count, kind, named, namedByKind, oneKindOf, oneOf, orNull, seat, text } from '../../schema-parts.ts'
import type { Command } from '../commands.ts'
import type { Field } from '../fields.ts'
import { CLOSED, type Closed } from '../placement.ts'
import { answers, doing } from './answers.ts'
import { coinOrLoot, die, id, ids, pair, source, track, woundOrLoot } from './vocabulary.ts'

const requirement = named(
  'KdRequirement',
  Type.Object({ discs: count(), coins: count(), fame: count() }, { description: 'What a space asks for (KD-1.6).' }),
)

const values = Type.Array(Type.Union([Type.String(), Type.Integer(), pair.ref]))
const valueFields = [
  ...(['weapons', 'times', 'track', 'option', 'reward', 'give', 'rival', 'good', 'camp', 'target'] as const),
  ...(['marker', 'deed', 'pay'] as const),
] as const

const field = named(
  'KdField',
  Type.Union(
    [
      Type.Object({ field: oneOf(valueFields), of: values }),
      Type.Object(
        {
          ...{ field: oneOf(['weapons', 'camp', 'target']), by: oneOf(['times', 'rival']) },
          of: byKey(values),
        },
        { description: 'What is legal depends on another field.' },
      ),
      Type.Object(
        { field: kind('dice'), of: Type.Array(die.ref), count: count() },
        { description: 'So many dice, repeats allowed.' },
      ),
      Type.Object({
        ...{ field: kind('building'), of: ids },
        brings: byKey(
          Type.Unsafe<Field[]>({ type: 'array', items: { $ref: 'KdField' } }),
          'The fields that each building brings.',
        ),
      }),
    ],
    { description: 'A field of `do`, with every value that is legal as things stand (KD-6.3).' },
  ),
)

const spaceOption = named(
  'KdSpaceOption',
  Type.Object({
    space: id,
    req: orNull(requirement.ref, 'Null where nothing lies there.'),
    closed: orNull(oneOf(Object.keys(CLOSED) as Closed[]), 'Why it is closed now; null where it is legal.'),
  }),
)
const actOption = named(
  'KdActOption',
  Type.Object({ space: id, fields: orNull(Type.Array(field.ref), 'Null where it can only be declined.') }),
)

const asked = <const P extends TProperties>(fields: P, description: string): TObject<P> =>
  Type.Object(fields, { description })

type Kind = keyof typeof answers
/** What all have, of those in a round and of those before: the usual answer is of the question's own kind. */
const common = <K extends Kind>(t: K) => ({
  ...{ t: kind(t), id: text(), seat },
  usual: Type.Unsafe<Command>(answers[t].ref),
})
const inRound = <K extends Kind>(t: K) => ({ ...common(t), round: count() })
const spaces = Type.Array(spaceOption.ref)
const toActivate = {
  spaces: Type.Array(actOption.ref),
  byItself: byKey(
    orNull(doing.ref),
    'What each space would do as things stand (KD-14.10), in the order it would; null is to decline.',
  ),
}
const pays = Type.Array(woundOrLoot)

export const questions = namedByKind('Kd', 'Question', {
  fate: asked(
    {
      ...common('fate'),
      fates: Type.Array(
        Type.Object({
          fate: id,
          weapons: orNull(Type.Array(count()), 'How many of what it brings as one likes may be weapons, if it does.'),
        }),
      ),
    },
    'Which card of fate is kept.',
  ),
  dice: asked({ ...inRound('dice'), count: count('How many.'), dice: Type.Array(die.ref) }, 'Which dice stay out.'),
  die: asked({ ...inRound('die'), dice: Type.Array(Type.Object({ die: die.ref, face: id })) }, 'Which die is taken.'),
  plan: asked({ ...inRound('plan'), spaces }, 'The turns of the placement.'),
  place: asked({ ...inRound('place'), spaces }, 'A turn of placement.'),
  acts: asked({ ...inRound('acts'), ...toActivate }, 'The activations of the round.'),
  act: asked({ ...inRound('act'), ...toActivate }, 'An activation.'),
  marker: asked({ ...inRound('marker'), spaces: ids }, 'Which space is given up for a wound.'),
  victory: asked(
    {
      ...inRound('victory'),
      camp: count('Resources in the own one.'),
      goods: Type.Optional(Type.Array(coinOrLoot)),
      track: Type.Optional(Type.Array(track.ref)),
      reward: Type.Optional(Type.Array(source.ref)),
    },
    'What a victory brings.',
  ),
  siege: asked(
    {
      ...inRound('siege'),
      camp: count('Resources in the own one.'),
      track: Type.Optional(Type.Array(track.ref)),
      pay: Type.Object(
        { strength: Type.Optional(pays), magic: Type.Optional(pays), none: Type.Optional(pays) },
        {
          description:
            'Without a step, or after a step on either track; the answer has the field where the list is not empty.',
        },
      ),
    },
    'What a siege brings and takes.',
  ),
})

export const question = named(
  'KdQuestion',
  oneKindOf(questions, 'A question, with what silence would answer (KD-14). Its `id` names no other of the game.'),
)
export { requirement }
export const questionParts = [requirement, field, spaceOption, actOption]
