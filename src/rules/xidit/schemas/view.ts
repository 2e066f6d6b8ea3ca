// A position as somebody sees it (view.types.ts).
import { Type } from 'typebox'
import { count, kind, named, oneOf, orNull, seat, seed, text, viewer } from '../../schema-parts.ts'
import { question, questions } from './questions.ts'
import { result } from './result.ts'
import {
  assessment,
  city,
  options,
  orders,
  pack,
  reward,
  rewards,
  standing,
  titanSize,
  tracks,
  unitKind,
  units,
} from './vocabulary.ts'

const cities = Type.Array(city.ref)

const lord = named(
  'XiditLord',
  Type.Object({
    seat,
    city: orNull(city.ref),
    ...{ gold: orNull(count()), units: orNull(units.ref), bards: orNull(count()), stories: orNull(count()) },
    held: orNull(count('Stories set aside.')),
    influence: count('Stories on the board.'),
    ordersIn: Type.Boolean({ description: 'Whether this year’s orders, or the census numbers, are in.' }),
    censusIn: Type.Boolean(),
    orders: orNull(orders.ref),
    census: orNull(units.ref),
    acted: Type.Array(city.ref, { description: 'Cities of this year’s successes: an act there fails (X-3.6).' }),
    standing: orNull(standing.ref),
  }),
)

const facesFields = { city: city.ref, creature: text(), recruits: units.ref, needs: units.ref, rewards: rewards.ref }
const faces = named('XiditTileFaces', Type.Object(facesFields, { description: 'Both sides of a city tile.' }))
const tile = named(
  'XiditTile',
  Type.Union(
    [
      Type.Object({ ...facesFields, side: kind('recruit'), units: units.ref }),
      Type.Object({ ...facesFields, side: kind('threat') }),
    ],
    { description: 'A tile on the board: with the units still on it, or as a threat.' },
  ),
)
const pile = Type.Object({ count: count(), top: orNull(faces.ref) })

const region = Type.Object({
  ...{ region: text(), first: count(), second: count(), central: Type.Boolean() },
  bards: Type.Array(orNull(count()), {
    description: 'By seat. Of the Bastion everybody knows their own part only.',
  }),
})

const titan = Type.Object({
  ...{ size: titanSize.ref, left: count() },
  top: orNull(Type.Object({ titan: text(), creature: text(), raging: Type.Boolean(), rewards: rewards.ref })),
})

const titanIds = Type.Array(Type.String())

export const view = named(
  'XiditView',
  Type.Object(
    {
      ...{ viewer, pack: pack.ref, options: options.ref, years: count(), censusYears: Type.Array(count()) },
      assessments: Type.Array(assessment.ref),
      defaults: Type.Object(
        { rewards: Type.Array(reward.ref), dummy: orNull(assessment.ref) },
        {
          description: 'What standing instructions that follow the assessments come to where nothing is said (X-14).',
        },
      ),
      stage: oneOf(
        ['start', 'orders', 'year', 'census', 'judging', 'over'],
        'Heroes choose their cities; the year’s orders come in; they are carried out; numbers come in; kinds are judged.',
      ),
      ...{ year: count(), first: seat, playOrder: Type.Array(seat) },
      slot: orNull(count(), 'The order of the year that comes up next, 1 to 6; null when the year does not run.'),
      lords: Type.Array(lord.ref),
      tiles: Type.Array(tile.ref),
      recruitTiles: count('How many recruitment tiles, and threats, there are on the board.'),
      queue: Type.Object({
        ...{ recruitPile: pile, recruitNext: orNull(faces.ref), recruitDiscard: cities },
        ...{ threatPile: pile, threatNext: orNull(faces.ref), threatDiscard: cities },
      }),
      guilds: Type.Array(Type.Object({ city: city.ref, seat, height: count() })),
      regions: Type.Array(region, { description: 'The open ones, in the order of the board.' }),
      titans: Type.Array(titan),
      ...{ barracks: units.ref, awakenings: count(), dummy: orNull(tracks.ref), judging: orNull(unitKind.ref) },
      waitsFor: Type.Array(Type.Object({ seat, t: oneOf(kindsOf(questions)) }), {
        description: 'Whom the game waits for.',
      }),
      questions: Type.Array(question.ref, { description: 'What this viewer is asked.' }),
      result: orNull(result.ref),
      revealed: orNull(
        Type.Object({
          ...{ seed, recruitPile: cities, threatPile: cities },
          titans: Type.Object({ 3: titanIds, 4: titanIds, 5: titanIds }),
        }),
        'When the game is over: what was hidden until then.',
      ),
    },
    { description: 'What a viewer gets to see of a position (X-10). Null stands for what they may not know.' },
  ),
)

function kindsOf<K extends string>(kinds: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(kinds) as K[]
}

export const viewParts = [lord, faces, tile, result]
