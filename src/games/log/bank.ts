// A table's bank of time: each seat has so much in hand, and gets so much each round. Whoever takes longer than what they are
// asked for gives them takes it from there; what is gone is gone until the next round. Vacations and pauses take nothing.
import type { Question, Seat } from '../../rules/ruleset.ts'
import type { GameFile, KnownHolder } from '../model/game.ts'
import { timeBetween } from '../model/time/deadline.ts'
import { milliseconds } from '../model/time/duration.ts'

interface Step {
  /** What people were asked before, and are asked now. */
  readonly before: readonly Question[]
  readonly asked: readonly Question[]
  readonly round: number
  readonly at: Date
}

/** The seats as they are after a step of the game: only those whose bank is another. The file is the one before it. */
export function bankedBy(file: GameFile, seats: readonly KnownHolder[], step: Step): KnownHolder[] {
  const bank = file.agreement.pace?.bank // a game from before there were paces has none
  if (!bank) return []
  const [inHand, perRound, most] = [bank.inHand, bank.perRound, bank.most].map((time) => milliseconds(time)!)
  const rounds = file.round === 0 ? 0 : step.round - file.round
  return seats.flatMap((holder) => {
    const paid = hasAnswered(step, holder.seat) ? paying(file, holder, step.at) : holder
    const left = file.seq === 0 ? inHand! : Math.min(most!, paid.bank + rounds * perRound!)
    return paid === holder && left === holder.bank ? [] : [{ ...paid, bank: left }]
  })
}

const hasAnswered = ({ before, asked }: Step, seat: Seat): boolean =>
  before.some((question) => question.seat === seat && asked.every(({ id }) => id !== question.id))

/** What it took beyond its own time; who answers again pays from where they paid last. */
function paying({ timing: { ownUntil } }: GameFile, holder: KnownHolder, at: Date): KnownHolder {
  if (ownUntil === null || at <= ownUntil) return holder
  const from = holder.bankPaid !== null && holder.bankPaid > ownUntil ? holder.bankPaid : ownUntil
  return { ...holder, bank: Math.max(0, holder.bank - timeBetween(from, at, holder.away)), bankPaid: at }
}
