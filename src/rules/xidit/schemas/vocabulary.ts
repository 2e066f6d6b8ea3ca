// The words of the game (vocabulary.ts) and what is made of them everywhere.
import { Type } from 'typebox'
import { byKey, count, kind, named, oneOf, orAsk, pack as packOf } from '../../schema-parts.ts'
import type { Ranking } from '../commands.ts'
import { DUMMIES, LENGTHS, PLAYERS } from '../options.ts'
import { MOST_SHOWN } from '../standing-facts.ts'
import { ASSESSMENTS, BARDS_A_PLAYER, ORDERS, ORDERS_A_YEAR, REWARDS, TITAN_SIZES, UNIT_KINDS } from '../vocabulary.ts'

export const city = named('XiditCity', Type.Integer({ minimum: 1, description: 'A city by its number, from 1.' }))
export const unitKind = named('XiditUnit', oneOf(UNIT_KINDS, 'Weakest to strongest.'))
export const reward = named('XiditReward', oneOf(REWARDS))
export const assessment = named('XiditAssessment', oneOf(ASSESSMENTS))
export const titanSize = named('XiditTitanSize', oneOf(TITAN_SIZES))

/** One of each, under its own name. */
const each = <const K extends readonly string[], S>(kinds: K, one: S) =>
  Object.fromEntries(kinds.map((name) => [name, one])) as Record<K[number], S>

const many = Type.Integer({ minimum: 0 })
export const units = named('XiditUnits', Type.Object(each(UNIT_KINDS, many), { description: 'How many of each kind.' }))
export const someUnits = named(
  'XiditSomeUnits',
  Type.Object(each(UNIT_KINDS, Type.Optional(Type.Integer({ minimum: 1 }))), {
    description: 'Only counts of at least 1 stand.',
    additionalProperties: false,
  }),
)
export const rewards = named('XiditRewards', Type.Object(each(REWARDS, count()), { description: 'How much of each.' }))
export const tracks = named(
  'XiditTracks',
  Type.Object(each(ASSESSMENTS, count()), { description: 'Where the dummy stands on each.' }),
)

export const order = named('XiditOrder', oneOf(ORDERS, 'A road to follow, an act where the hero stands, or nothing.'))
export const orders = named(
  'XiditOrders',
  Type.Array(order.ref, { minItems: ORDERS_A_YEAR, maxItems: ORDERS_A_YEAR, description: 'The six of a year.' }),
)

export const placement = named(
  'XiditPlacement',
  byKey(Type.Integer({ minimum: 1 }), 'How many bards into which region; only counts of at least 1 stand.'),
)

const ranking = named(
  'XiditRanking',
  orAsk(
    Type.Unsafe<Ranking>({ type: 'array', items: reward.ref, minItems: 3, maxItems: 3, uniqueItems: true }),
    'All three in order of preference, or `ask`.',
  ),
)
const cities = Type.Array(city.ref, { uniqueItems: true })
const wish = Type.Object(
  { region: Type.String(), most: Type.Optional(Type.Integer({ minimum: 1, maximum: BARDS_A_PLAYER })) },
  { additionalProperties: false },
)

/** Standing instructions. */
export const standing = named(
  'XiditStanding',
  Type.Object(
    {
      rewards: Type.Optional(ranking.ref),
      rewardsIn: Type.Optional(byKey(ranking.ref, 'For single cities, by number, before the general one.')),
      bards: Type.Optional(orAsk(Type.Array(wish), 'Regions in order of preference, at most so many into each.')),
      titan: Type.Optional(
        Type.Union([
          oneOf(['decline', 'ask']),
          Type.Object(
            {
              sizes: Type.Array(titanSize.ref, { uniqueItems: true, description: 'In order of preference.' }),
              pay: Type.Optional(
                Type.Array(unitKind.ref, {
                  ...{ minItems: UNIT_KINDS.length, maxItems: UNIT_KINDS.length, uniqueItems: true },
                  description: 'All kinds, in the order in which they are paid.',
                }),
              ),
            },
            { additionalProperties: false },
          ),
        ]),
      ),
      dummy: Type.Optional(orAsk(assessment.ref, 'Which track of the dummy is raised.')),
      census: Type.Optional(
        Type.Union([
          oneOf(['all', 'none', 'ask']),
          Type.Object(each(UNIT_KINDS, Type.Integer({ minimum: 0, maximum: MOST_SHOWN })), {
            description: 'At most so many of each kind.',
            additionalProperties: false,
          }),
        ]),
      ),
      story: Type.Optional(orAsk(cities, 'Whose guild grows, in order of preference.')),
      start: Type.Optional(orAsk(cities, 'Where the hero starts, in order of preference.')),
    },
    {
      description:
        'Standing instructions (X-14). What is left out is at its default; only a start city is asked for then.',
      additionalProperties: false,
    },
  ),
)

const length = oneOf(LENGTHS, '`long` has twelve years, `short` nine.')
const dummy = Type.Optional(oneOf(DUMMIES, 'With three players, and only then.'))
export const pack = named('XiditPack', packOf)
export const options = named(
  'XiditOptions',
  Type.Object(
    { players: oneOf(PLAYERS), length, dummy },
    { description: 'What was agreed before the game began (X-2.1).' },
  ),
)
/** As somebody opens a game. */
export const wishedOptions = named(
  'XiditWishedOptions',
  Type.Object(
    { players: oneOf(PLAYERS), length: Type.Optional(length), dummy },
    {
      description: 'How a game is opened: `length` is `long` and `dummy` `normal` if left out.',
      additionalProperties: false,
    },
  ),
)

export const contender = named(
  'XiditContender',
  Type.Union([Type.Integer(), kind('dummy')], { description: 'A seat, or the dummy.' }),
)

export const vocabulary = [
  pack,
  ...[city, unitKind, reward, assessment, titanSize, units, someUnits, rewards, tracks],
  ...[order, orders, placement, ranking, standing, options, wishedOptions, contender],
]
