// The Horde (KD-8): beaten, closer, or at the Wall, and what that brings each player.
import type { Seat } from '../../ruleset.ts'
import type { Siege, Victory } from '../commands.ts'
import { runAlone } from '../ops/ops.ts'
import type { Horde } from '../pack/pack.ts'
import { missing } from '../pieces/camps.ts'
import { gain, loseFame } from '../pieces/fame.ts'
import { maxWounds, suffer } from '../pieces/wounds.ts'
import { sources, takeReward } from '../rewards.ts'
import type { Due } from '../state.ts'
import { change, changesMade, emit, playerOf, type Table } from '../table.ts'
import { copyPair, sumOf, type Track } from '../vocabulary.ts'

/** KD-8.1, KD-8.2, KD-8.4: looked at only here. */
export function faceHorde(table: Table): void {
  const { round, horde, lastVictory, defender } = table.state
  const { id, counter } = horde!
  const camps = table.state.seats.map(({ camp }) => copyPair(camp))
  if (sumOf(missing(table)) === 0) {
    for (const seat of table.state.order) gain(table, seat, 'fame', sumOf(camps[seat]!))
    const due = victoryDue(table)
    const running = defender || lastVictory === round - 1
    emit(table, { t: 'horde-beaten', round, horde: id, camps, due, defender: running, changes: changesMade(table) })
  } else if (counter > 1) {
    emit(table, { t: 'horde-advanced', round, counter: counter - 1 })
  } else {
    const { siegeFame } = table.pack.hordes.get(id)!
    for (const seat of table.state.order) loseFame(table, seat, Math.max(0, siegeFame - sumOf(camps[seat]!)))
    emit(table, { t: 'besieged', round, horde: id, camps, due: siegeDue(table), changes: changesMade(table) })
  }
}

/** Seats with something to come, in turn order, with the camps they had. */
const dueIn = ({ state }: Table, isExtreme: (camp: number, camps: number[]) => boolean): Due[] => {
  const camps = state.seats.map(({ camp }) => sumOf(camp))
  return state.order.map((seat) => ({ seat, camp: camps[seat]!, extreme: isExtreme(camps[seat]!, camps) }))
}

const victoryDue = (table: Table): Due[] =>
  dueIn(
    table,
    (camp, camps) => camp === Math.max(...camps) && camps.filter((other) => other === camp).length === 1,
  ).filter((due) => victoryFields(table, due).length > 0)

const siegeDue = (table: Table): Due[] =>
  dueIn(table, (camp, camps) => camp === Math.min(...camps)).filter((due) => due.extreme || hasSiegeStep(table, due))

/** Which fields a victory calls for (KD-12.3). */
export function victoryFields({ pack, state }: Table, { camp, extreme }: Due): (keyof Victory)[] {
  const { goodsAt, trackAt } = pack.content.hordeOutcome.victory
  const fields: (keyof Victory)[] = []
  if (camp >= goodsAt) fields.push('goods')
  if (camp >= trackAt) fields.push('track')
  if (extreme && sources(state).length > 0) fields.push('reward')
  return fields
}

export function takeVictory(table: Table, seat: Seat, { goods, track, reward }: Victory): void {
  const { round } = table.state
  if (goods) gain(table, seat, goods, 1)
  if (track) runAlone(table, seat, [{ op: 'level', track, n: 1 }])
  if (reward) takeReward(table, seat, reward)
  emit(table, {
    ...{ t: 'victory-taken', round, seat },
    ...(goods && { goods }),
    ...(track && { track }),
    ...(reward && { reward }),
    changes: changesMade(table),
  })
}

/** Whether a siege brings a step of strength or magic. */
export const hasSiegeStep = ({ pack }: Table, { camp }: Due): boolean => camp >= pack.content.hordeOutcome.siege.trackAt

/** What may be paid: a wound, judged after the own step, a loot, or neither (KD-12.3). */
export function siegePays(table: Table, { seat, extreme }: Due, track?: Track): ('wound' | 'loot')[] {
  if (!extreme) return []
  const { loot, wounds } = playerOf(table, seat)
  const left = wounds - (track ? healedBy(table, seat, track) : 0)
  const pays: ('wound' | 'loot')[] = []
  if (left < maxWounds(table)) pays.push('wound')
  if (loot > 0) pays.push('loot')
  return pays
}

/** Wounds that one step on a track heals. */
function healedBy(table: Table, seat: Seat, track: Track): number {
  const player = playerOf(table, seat)
  const { effects = [] } = table.pack.content.tracks[track].steps[player[track] + 1] ?? {}
  const healed = effects.reduce((sum, effect) => sum + (effect.op === 'heal' ? effect.n : 0), 0)
  return Math.min(player.wounds, healed)
}

/** Step, then wound or loot, then Fame. */
export function paySiege(table: Table, seat: Seat, { track, pay }: Siege): void {
  const { round, due } = table.state
  const { extreme } = due.find((one) => one.seat === seat)!
  if (track) runAlone(table, seat, [{ op: 'level', track, n: 1 }])
  if (pay === 'wound') suffer(table, seat, 1)
  if (pay === 'loot') change(table, { c: 'count', seat, what: 'loot', n: -1 })
  if (extreme) loseFame(table, seat, table.pack.content.hordeOutcome.siege.leastFame)
  emit(table, {
    ...{ t: 'siege-paid', round, seat },
    ...(track && { track }),
    ...(pay && { pay }),
    changes: changesMade(table),
  })
}

/** KD-8.6: A turns to B; B is removed. */
export const turnWall = (table: Table): void =>
  emit(table, { t: 'wall-turned', round: table.state.round, wall: table.state.wall === 'A' ? 'B' : null })

/** KD-8.7: from the pile, or in its rounds a face of the special one. */
export function nextHorde(table: Table): void {
  const { pack, state } = table
  const { round, options, hordePile } = state
  const special = pack.content.specialHordes.find(({ players }) => players === options.players)!
  const face: Horde | undefined = special.faces.find((one) => one.round === round)
  const horde = face ?? pack.hordes.get(hordePile[0]!)!
  emit(table, { t: 'horde-came', round, special: face !== undefined, id: horde.id, counter: horde.speed })
}
