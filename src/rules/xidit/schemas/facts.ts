// What there is to play with, as data (the facts of xidit.ts). The files of a pack may hold more, for people.
import { Type } from 'typebox'
import { byKey, count, kind, named, oneOf, text } from '../../schema-parts.ts'
import { DUMMIES, LENGTHS, PLAYERS } from '../options.ts'
import { ROADS } from '../vocabulary.ts'
import { assessment, city, order, pack, reward, rewards, titanSize, unitKind, units, vagueUnits } from './vocabulary.ts'

const figure = Type.Number()
const cities = Type.Array(city.ref)

export const board = named(
  'XiditBoard',
  Type.Object(
    {
      format: text(),
      canvas: Type.Optional(Type.Object({ width: figure, height: figure })),
      cities: Type.Array(
        Type.Object({
          ...{ id: city.ref, name: text(), x: Type.Optional(figure), y: Type.Optional(figure) },
          capital: Type.Optional(Type.Boolean()),
        }),
      ),
      roads: Type.Array(
        Type.Object({
          ...{ a: city.ref, b: city.ref, color: oneOf(ROADS) },
          ...{ cx: Type.Optional(figure), cy: Type.Optional(figure) },
        }),
      ),
      regions: Type.Array(
        Type.Object({
          ...{ id: text(), name: text(), terrain: Type.Optional(text()), first: count(), second: count() },
          central: Type.Optional(Type.Boolean({ description: 'The Bastion.' })),
          emptyToken: Type.Optional(count()),
          cities,
          boundary: Type.Optional(cities),
          polygon: Type.Optional(
            Type.Array(
              Type.Unsafe<[number, number]>({ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }),
            ),
          ),
          label: Type.Optional(Type.Object({ x: figure, y: figure })),
        }),
      ),
    },
    { description: 'Places and roads. Coordinates are for drawing.' },
  ),
)

const tile = Type.Object({
  ...{ city: city.ref, creature: text(), recruits: vagueUnits.ref },
  threat: Type.Object({ units: vagueUnits.ref, rewards: rewards.ref }),
})

export const tiles = named(
  'XiditTiles',
  Type.Object({
    format: text(),
    supply: units.as('All there are.'),
    set45: Type.Array(tile, { description: 'For four and five players.' }),
    set3: Type.Array(tile, { description: 'For three.' }),
    titans: Type.Array(Type.Object({ id: text(), size: titanSize.ref, creature: text(), rewards: rewards.ref })),
  }),
)

const words = Type.Object({ title: text(), about: text(), usual: text() })
const some = Type.Array(Type.String())
const instruction = named(
  'XiditInstruction',
  Type.Object(
    {
      ...{ field: text('Of XiditStanding.'), rule: text() },
      takes: Type.Union(
        [
          Type.Object({ t: oneOf(['ranking', 'one']), of: some }),
          Type.Object({ t: kind('by-city'), of: some, cities }),
          Type.Object({ t: kind('regions'), of: some, most: count() }),
          Type.Object({
            ...{ t: kind('titan'), words: some, sizes: Type.Array(titanSize.ref) },
            pay: Type.Array(unitKind.ref),
          }),
          Type.Object({ t: kind('units'), words: some, of: Type.Array(unitKind.ref), most: count() }),
          Type.Object({ t: kind('cities'), of: cities }),
        ],
        { description: 'What it may say. All but `by-city` may say `ask` instead.' },
      ),
      default: Type.Unknown({ description: 'A value, or a name for what is found out when it comes up.' }),
      needs: Type.Optional(byKey(Type.Unknown(), 'Options of the game without which it means nothing.')),
      words: Type.Object({ en: words, de: words }),
    },
    { description: 'A standing instruction, for forms.' },
  ),
)

export const facts = named(
  'XiditFacts',
  Type.Object(
    {
      ...{
        pack: pack.ref,
        board: board.ref,
        tiles: tiles.ref,
        orders: Type.Array(order.ref),
        units: Type.Array(unitKind.ref),
      },
      ...{ rewards: Type.Array(reward.ref), assessments: Type.Array(assessment.ref) },
      options: Type.Object(
        {
          ...{ players: Type.Array(oneOf(PLAYERS)), length: Type.Array(oneOf(LENGTHS)) },
          dummy: Type.Array(oneOf(DUMMIES)),
        },
        { description: 'What each may be.' },
      ),
      optionDefaults: Type.Object({ length: oneOf(LENGTHS), dummy: oneOf(DUMMIES) }),
      optionNeeds: Type.Object({ dummy: Type.Object({ players: oneOf(PLAYERS) }) }),
      standing: Type.Array(instruction.ref),
    },
    { description: 'Board, pieces, options and words, to draw and play with.' },
  ),
)

export const factParts = [board, tiles, instruction]
