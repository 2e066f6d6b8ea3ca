// What the end of a game comes to (state.ts).
import { Type } from 'typebox'
import { count, named, seat } from '../../schema-parts.ts'
import { ids } from './vocabulary.ts'

const points = count()
const seats = Type.Array(seat)

export const result = named(
  'KdResult',
  Type.Object({
    kingdomSaved: Type.Boolean(),
    scores: Type.Array(
      Type.Object({
        ...{ fame: points, loot: points, runes: points, trophies: points, legendaryWeapons: points },
        ...{ arcaneTomes: points, wounds: points, fate: points, total: points },
        orbs: Type.Object(
          { trophy: count(), legendaryWeapon: count(), arcaneTome: count(), rune: count() },
          { description: 'What they were counted as.' },
        ),
      }),
      { description: 'By seat.' },
    ),
    ranking: Type.Array(seats),
    winners: seats,
    achievements: Type.Object({ seats: Type.Array(ids), table: ids }),
  }),
)
