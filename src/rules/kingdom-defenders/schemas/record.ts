// The game record (record.ts of the rules).
import { Type } from 'typebox'
import { kind, named, seat, seed } from '../../schema-parts.ts'
import { RECORD_FORMAT } from '../record.ts'
import { fields } from './answers.ts'
import { options } from './vocabulary.ts'

export const entry = named(
  'KdEntry',
  Type.Union(
    [
      Type.Object({ t: kind('fate'), seat, ...fields.fate }),
      Type.Object({ t: kind('dice'), seat, ...fields.dice }),
      Type.Object({ t: kind('die'), seat, ...fields.die }),
      Type.Object({ t: kind('place'), seat, ...fields.place }),
      Type.Object({ t: kind('act'), seat, ...fields.act }),
      Type.Object({ t: kind('marker'), seat, ...fields.marker }),
      Type.Object({ t: kind('victory'), seat, ...fields.victory }),
      Type.Object({ t: kind('siege'), seat, ...fields.siege }),
    ],
    { description: 'What a player decided: the answer, with the seat.' },
  ),
)

export const record = named(
  'KdRecord',
  Type.Object(
    {
      format: kind(RECORD_FORMAT),
      options: options.ref,
      seed: Type.Optional(seed),
      entries: Type.Array(entry.ref, { description: 'In the order they came up; cards of fate by ascending seats.' }),
    },
    { description: 'What chance and people decided (KD-12). The seed is left out while the game runs.' },
  ),
)
