// The end (KD-9.3, KD-9.7, KD-9.8): scores, ranking and achievements.
import type { Seat } from '../ruleset.ts'
import type { Pack } from './pack/pack.ts'
import { countRelics, relicsOf, shapeCounts, wildRunes } from './relics.ts'
import { bestScore, runeLayers } from './score.ts'
import type { Player, Result, Score, State } from './state.ts'
import { emit, type Table } from './table.ts'
import { RUNES, TRACKS } from './vocabulary.ts'

export function endGame(table: Table): void {
  emit(table, { t: 'ended', round: table.state.round, result: resultOf(table.pack, table.state) })
}

export function resultOf(pack: Pack, state: State): Result {
  const { seats } = state
  const scores = seats.map((player) => bestScore(pack, player))
  const ranking = rank(seats, scores)
  const [winners] = ranking
  const achieved = (seat: Seat) =>
    idsOf(pack, 'seat', (id) => SEAT_ACHIEVEMENTS[id]?.({ pack, state, player: seats[seat]!, seat, scores, ranking }))
  return {
    kingdomSaved: state.wall !== null,
    scores,
    ranking,
    winners: winners!.slice(),
    achievements: {
      seats: seats.map((_, seat) => achieved(seat)),
      table: idsOf(pack, 'table', (id) => TABLE_ACHIEVEMENTS[id]?.(state)),
    },
  }
}

/** Higher total, then more Adventure cards, then more loot; still equal: shared. */
export function rank(seats: readonly Player[], scores: readonly Score[]): Seat[][] {
  const compare = (a: Seat, b: Seat) =>
    scores[b]!.total - scores[a]!.total ||
    seats[b]!.adventures.length - seats[a]!.adventures.length ||
    seats[b]!.loot - seats[a]!.loot
  const groups: Seat[][] = []
  for (const seat of [...seats.keys()].sort((a, b) => compare(a, b) || a - b)) {
    const last = groups.at(-1)
    if (last && compare(last[0]!, seat) === 0) last.push(seat)
    else groups.push([seat])
  }
  return groups
}

/** In pack order. */
const idsOf = ({ content }: Pack, scope: string, isReached: (id: string) => boolean | undefined): string[] =>
  content.achievements.flatMap((achievement) =>
    achievement.scope === scope && isReached(achievement.id) ? [achievement.id] : [],
  )

interface Seen {
  pack: Pack
  state: State
  player: Player
  seat: Seat
  scores: Score[]
  ranking: Seat[][]
}

const SEAT_ACHIEVEMENTS: Record<string, (seen: Seen) => boolean> = {
  immaculate: ({ player }) => player.wounds === 0,
  collector: ({ pack, player }) => {
    const relics = relicsOf(pack, player)
    const kinds = ['trophy', 'legendaryWeapon', 'arcaneTome', 'orb'] as const
    return kinds.every((kind) => countRelics(relics, kind) > 0) && relics.some((relic) => relic.startsWith('rune:'))
  },
  fanatic: ({ pack, player, seat, scores }) => {
    const relics = relicsOf(pack, player)
    const [different = 0] = runeLayers(shapeCounts(relics), wildRunes(relics) + scores[seat]!.orbs.rune)
    return different >= RUNES.length
  },
  expertise: ({ pack, player }) =>
    TRACKS.some((track) => player[track] === pack.content.tracks[track].steps.length - 1),
  hunter: ({ pack, player, seat, scores }) =>
    countRelics(relicsOf(pack, player), 'trophy') + scores[seat]!.orbs.trophy >= 8,
  adventurer: ({ player }) => player.feats.includes('adventurer'),
  popular: ({ player }) => player.feats.includes('popular'),
  supremacy: ({ seat, scores, ranking }) =>
    ranking[0]!.length === 1 &&
    ranking[0]![0] === seat &&
    scores.every(({ total }, other) => other === seat || scores[seat]!.total - total >= 20),
  fortunate: ({ player }) => player.loot >= 8,
  legend: ({ seat, scores }) => scores[seat]!.total >= 120,
}

const TABLE_ACHIEVEMENTS: Record<string, (state: State) => boolean> = {
  defender: ({ defender }) => defender,
  failed: ({ wall }) => wall === null,
}
