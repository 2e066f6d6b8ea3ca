// Handing in what a player has to say (orders, instructions, decisions), and taking it back. The answer is a receipt.
import type { Command, Happening, Locale, Reading, Ruling, Seat } from '../../rules/ruleset.ts'
import { appendTo, type Logged } from '../log/append.ts'
import type { Decision, Wish } from '../log/decision.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { withinLimit } from '../log/guards/time-limit.ts'
import { load } from '../log/load.ts'
import { tooManyChanges } from '../log/pages/changes.ts'
import { SALT_BYTES } from '../log/plan-append.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId } from '../model/game.ts'
import { questionsFor, seatAt, seatToMove, type Table } from '../model/table.ts'
import { maySeeAll } from '../read/tell-pages.ts'
import { type AsSeen, isStill, misunderstood, questionOfKind } from './meant-question.ts'

export interface Said {
  readonly game: GameId
  readonly account: AccountId
  readonly kind: string
  /** Whatever was sent: the rules judge it. */
  readonly answer: object
  /** Only to this one, by its id. */
  readonly question?: string
  readonly locale?: Locale
  /** Only if the game is still as it was when this was decided on. */
  readonly asSeen?: readonly AsSeen[]
}

/** In words: what was handed in, and the places it leads over. */
export interface Receipt extends Reading, Logged {
  readonly seat: Seat
  /** What of it can never come as it says: it is kept all the same. */
  readonly warnings: readonly string[]
  /**
   * Everybody may see the seal at once, and check it with this when the answer is open. Null where a decision had the rules
   * carry on with what even its player may not know yet: the salt is shown at the end then.
   */
  readonly salt: string | null
}

type Speaking = Omit<Said, 'answer'> & { readonly isTakenBack: boolean }
/** What they say there; undefined where nothing is to be taken back. */
type Say = (table: Table, seat: Seat) => Command | undefined

export const answerQuestion = (deps: Dependencies, { answer, ...said }: Said): Promise<Outcome<Receipt>> =>
  speak(deps, { ...said, isTakenBack: false }, () => ({ ...answer, t: said.kind }))

/** While that is allowed. */
export const withdrawAnswer = (deps: Dependencies, said: Omit<Said, 'answer'>): Promise<Outcome<Receipt>> =>
  speak(deps, { ...said, isTakenBack: true }, ({ ruleset, state }, seat) => ruleset.takeBack(state, seat, said.kind))

async function speak(deps: Dependencies, said: Speaking, say: Say): Promise<Outcome<Receipt>> {
  const { game, account } = said
  const salt = deps.random(SALT_BYTES)
  const decide = (table: Table) => decided(table, said, say, salt)
  const spoken = await deps.line.take(game, account, () => appendTo(deps, game, decide))
  return spoken.ok ? done({ ...spoken.value.value, ...spoken.value.logged }) : spoken
}

/** What this player says, if they may, and what the receipt tells of it. */
function decided(table: Table, said: Speaking, say: Say, salt: string): Outcome<Decision<Omit<Receipt, keyof Logged>>> {
  const { account, locale = 'en', asSeen } = said
  const { file, ruleset, state } = table
  const seated = seatToMove(table, account)
  if (!seated.ok) return seated
  const seat = seated.value
  const kinds = Object.keys(ruleset.examples.answers)
  if (!kinds.includes(said.kind)) return fail({ kind: 'no-such-answer', kinds })
  if (asSeen && !isStill(file, asSeen)) return fail({ kind: 'moved-on' })
  const command = say(table, seat)
  if (!command) return fail({ kind: 'no-taking-back' })
  const unclear = misunderstood(table, seat, said)
  if (unclear) return unclear
  const refused = tooManyChanges(table, seat, command)
  if (refused) return refused
  const ruling = judge(table, seat, command)
  if (!ruling.ok)
    return fail({
      kind: 'refused',
      ruleset: ruleset.name,
      refusal: ruling.refusal,
      questions: questionsFor(table, seat),
    })
  const { words, places } = ruleset.explain(state, seat, command, locale)
  const warnings = ruleset.warnings?.(state, seat, command, locale) ?? []
  const value = { seat, words, places, warnings, salt: maySeeAll(ruleset, ruling.events, seat) ? salt : null }
  return done({ events: ruling.events, by: seat, salt, change: hereAgain(file, seat), value })
}

/**
 * A decision is carried through, as the rules do by themselves, and under the same limit. What is only kept until all is in
 * (orders, instructions) costs far less than a limit would.
 */
function judge(table: Table, seat: Seat, command: Command): Ruling<Happening> {
  const { ruleset, state } = table
  const run = () => ruleset.answer(state, seat, command)
  const question = questionOfKind(table, seat, command.t)
  return question && !ruleset.terms(question).kept ? withinLimit(run) : run()
}

/** Who answers is not away: nobody else is wanted for the seat. */
function hereAgain({ seats }: GameFile, seat: Seat): Wish {
  const holder = seats.find((one) => one.seat === seat)!
  const wasAway = holder.absentRounds > 0 || holder.offeredAt !== null
  return wasAway ? { seats: [{ ...holder, absentRounds: 0, absentIn: null, offeredAt: null }] } : {}
}

/** What a player has handed in and may still change, by kind, without its kind: as it would be sent again. */
export async function readAnswers(
  deps: Dependencies,
  game: GameId,
  account: AccountId,
): Promise<Outcome<Record<string, object>>> {
  const table = await load(deps, game)
  if (!table) return fail({ kind: 'no-such-game' })
  const seated = seatAt(table, account)
  if (!seated.ok) return seated
  const said = table.ruleset.handedIn(table.state, seated.value)
  return done(Object.fromEntries(said.map(({ t, ...answer }) => [t, answer])))
}
