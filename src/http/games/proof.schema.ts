// What a finished game is verified with, as rules/proof.ts has it.
import { Type } from 'typebox'
import { ofGame } from '../reference/of-game.ts'
import { HEAD, oneOf, orNull, SEAL } from './schemas.ts'

const hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })

const proofPage = Type.Object(
  {
    salt: orNull(Type.String({ description: 'Null, as is the seal, where the rules wrote a page of the first form.' })),
    seal: orNull(hash(SEAL)),
    head: hash(HEAD),
    schema: Type.Optional(Type.Integer({ description: 'The number of the shape its events were written in.' })),
    events: Type.Array(ofGame('event'), { description: 'As they were sealed.' }),
  },
  { title: 'ProofPage' },
)

export const proofSchema = Type.Object(
  {
    format: oneOf(['herald-proof/3', 'herald-proof/2']),
    game: Type.String(),
    ruleset: Type.String(),
    version: Type.Integer(),
    pack: Type.Optional(
      Type.String({ description: 'The fingerprint of the board and the pieces it was played with.' }),
    ),
    chain: Type.Unsafe<1 | 2>({
      ...{ type: 'integer', enum: [1, 2] },
      description: 'How the log is chained: 2 by seals, 1 as it was before there were seals.',
    }),
    commitment: hash('SHA-256 of the secret, there for everybody before the first nonce was given.'),
    secret: Type.String(),
    nonces: Type.Array(Type.String(), { description: 'By seat; empty for bots, and for people who gave none.' }),
    contributed: orNull(
      Type.Array(Type.Boolean(), {
        description: 'By seat, whether a person had a part in the seed; null where `chain` is 1.',
      }),
    ),
    record: ofGame('record'),
    result: ofGame('result', { description: 'What the game came to.' }),
    log: Type.Array(proofPage, { description: 'All of it, opened; oldest first.' }),
  },
  { title: 'Proof' },
)
