// What there is to play with, as data (the facts of xidit.ts). The files of a pack may hold more, for people.
import { Type } from 'typebox'
import { named, open, text } from '../../schema-parts.ts'
import { assessment, order, pack, reward, unitKind } from './vocabulary.ts'

export const board = named(
  'XiditBoard',
  open(
    'Places and roads: `cities` (`id`, `name`, `capital`), `roads` (from `a` to `b`, by `color`), `regions` with their `cities`; and where to draw them on the `canvas`.',
  ),
)

export const tiles = named(
  'XiditTiles',
  open('The tiles (`set45`, `set3`) and `titans`, with the units on each and its rewards, and the `supply` of units.'),
)

/** What it may say is told as data, for forms. */
const instruction = named(
  'XiditInstruction',
  Type.Object(
    {
      ...{ field: text('Of XiditStanding.'), rule: text() },
      takes: open('What it may say, by `t`: words, or things to rank. All but `by-city` may say `ask` instead.'),
      default: Type.Unknown({ description: 'A value, or a name for what is found out when it comes up.' }),
      needs: Type.Optional(open('Options of the game without which it means nothing.')),
      words: open('In `en` and `de`: `title`, `about`, `usual`.'),
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
      options: open('What each may be.'),
      ...{ optionDefaults: open('If left out.'), optionNeeds: open('What each needs of others.') },
      standing: Type.Array(instruction.ref),
    },
    { description: 'Board, pieces, options and words, to draw and play with.' },
  ),
)

export const factParts = [board, tiles, instruction]
