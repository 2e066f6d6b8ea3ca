// The shapes of what is kept beside games: words and days.
import { Type } from 'typebox'
import { moment, orNull } from './schemas.ts'

export const messageSchema = Type.Object(
  {
    number: Type.Integer(),
    at: moment,
    from: Type.Integer({ description: 'The seat that said it.' }),
    to: orNull(Type.Integer({ description: 'The seat it was said to; null for all.' })),
    text: Type.String(),
    erased: Type.Boolean({ description: 'Whoever said it has gone for good, and the words with them.' }),
    former: Type.Boolean({ description: 'Whoever said it does not have that seat any more.' }),
  },
  { title: 'Message' },
)

export const day = Type.String({ description: 'Such as 2027-07-01, in your time zone. The last day belongs to it.' })

export const vacationSchema = Type.Object(
  { id: Type.String(), firstDay: day, lastDay: day, from: moment, to: moment },
  { title: 'Vacation' },
)
