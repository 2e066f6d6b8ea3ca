// The shapes of what the stream of all one's games says.
import { type TSchema, Type } from 'typebox'
import type { ReceivedInvitation } from '../../games/ports/invitations.ts'
import { moment, oneOf, orNull } from '../games/schemas.ts'

const line = {
  game: Type.String(),
  ruleset: Type.String(),
  title: Type.String(),
  status: oneOf(['open', 'running', 'finished', 'parked', 'abandoned']),
  revision: Type.Integer({ description: 'Another one whenever anything in your view of the game is.' }),
  seq: Type.Integer({ description: 'How many events the log holds.' }),
  round: Type.Integer(),
  seat: Type.Integer({ description: 'Yours.' }),
  waitsFor: Type.Array(Type.Integer(), { description: 'Seats the game waits for.' }),
  asked: Type.Array(Type.Object({ question: Type.String(), kind: Type.String() }), {
    description: 'What is asked of you: the id of each question, and its kind of answer.',
  }),
  dueAt: orNull(moment),
  said: Type.Integer({ description: 'The number of the last message at the table that you may hear.' }),
}

const invitation = {
  invitation: Type.String({ description: 'Give it when you sit down.' }),
  game: Type.String(),
  title: Type.String(),
  ruleset: Type.String(),
  from: orNull(Type.String({ description: 'Who invites you; null once they have gone.' })),
  createdAt: moment,
}

const message = <K extends string, F extends Record<string, TSchema>>(kind: K, fields: F) =>
  Type.Object({ kind: Type.Literal(kind), id: Type.Optional(Type.String()), ...fields })

const gameLine = Type.Object(line, { title: 'GameLine' })
const received = Type.Object(invitation, { title: 'ReceivedInvitation' })

/** One message, as a line or without its name. */
export const accountMessage = Type.Union(
  [
    message('present', {
      games: Type.Array(gameLine),
      unchanged: Type.Optional(
        Type.Array(Type.String(), { description: 'Where you said where you were: games that are as they were then.' }),
      ),
      invitations: Type.Array(received),
    }),
    Type.Intersect([
      gameLine,
      message('game', {
        happened: Type.Array(Type.String(), { description: 'Kinds of the events since, as you may know them.' }),
      }),
    ]),
    message('gone', { game: Type.String() }),
    Type.Intersect([received, message('invitation', {})]),
    message('message', {
      ...{ game: Type.String(), number: Type.Integer(), at: moment, from: Type.Integer() },
      ...{ to: orNull(Type.Integer()), text: Type.String(), erased: Type.Boolean(), former: Type.Boolean() },
    }),
    message('ended', { reason: Type.String() }),
  ],
  { title: 'AccountMessage' },
)

export const invitationOf = ({ id, ...rest }: ReceivedInvitation) => ({ invitation: id, ...rest })

const game = {
  ...{ game: '5f0c2a5e-8a54-4f3a-9d0a-0c3f8f1f2b11', ruleset: 'a-game', title: 'An evening', status: 'running' },
  ...{ revision: 14, seq: 31, round: 2, seat: 0, waitsFor: [0, 2], asked: [{ question: 'turn/2/0', kind: 'turn' }] },
  ...{ dueAt: '2026-03-01T19:00:00.000Z', said: 3, happened: ['round-begun'] },
}

export const examples = { game, line: { kind: 'game', id: 'm1abcdef', ...game } }
