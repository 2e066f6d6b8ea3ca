// What is told of what happened (events.ts, tell.ts): of each kind one schema, for those who know all of it and those who
// do not. What somebody may not know is left out, or is a pile of which only the top is known.
import { type TObject, type TProperties, Type } from 'typebox'
import { count, kind, named, namedByKind, oneKindOf, oneOf, orNull, seat, seed, text } from '../../schema-parts.ts'
import { FAILURES, ROADS } from '../vocabulary.ts'
import { outcomeFields } from './result.ts'
import {
  assessment,
  city,
  options,
  order,
  orders,
  pack,
  placement,
  reward,
  someUnits,
  standing,
  titanSize,
  tracks,
  unitKind,
  units,
} from './vocabulary.ts'

const told = <const P extends TProperties>(fields: P, description?: string): TObject<P> =>
  Type.Object(fields, description ? { description } : {})

const year = count()
const side = named('XiditSide', oneOf(['recruit', 'threat'], 'Of a tile, or of the pile it comes from.'))
const step = { year, slot: count(), seat }
const place = { city: city.ref }

const cities = Type.Array(city.ref)
const pile = named(
  'XiditPile',
  Type.Union([cities, Type.Object({ top: orNull(city.ref), count: count() })], {
    description: 'Tiles, top first. While the game runs only the top one and how many there are.',
  }),
)
const titanPile = named(
  'XiditTitanPile',
  Type.Union([Type.Array(Type.String()), Type.Object({ top: orNull(text()), count: count() })], {
    description: 'Titans, top first. While the game runs only the top one and how many there are.',
  }),
)
const queue = Type.Object({
  ...{ recruitPile: pile.ref, recruitNext: orNull(city.ref), recruitDiscard: cities },
  ...{ threatPile: pile.ref, threatNext: orNull(city.ref), threatDiscard: cities },
})

const begun = told(
  {
    ...{ t: kind('begun'), ruleset: text(), version: count(), pack: pack.ref, options: options.ref },
    seed: Type.Optional(seed),
    cities: count('How many there are.'),
    regions: Type.Array(Type.String(), { description: 'The open ones.' }),
    recruits: Type.Array(Type.Object({ city: city.ref, units: units.ref })),
    threats: cities,
    queue,
    barracks: units.as('What is left there when the recruitment tiles are filled.'),
    titans: Type.Object({ 3: titanPile.ref, 4: titanPile.ref, 5: titanPile.ref }),
    assessments: Type.Array(assessment.ref),
    dummy: orNull(tracks.ref),
    first: seat,
  },
  'The table is set. The seed is told after the end.',
)

export const events = namedByKind('Xidit', 'Event', {
  begun,
  'start-chosen': told({ t: kind('start-chosen'), seat, ...place }),
  'standing-left': told({ t: kind('standing-left'), seat, standing: standing.ref }, 'Told to its own seat alone.'),
  'orders-given': told({ t: kind('orders-given'), year, seat, orders: Type.Optional(orders.as('The own ones.')) }),
  'orders-withdrawn': told({ t: kind('orders-withdrawn'), year, seat }),
  'orders-revealed': told({
    t: kind('orders-revealed'),
    year,
    orders: Type.Array(orders.ref, { description: 'By seat.' }),
  }),
  moved: told({ t: kind('moved'), ...step, road: oneOf(ROADS), from: city.ref, to: city.ref }),
  waited: told({ t: kind('waited'), ...step, ...place }),
  failed: told({
    ...{ t: kind('failed'), ...step, order: order.ref, ...place, reason: oneOf(FAILURES) },
    missing: Type.Optional(someUnits.as('What was lacking; told to its own seat alone.')),
  }),
  recruited: told({ t: kind('recruited'), ...step, ...place, unit: unitKind.ref }),
  'threat-beaten': told({ t: kind('threat-beaten'), ...step, ...place, creature: text(), units: units.ref }),
  'titan-beaten': told({
    ...{ t: kind('titan-beaten'), ...step, ...place, size: titanSize.ref, titan: text(), creature: text() },
    units: units.ref,
  }),
  'spoils-taken': told({
    ...{ t: kind('spoils-taken'), ...step, ...place, take: Type.Array(reward.ref) },
    gold: Type.Optional(count()),
    bards: Type.Optional(placement.ref),
    stories: Type.Optional(count()),
    unheld: Type.Optional(count('Held stories that followed onto the guild (X-5.6).')),
    dummy: Type.Optional(assessment.ref),
  }),
  asked: told({ t: kind('asked'), ...step, what: oneOf(['spoils', 'titan']), ...place }),
  'tile-left': told({ t: kind('tile-left'), ...place, side: side.ref }),
  'tile-came': told({
    t: kind('tile-came'),
    ...place,
    side: side.ref,
    units: Type.Optional(units.as('Of a recruitment tile.')),
  }),
  'next-drawn': told({ t: kind('next-drawn'), side: side.ref, ...place, from: side.ref }),
  'pile-turned': told({ t: kind('pile-turned'), pile: side.ref, tiles: pile.ref }),
  'titans-awoke': told({ t: kind('titans-awoke'), awakening: count(), sizes: Type.Array(titanSize.ref) }),
  reinforced: told({
    t: kind('reinforced'),
    recruitPile: pile.ref,
    threatPile: pile.ref,
    threatNext: orNull(city.ref),
  }),
  'census-called': told({ t: kind('census-called'), year }),
  'census-given': told({ t: kind('census-given'), year, seat, show: Type.Optional(units.as('The own ones.')) }),
  'census-revealed': told({
    t: kind('census-revealed'),
    year,
    shown: Type.Array(units.ref, { description: 'By seat.' }),
  }),
  'census-judged': told({ t: kind('census-judged'), year, kind: unitKind.ref, winners: Type.Array(seat) }),
  'census-asked': told({
    t: kind('census-asked'),
    year,
    what: oneOf(['census-bards', 'census-story']),
    kind: unitKind.ref,
    seat,
  }),
  'census-won': told({
    ...{ t: kind('census-won'), year, kind: unitKind.ref, seat },
    gold: Type.Optional(count()),
    bards: Type.Optional(placement.ref),
    story: Type.Optional(city.as('The city whose guild grew.')),
    held: Type.Optional(Type.Boolean({ description: 'A story was set aside (X-8.6).' })),
  }),
  'year-begun': told({ t: kind('year-begun'), year, first: seat }),
  assessed: told({ t: kind('assessed'), ...outcomeFields.assessed }),
  'game-ended': told({ t: kind('game-ended'), ...outcomeFields.ended }),
})

export const event = named(
  'XiditEvent',
  oneKindOf(events, 'Something that happened, as its reader may know it. `slot` is an order of the year, 1 to 6.'),
)
export const eventParts = [side, pile, titanPile]
