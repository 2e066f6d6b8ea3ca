// What happens without a person: the rules carry on, and bots answer. Harmless when nothing is to be done.
// The rules take a moment; bots think, and there may be many. So each has a lane of its own, and every append says which of
// the two is wanted next.
import type { Happening, Seat } from '../../rules/ruleset.ts'
import { appendTo } from '../log/append.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { withinSharedLimit } from '../log/guards/time-limit.ts'
import { done, type Outcome } from '../model/failure.ts'
import type { GameFile, GameId } from '../model/game.ts'
import { isBotAsked, owesStep } from '../model/seats.ts'
import type { Table } from '../model/table.ts'
import type { Catalogue } from '../ports/catalogue.ts'
import { orPark } from './park.ts'
import { answerOfBot } from './stand-in.ts'

/** The rules carry on as far as they can, or, where bots are listened to, the next one that is asked answers. */
export async function takeStep(
  deps: Dependencies,
  game: GameId,
  who: 'rules' | 'bots' = 'bots',
): Promise<Outcome<Step>> {
  const taken = await appendTo(deps, game, async (table) => {
    const step = await nextIn(deps.catalogue, table, who)
    return done({ ...step, ...(isSaidInVain(table.file, step.events) && { change: {} }), value: step })
  })
  if (!taken.ok) return taken
  const { value, file } = taken.value
  if (value.events.length === 0) return done('nothing')
  return done(value.by === null && isAtRest(file) ? 'last' : 'more')
}

/** Its row says that it is owed a step, and it is not: written again, it says so no more, and nobody is sent here in vain again. */
const isSaidInVain = (file: GameFile, events: readonly Happening[]): boolean =>
  events.length === 0 && file.owedAt !== null && file.status === 'running' && !owesStep(file)

/** Whether there was something to do, and whether there may be more. */
type Step = 'nothing' | 'more' | 'last'

/** The rules went as far as they could, and it is people they wait for; or it is over. */
const isAtRest = (file: GameFile): boolean =>
  file.status !== 'running' || (file.waitsFor.length > 0 && !isBotAsked(file, file.waitsFor))

async function nextIn(
  catalogue: Catalogue,
  table: Table,
  who: 'rules' | 'bots',
): Promise<{ events: readonly Happening[]; by: Seat | null }> {
  const { file, ruleset, state } = table
  if (file.status !== 'running') return { events: [], by: null }
  const events = await withinSharedLimit(() => ruleset.resolve(state))
  if (who === 'rules') return { events, by: null }
  const bots = new Map(file.seats.map(({ seat, bot }) => [seat, bot]))
  const question = ruleset.awaits(state).find(({ seat }) => bots.get(seat))
  if (events.length > 0 || !question) return { events, by: null }
  return { events: answerOfBot(catalogue, table, question, bots.get(question.seat)!), by: question.seat }
}

/** The rules alone, until somebody is needed, or the game is over. */
export const carryOn = (deps: Dependencies, game: GameId): Promise<void> =>
  inTurn(deps, game, 'rules', () => go(deps, game, 'rules'))

/** One step, of the rules or of a bot: then it is another table's turn, and the next bot here waits for its own. */
export const letOneAnswer = (deps: Dependencies, game: GameId): Promise<void> =>
  inTurn(deps, game, 'one', async () => void (await takeStep(deps, game)))

/** Rules and bots, until a person is needed, or the game is over. */
export const carryOnUntilAsked = (deps: Dependencies, game: GameId): Promise<void> =>
  inTurn(deps, game, 'all', () => go(deps, game, 'bots'))

async function go(deps: Dependencies, game: GameId, who: 'rules' | 'bots'): Promise<void> {
  for (;;) {
    const step = await takeStep(deps, game, who)
    if (!step.ok || step.value !== 'more') return
  }
}

/** A game the rules cannot carry on is parked. */
const inTurn = (deps: Dependencies, game: GameId, kind: string, work: () => Promise<void>): Promise<void> =>
  deps.turns.take(game, kind, () => orPark(deps, game, work))
