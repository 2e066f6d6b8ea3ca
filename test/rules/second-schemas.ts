// The shapes of the small second game.
import { Type } from 'typebox'
import type { GameSchemas } from '../../src/rules/game-schemas.ts'

const seat = Type.Integer()
const points = Type.Array(Type.Integer())
const t = (kind: string) => Type.Unsafe({ const: kind })
const ref = (name: string) => Type.Unsafe({ $ref: name })
const space = ref('SecondSpace')
const exact = { additionalProperties: false }

export const secondSchemas: GameSchemas = {
  ruleset: 'second',
  prefix: 'Second',
  named: {
    SecondSpace: Type.Unsafe({ type: 'string', enum: ['mill', 'forge', 'harbour', 'tower'] }),
    SecondOptions: Type.Object({ players: Type.Integer() }, exact),
    SecondFacts: Type.Object({ spaces: Type.Array(space) }),
    SecondView: Type.Object({
      viewer: Type.Union([seat, Type.Literal('public')]),
      round: Type.Integer(),
      hands: Type.Array(Type.Union([points, Type.Null()])),
      placed: Type.Array(Type.Union([space, Type.Null()])),
      bidsIn: Type.Array(Type.Boolean()),
      points,
      questions: Type.Array(ref('SecondQuestion')),
    }),
    SecondPlaceQuestion: Type.Object({ t: t('place'), id: Type.String(), seat, spaces: Type.Array(space) }),
    SecondBidQuestion: Type.Object({ t: t('bid'), id: Type.String(), seat, cards: points }),
    SecondPlaceAnswer: Type.Object({ t: t('place'), space }, exact),
    SecondBidAnswer: Type.Object({ t: t('bid'), card: Type.Integer() }, exact),
    SecondBegun: Type.Object({
      ...{ t: t('begun'), players: Type.Integer() },
      ...{ seed: Type.Optional(Type.String()), hands: Type.Optional(Type.Array(points)) },
    }),
    SecondPlaced: Type.Object({ t: t('placed'), seat, space }),
    SecondBidGiven: Type.Object({ t: t('bid-given'), seat, card: Type.Optional(Type.Integer()) }),
    SecondBidsOpened: Type.Object({ t: t('bids-opened'), bids: points, bonus: seat, worth: Type.Integer() }),
    SecondRoundBegun: Type.Object({ t: t('round-begun'), round: Type.Integer() }),
    SecondEnded: Type.Object({ t: t('ended') }),
    SecondRecord: Type.Object({
      format: Type.String(),
      options: ref('SecondOptions'),
      seed: Type.String(),
      entries: Type.Array(Type.Object({ seat, command: ref('SecondAnswer') })),
    }),
    SecondResult: points,
  },
  questions: { place: 'SecondPlaceQuestion', bid: 'SecondBidQuestion' },
  answers: { place: 'SecondPlaceAnswer', bid: 'SecondBidAnswer' },
  events: {
    ...{ begun: 'SecondBegun', placed: 'SecondPlaced', 'bid-given': 'SecondBidGiven' },
    ...{ 'bids-opened': 'SecondBidsOpened', 'round-begun': 'SecondRoundBegun', ended: 'SecondEnded' },
  },
  ...{ options: 'SecondOptions', facts: 'SecondFacts', view: 'SecondView' },
  ...{ record: 'SecondRecord', result: 'SecondResult' },
}
