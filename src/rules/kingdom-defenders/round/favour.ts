// Favour of the King (KD-4.3 to KD-4.6).
import { Stream } from '../../random.ts'
import type { Seat } from '../../ruleset.ts'
import { runAlone } from '../ops/ops.ts'
import type { State } from '../state.ts'
import { changesMade, emit, type Table } from '../table.ts'
import { DICE, type Die } from '../vocabulary.ts'

/** Ascending Fame; of equals, who is later in turn order goes first. */
export const favourOrder = ({ order, seats }: State): Seat[] =>
  order.toReversed().sort((a, b) => seats[a]!.fame - seats[b]!.fame)

/** How many dice stay out. */
export const diceOut = ({ layout }: Table): number => DICE.length - layout.dice

/** All that are not out, together. */
export function rollDice(table: Table): void {
  const { seed, round, favour } = table.state
  const dice = DICE.filter((die) => !favour!.out?.includes(die)).map((die) => {
    const face = table.pack.faces[die][new Stream(seed, `favour/${round}/${die}`).below(6)]!
    return { die, face: face.id }
  })
  emit(table, { t: 'dice-rolled', round, dice })
}

/** Dice that nobody has taken yet. */
export const diceLeft = ({ favour }: State) => favour!.dice.filter(({ seat }) => seat === null)

/** Who takes the next one. */
export const nextInFavour = ({ favour }: State): Seat =>
  favour!.order.find((seat) => !favour!.dice.some((die) => die.seat === seat))!

export function takeDie(table: Table, seat: Seat, die: Die): void {
  const { round, favour } = table.state
  const { face } = favour!.dice.find((one) => one.die === die)!
  runAlone(table, seat, table.pack.faceNamed.get(face)!.effects)
  emit(table, { t: 'die-taken', round, seat, die, face, changes: changesMade(table) })
}
