// The first events of a log: by itself when the table is full and everybody has given their nonce, or by the host with bots in
// the free seats.
import { seedFrom } from '../../rules/fairness.ts'
import type { Happening, Ruleset, Seat } from '../../rules/ruleset.ts'
import { change } from '../log/append.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { usualColour } from '../model/colours.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId } from '../model/game.ts'
import { freeSeats, NO_PART, noncesOf } from '../model/seats.ts'
import { isKnownTo } from '../model/table.ts'
import { type Catalogue, rulesFor } from '../ports/catalogue.ts'

/** How long a full table waits for people's nonces. Clients give them by themselves; a program may have gone away. */
export const NONCES_WITHIN_MS = 60_000

/** Nothing happens if it is too early, or has begun already: two who come last at once both come here. */
export const startGame = (deps: Dependencies, game: GameId, hurry = false): Promise<Outcome<void>> =>
  change(deps, game, ({ file, ruleset }, now) => {
    if (file.seq > 0 || freeSeats(file).length > 0 || !(hurry || hasNonces(file) || hasWaited(file, now)))
      return done({ value: undefined })
    const events = ruleset.begin(file.options, seedFrom(file.secret, noncesOf(file)))
    for (const { seat, bot } of file.seats)
      if (bot) events.push(...prepared(deps.catalogue, ruleset, events, seat, bot))
    return done({ events, value: undefined })
  })

const hasNonces = ({ seats }: GameFile): boolean => seats.every(({ nonce }) => nonce !== null)

const hasWaited = ({ seats }: GameFile, now: Date): boolean =>
  seats.every(({ satAt }) => now.getTime() - satAt.getTime() >= NONCES_WITHIN_MS)

/** What a bot says before anybody asks. */
function prepared(catalogue: Catalogue, ruleset: Ruleset, events: Happening[], seat: Seat, name: string): Happening[] {
  const state = ruleset.fold(events)
  const command = catalogue.bot(ruleset, name)?.prepare?.(ruleset.view(state, seat))
  const ruling = command && ruleset.answer(state, seat, command)
  return ruling?.ok ? ruling.events : []
}

/** The host will wait no longer, for people or for their nonces. */
export async function startWithBots(
  deps: Dependencies,
  game: GameId,
  host: AccountId,
  wished?: string,
): Promise<Outcome<void>> {
  for (;;) {
    const opened = await deps.store.read(game)
    if (!opened || !isKnownTo(opened.file, host)) return fail({ kind: 'no-such-game' })
    const { file } = opened
    if (file.host !== host) return fail({ kind: 'not-the-host' })
    if (file.status !== 'open') return fail({ kind: 'game-begun' })
    const ruleset = rulesFor(deps.catalogue, file)
    const bot = wished ?? deps.catalogue.standIn(ruleset)
    if (!deps.catalogue.bot(ruleset, bot))
      return fail({ kind: 'no-such-bot', bot, bots: deps.catalogue.botNames(ruleset) })
    const [seat] = freeSeats(file)
    if (seat === undefined) return startGame(deps, game, true)
    const colour = usualColour(ruleset, file.seats, seat)
    // Somebody may sit down at the same moment: then the bot takes another seat, or none.
    await deps.store.sit(game, { seat, account: null, bot, colour, nonce: NO_PART, satAt: deps.clock() })
  }
}
