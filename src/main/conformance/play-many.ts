// Many games of every kind, and those that are known to come to what is rare; and which branches of the rules each went through.
// The same ones every time.
import type { Bot } from '../../bots/bot.ts'
import { botFor, bots } from '../../bots/bots.ts'
import type { GameRecord, Ruleset } from '../../rules/ruleset.ts'
import { playGame } from '../simulation/series.ts'
import { seatsOf } from '../simulation/settings.ts'
import { everyKind } from './kinds.ts'

export interface Tried {
  readonly record: GameRecord
  readonly branches: ReadonlySet<string>
}

/** Of each kind so many, by casts that take turns: those who plan well, those who do not, and both at one table. */
export function* playMany(ruleset: Ruleset, each: number): Generator<Tried> {
  const names = [bots[ruleset.name]!.standIn, 'random']
  const casts: ((seat: number) => string)[] = [
    () => names[0]!,
    (seat) => names[seat % names.length]!,
    () => names[1]!,
    (seat) => names[(seat + 1) % names.length]!,
  ]
  for (const [kind, options] of everyKind(ruleset).entries())
    for (let number = 1; number <= each; number++) {
      const cast = casts[(kind + number) % casts.length]!
      yield played(ruleset, { options, number, cast, seed: `conformance/${kind}` })
    }
}

/** None where the game has no such. */
export const playRare = (ruleset: Ruleset): Tried[] =>
  (bots[ruleset.name]?.rare ?? []).map(({ bot, ...game }) => played(ruleset, { ...game, cast: () => bot }))

interface Game {
  readonly options: unknown
  readonly seed: string
  readonly number: number
  /** Who plays, by seat. */
  readonly cast: (seat: number) => string
}

function played(ruleset: Ruleset, { options, seed, number, cast }: Game): Tried {
  const players = Array.from({ length: seatsOf(ruleset, options) }, (_, seat): Bot => botFor(cast(seat), ruleset)!)
  const { record, pages } = playGame({ ruleset, options, seed, bots: players }, number)
  return { record, branches: new Set(pages.flat().flatMap((event) => ruleset.branches?.(event) ?? [event.t])) }
}
