// What standing instructions come to, field by field (KD-14.2 to KD-14.9), as things stand. `ask` counts as nothing said.
import type { Seat } from '../../ruleset.ts'
import type { Standing } from '../commands.ts'
import { campRoom, missing } from '../pieces/camps.ts'
import { sources } from '../rewards.ts'
import { diceLeft, diceOut } from '../round/favour.ts'
import { playerOf, type Table } from '../table.ts'
import { type Area, DICE, type Die, type Pair, pairOf, type Resource, type Source, type Track } from '../vocabulary.ts'

export const FAVOUR_DEFAULT = ['st', 'ma', 'h2', 'w2', 's2', 'h1', 'l1', 'w1', 's1', 'c1', 'n0', 'h0']
/** Passed over by whoever has fewer wounds than they heal. */
const HEALING_FACES = ['h2', 'h1']
export const OUT_DEFAULT = {
  healthy: ['healing', 'wealth', 'magic', 'force'],
  wounded: ['wealth', 'magic', 'force', 'healing'],
} as const satisfies Record<string, readonly Die[]>
export const MARKER_DEFAULT: readonly Area[] = ['D', 'A', 'B1', 'B2', 'C', 'B3']

const said = <T>(instruction: T | 'ask' | undefined): T | undefined =>
  instruction === 'ask' ? undefined : (instruction as T | undefined)

export const standingOf = (table: Table, seat: Seat): Standing => playerOf(table, seat).standing

/** KD-14.2. */
export function favouredDie(table: Table, seat: Seat): Die {
  const left = diceLeft(table.state)
  const { wounds } = playerOf(table, seat)
  const isWasted = (face: string) =>
    HEALING_FACES.includes(face) &&
    (table.pack.faceNamed.get(face)?.effects ?? []).some((effect) => effect.op === 'heal' && wounds < effect.n)
  const showing = (wish: string) => left.find(({ face }) => face === wish)
  for (const wish of said(standingOf(table, seat).favour) ?? []) if (showing(wish)) return showing(wish)!.die
  for (const wish of FAVOUR_DEFAULT) if (showing(wish) && !isWasted(wish)) return showing(wish)!.die
  for (const wish of FAVOUR_DEFAULT) if (showing(wish)) return showing(wish)!.die
  return left[0]!.die
}

/** KD-14.3, in the order of a record. */
export function diceKeptOut(table: Table, seat: Seat): Die[] {
  const usual = playerOf(table, seat).wounds === 0 ? OUT_DEFAULT.healthy : OUT_DEFAULT.wounded
  const wished = new Set([...(said(standingOf(table, seat).out) ?? []), ...usual])
  const out = [...wished].slice(0, diceOut(table))
  return DICE.filter((die) => out.includes(die))
}

/** KD-14.4: how many of n are weapons. */
export function splitWeapons(table: Table, seat: Seat, n: number, besides: Pair = pairOf(0, 0)): number {
  const wish = said(standingOf(table, seat).split) ?? 'even'
  if (wish !== 'even') return wish === 'weapon' ? n : 0
  const player = playerOf(table, seat)
  const hand = pairOf(player.weapon + besides.weapon, player.spell + besides.spell)
  let weapons = 0
  for (let i = 0; i < n; i++) {
    const kind = hand.weapon <= hand.spell ? 'weapon' : 'spell'
    hand[kind]++
    if (kind === 'weapon') weapons++
  }
  return weapons
}

/** KD-14.5. */
export function chosenTrack(table: Table, seat: Seat): Track {
  const player = playerOf(table, seat)
  const isFull = (track: Track) => player[track] === table.pack.content.tracks[track].steps.length - 1
  const wish = said(standingOf(table, seat).track)
  const other = (track: Track): Track => (track === 'strength' ? 'magic' : 'strength')
  if (wish) return isFull(wish) && !isFull(other(wish)) ? other(wish) : wish
  if (isFull('strength') && isFull('magic')) return 'strength'
  const higher = player.magic > player.strength ? 'magic' : 'strength'
  return isFull(higher) ? other(higher) : higher
}

/** KD-14.6. */
export const chosenGoods = (table: Table, seat: Seat): 'coin' | 'loot' => said(standingOf(table, seat).goods) ?? 'loot'

export function chosenSiege(table: Table, seat: Seat, pays: readonly ('wound' | 'loot')[]): 'wound' | 'loot' {
  const wish = said(standingOf(table, seat).siege) ?? 'loot'
  return pays.includes(wish) ? wish : pays[0]!
}

/** KD-14.7: the first that a face-up tile shows, left before right, or that the reserve can give. */
export function chosenReward(table: Table, seat: Seat): Source {
  const { state, pack } = table
  const there = sources(state)
  const shows = (relic: string, source: 'left' | 'right') =>
    pack.rewards.get(state.rewards[source === 'left' ? 0 : 1] ?? '')?.relic === relic
  for (const wish of [...(said(standingOf(table, seat).reward) ?? []), 'orb', 'random']) {
    if (wish === 'random' && there.includes('random')) return 'random'
    if (shows(wish, 'left')) return 'left'
    if (shows(wish, 'right')) return 'right'
  }
  return there.includes('left') ? 'left' : 'right'
}

/** KD-14.8: of `most` that the space takes. */
export function chosenGift(table: Table, seat: Seat, most: number): Pair {
  const player = playerOf(table, seat)
  const lacking = missing(table)
  const wish = said(standingOf(table, seat).camp)
  const give = pairOf(0, 0)
  const can = (kind: Resource) => give[kind] < Math.min(player[kind], lacking[kind])
  const left = (kind: Resource) => player[kind] - give[kind]
  const limit = Math.min(most, campRoom(table, seat), wish?.most ?? most)
  for (let i = 0; i < limit; i++) {
    const preferred: Resource = wish ? wish.first : left('weapon') >= left('spell') ? 'weapon' : 'spell'
    const other: Resource = preferred === 'weapon' ? 'spell' : 'weapon'
    if (can(preferred)) give[preferred]++
    else if (can(other)) give[other]++
    else break
  }
  return give
}

/** KD-14.9: by area, and within one the last in pack order. */
export function chosenMarker(table: Table, seat: Seat, spaces: readonly string[]): string {
  const areas = [...(said(standingOf(table, seat).marker) ?? []), ...MARKER_DEFAULT]
  for (const area of areas) {
    const there = spaces.filter((id) => table.pack.spaces.get(id)!.area === area)
    if (there.length > 0) return there.at(-1)!
  }
  return spaces.at(-1)!
}
