// What the end of a game comes to (state.ts).
import { Type } from 'typebox'
import { count, named, orNull, seat } from '../../schema-parts.ts'
import { assessment, contender } from './vocabulary.ts'

const contenders = Type.Array(contender.ref)

export const outcomeFields = {
  assessed: {
    kind: assessment.ref,
    values: Type.Array(count(), { description: 'By seat.' }),
    dummy: orNull(count()),
    ranking: contenders,
    eliminated: contenders,
  },
  ended: { standings: contenders, winner: orNull(seat) },
}

export const result = named(
  'XiditResult',
  Type.Object({ assessments: Type.Array(Type.Object(outcomeFields.assessed)), ...outcomeFields.ended }),
)
