// The game record (record.ts).
import { Type } from 'typebox'
import { kind, named, seat, seed } from '../../schema-parts.ts'
import { RECORD_FORMAT } from '../record.ts'
import { fields } from './answers.ts'
import { options } from './vocabulary.ts'

export const entry = named(
  'XiditEntry',
  Type.Union(
    [
      Type.Object({ t: kind('start'), seat, ...fields.start }),
      Type.Object({ t: kind('orders'), seat, ...fields.orders }),
      Type.Object({ t: kind('spoils'), seat, ...fields.spoils }),
      Type.Object({ t: kind('titan'), seat, ...fields.titanBeaten }),
      Type.Object({ t: kind('titan'), seat, ...fields.titanDeclined }),
      Type.Object({ t: kind('census'), seat, ...fields.census }),
      Type.Object({ t: kind('census-bards'), seat, ...fields.censusBards }),
      Type.Object({ t: kind('census-story'), seat, ...fields.censusStory }),
    ],
    { description: 'What a lord decided: the answer, with the seat.' },
  ),
)

export const record = named(
  'XiditRecord',
  Type.Object(
    {
      format: kind(RECORD_FORMAT),
      options: options.ref,
      seed: Type.Optional(seed),
      entries: Type.Array(entry.ref, {
        description: 'In the order they came up. Orders and census numbers stand once they are revealed.',
      }),
    },
    { description: 'What chance and people decided (X-12). The seed is left out while the game runs.' },
  ),
)
