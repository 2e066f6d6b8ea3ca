// Taking a seat. The game starts by itself when the table is full and everybody has given their nonce.
import { isNonce } from '../../rules/fairness.ts'
import type { Seat } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { whyNotSit } from '../log/why-not-sit.ts'
import { type Colour, wishedColour } from '../model/colours.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { freeSeats } from '../model/seats.ts'
import { isKnownTo, seatOf } from '../model/table.ts'
import { rulesFor } from '../ports/catalogue.ts'
import { affairsTopic } from '../ports/pubsub.ts'
import { isInvitedTo } from './invite.ts'
import { startGame } from './start-game.ts'

export interface Joining {
  readonly game: GameId
  readonly account: AccountId
  /** Their part of all chance; it can be given later. */
  readonly nonce?: string
  /** The first free one, if left out. Seats are the order of play until the game says otherwise. */
  readonly seat?: Seat
  /** The first free one, if left out; the seat's own where the game has such, and no other. */
  readonly colour?: Colour
  /** A token that stands for being known at the table. */
  readonly invitation?: string
}

export async function joinGame(deps: Dependencies, joining: Joining): Promise<Outcome<Seat>> {
  const { game, account, nonce = null, invitation } = joining
  if (nonce !== null && !isNonce(nonce)) return fail({ kind: 'bad-nonce' })
  const invited = invitation !== undefined && (await isInvitedTo(deps, game, account, invitation))
  for (;;) {
    const opened = await deps.store.read(game)
    if (!opened || !(invited || isKnownTo(opened.file, account))) return fail({ kind: 'no-such-game' })
    const { file } = opened
    if (seatOf(file, account) !== undefined) return fail({ kind: 'already-at-the-table' })
    if (file.status !== 'open') return fail({ kind: 'game-begun' })
    const free = freeSeats(file)
    if (free.length === 0) return fail({ kind: 'table-full' })
    const { seat = free[0]! } = joining
    if (!free.includes(seat)) return fail({ kind: 'seat-taken' })
    const colour = wishedColour(rulesFor(deps.catalogue, file), file.seats, seat, joining.colour)
    if (!colour.ok) return colour
    const holder = { seat, account, bot: null, colour: colour.value, nonce, satAt: deps.clock() }
    if (!(await deps.store.sit(game, holder))) {
      const refused = await whyNotSit(deps, file, account)
      if (refused) return fail(refused)
      continue // somebody else may have taken it since we looked: look again
    }
    for (const topic of [game, affairsTopic(account)]) deps.pubsub.publish(topic)
    // Whether that was the last seat is seen now: others may have sat down since we looked.
    await startGame(deps, game)
    return done(seat)
  }
}
