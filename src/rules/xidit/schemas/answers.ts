// What players send (commands.ts), and the drafts they try out.
import { type TObject, type TProperties, Type } from 'typebox'
import { byKey, exact, kind, named, namedByKind, oneKindOf, orAsk, orNull } from '../../schema-parts.ts'
import type { City } from '../vocabulary.ts'
import {
  assessment,
  city,
  orders,
  placement,
  reward,
  someUnits,
  standing,
  titanSize,
  unitKind,
  units,
} from './vocabulary.ts'

const sent = <const P extends TProperties>(fields: P, description: string): TObject<P> =>
  Type.Object(fields, { ...exact, description })

const year = Type.Integer()
const slot = Type.Integer()

/** Two rewards of three, where the bards go, and the dummy's track. */
const spoils = {
  take: Type.Array(reward.ref, { minItems: 1, maxItems: 2, uniqueItems: true }),
  bards: Type.Optional(placement.as('Exactly when bards are taken.')),
  dummy: Type.Optional(assessment.as('The track of the dummy that is raised: exactly where there is a dummy.')),
}

/** What the kinds that stand in a record hold besides `t`; a titan is beaten, or let be. */
export const fields = {
  start: { city: city.ref },
  orders: { year, orders: orders.ref },
  spoils: { year, slot, ...spoils },
  titanBeaten: { year, slot, beat: titanSize.ref, units: someUnits.as('What is paid: `beat` of them.'), ...spoils },
  titanDeclined: { year, slot, beat: Type.Null() },
  census: { year, show: units.ref },
  censusBards: { year, kind: unitKind.ref, bards: placement.ref },
  censusStory: { year, city: city.ref },
}

export const answers = namedByKind('Xidit', 'Answer', {
  start: sent({ t: kind('start'), ...fields.start }, 'The city where the hero starts (X-2.9).'),
  orders: sent({ t: kind('orders'), ...fields.orders }, 'Six orders; may be changed until the last are in (X-3.1).'),
  'withdraw-orders': sent({ t: kind('withdraw-orders'), year }, 'Takes orders back.'),
  standing: sent({ t: kind('standing'), standing: standing.ref }, 'Left at any time, kept until changed (X-14).'),
  'start-list': sent(
    { t: kind('start-list'), cities: Type.Unsafe<City[]>(orAsk(Type.Array(city.ref, { uniqueItems: true }))) },
    'The start cities of the standing instructions in order of preference, and nothing else of them.',
  ),
  spoils: sent({ t: kind('spoils'), ...fields.spoils }, 'What is taken from a threat (X-5).'),
  titan: sent(
    {
      ...{ t: kind('titan'), year, slot, beat: orNull(titanSize.ref) },
      units: Type.Optional(fields.titanBeaten.units),
      ...{ take: Type.Optional(spoils.take), bards: spoils.bards, dummy: spoils.dummy },
    },
    'Which titan is fought, with whom and for what (X-6.4); null declines, and nothing else is said then.',
  ),
  census: sent({ t: kind('census'), ...fields.census }, 'What is shown at the census, of what is in hand (X-8.2).'),
  'census-bards': sent(
    { t: kind('census-bards'), ...fields.censusBards },
    'Where the bards won at the census go (X-8.4).',
  ),
  'census-story': sent(
    { t: kind('census-story'), ...fields.censusStory },
    'The guild that grows by a story won at the census (X-8.5).',
  ),
})

export const answer = named(
  'XiditAnswer',
  oneKindOf(answers, 'What a player sends. `slot` is an order of the year, 1 to 6.'),
)

export const draft = named(
  'XiditDraft',
  Type.Object(
    {
      orders: orders.ref,
      guesses: Type.Optional(byKey(orders.ref, 'Of rivals, by seat. Who is not guessed at waits.')),
    },
    { ...exact, description: 'Orders to try out while they are due.' },
  ),
)
