// What there is to play with, as data (the facts of kingdom-defenders.ts). The file of a pack may hold more, for people.
import { Type } from 'typebox'
import { named, open, text } from '../../schema-parts.ts'
import { pack } from './vocabulary.ts'

export const content = named(
  'KdContent',
  open('The file of the pack: what there is to play with, by `id`, named in both languages; effects by `op` (KD-6.4).'),
)

/** What it may say is told as data, for forms. */
const instruction = named(
  'KdInstruction',
  Type.Object(
    {
      ...{ field: text('Of KdStanding.'), rule: text() },
      takes: open('What it may say, by `t`: words, or things to rank. All may say `ask` instead.'),
      default: Type.Unknown({ description: 'A value, or a name for what is found out when it comes up.' }),
      words: open('In `en` and `de`: `title`, `about`, `usual`.'),
    },
    { description: 'A standing instruction, for forms.' },
  ),
)

export const facts = named(
  'KdFacts',
  Type.Object(
    {
      ...{ pack: pack.ref, content: content.ref },
      options: open('What each may be.'),
      ...{ optionDefaults: open('If left out.'), optionNeeds: open('What each needs of others.') },
      standing: Type.Array(instruction.ref),
    },
    { description: 'Board, pieces, options and words, to draw and play with.' },
  ),
)

export const factParts = [content, instruction]
