// What the game asks (questions.ts), as views tell it: with what silence would answer.
import { type TObject, type TProperties, Type } from 'typebox'
import { count, kind, named, namedByKind, oneKindOf, orNull, seat, text } from '../../schema-parts.ts'
import type { Command } from '../commands.ts'
import { answers } from './answers.ts'
import { assessment, city, order, reward, rewards, titanSize, unitKind, units } from './vocabulary.ts'

const asked = <const P extends TProperties>(fields: P, description: string): TObject<P> =>
  Type.Object(fields, { description })

const id = text()
const year = count()
const slot = count()
const regions = Type.Array(Type.String())

const bards = named(
  'XiditBardsOptions',
  Type.Object({ count: count(), regions }, { description: 'Any split of `count` over `regions`, all of them placed.' }),
)

const spoilsOptions = {
  choose: count('How many different rewards are taken, of `rewards`.'),
  rewards: Type.Array(Type.Object({ reward: reward.ref, amount: count() }), {
    description: 'The possible ones (X-5.2), each with what it would bring.',
  }),
  bards: orNull(bards.ref, 'Where the bards may go, if they are taken; null when they cannot be.'),
  dummy: Type.Array(assessment.ref, {
    description: 'The dummy’s tracks, one of which is raised; empty without a dummy.',
  }),
}

const titan = named(
  'XiditTitanOptions',
  Type.Object({
    ...{ size: titanSize.ref, titan: text(), creature: text() },
    affordable: Type.Boolean({ description: 'Whether the hand can pay it: `size` units of any kind.' }),
    ...spoilsOptions,
  }),
)

export const questions = namedByKind('Xidit', 'Question', {
  start: asked(
    { t: kind('start'), id, seat, cities: Type.Array(city.ref), usual: answers.start.ref },
    'In which city the hero starts.',
  ),
  orders: asked(
    { t: kind('orders'), id, seat, year, count: count('How many.'), words: Type.Array(order.ref) },
    'The orders of the year. Silence has no usual answer: somebody else may play for who is silent.',
  ),
  spoils: asked(
    {
      ...{ t: kind('spoils'), id, seat, year, slot, city: city.ref, creature: text(), offered: rewards.ref },
      ...spoilsOptions,
      usual: answers.spoils.ref,
    },
    'What is taken from a threat that is beaten.',
  ),
  titan: asked(
    {
      ...{ t: kind('titan'), id, seat, year, slot, city: city.ref, hand: units.ref, titans: Type.Array(titan.ref) },
      usual: Type.Unsafe<Extract<Command, { t: 'titan' }>>(answers.titan.ref),
    },
    'Which raging titan is fought, if any.',
  ),
  census: asked(
    { t: kind('census'), id, seat, year, most: units.as('What is in hand.'), usual: answers.census.ref },
    'How many of each kind are shown.',
  ),
  'census-bards': asked(
    {
      ...{ t: kind('census-bards'), id, seat, year, kind: unitKind.ref, city: city.ref, count: count(), regions },
      usual: answers['census-bards'].ref,
    },
    'Where bards won at the census go: any split of `count` over `regions`.',
  ),
  'census-story': asked(
    { t: kind('census-story'), id, seat, year, cities: Type.Array(city.ref), usual: answers['census-story'].ref },
    'Which guild grows by a story won at the census.',
  ),
})

export const question = named(
  'XiditQuestion',
  oneKindOf(
    questions,
    'A question, with what silence would answer (X-14). Its `id` names no other of the game; `slot` is an order of the year, 1 to 6.',
  ),
)
export const questionParts = [bards, titan]
