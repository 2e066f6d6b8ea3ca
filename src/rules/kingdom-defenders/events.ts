// The story of a game, at the grain of KD-10.6: one event tells one decision with all it led to. What of it is secret is
// in tell.ts.
import type { Seat, Seed } from '../ruleset.ts'
import type { Change } from './changes.ts'
import type { Acts, Do, Plan, Recorded, Siege, Standing, Victory } from './commands.ts'
import type { Options } from './options.ts'
import type { Due, Result } from './state.ts'
import type { Die, Pair } from './vocabulary.ts'

/** All that came of it, in order. */
interface Changed {
  changes: Change[]
}

/** A horde in play, and where it stands on its path. */
export interface InPlay {
  id: string
  counter: number
}

/** What follows an area: where no Horde is in play there is no Area C (KD-3.2). */
export type Next = 'area-b' | 'area-c' | 'horde' | 'gates'

export type Event =
  | {
      t: 'begun'
      ruleset: string
      version: number
      pack: { name: string; fingerprint: string }
      options: Options
      seed: Seed
      order: Seat[]
      /** By seat. */
      fame: number[]
      hero: number
      aside: number
      characters: Record<string, string>
      buildings: string[]
      deeds: string[]
      deedPile: string[]
      row: Record<string, string>
      deck: string[]
      rewards: string[]
      rewardPile: string[]
      horde: InPlay | null
      hordePile: string[]
      /** By seat. */
      fates: string[][]
    }
  | ({ t: 'fate-kept'; seat: Seat; keep: string; weapons?: number } & Changed)
  // What players leave for later
  | { t: 'standing-left'; seat: Seat; standing: Standing }
  | ({ t: 'plan-given'; round: number; seat: Seat } & Plan)
  | { t: 'plan-withdrawn'; round: number; seat: Seat }
  | ({ t: 'acts-given'; round: number; seat: Seat } & Acts)
  | { t: 'acts-withdrawn'; round: number; seat: Seat }
  /** A say about a victory or siege, kept until all are in. */
  | ({ t: 'victory-given'; round: number; seat: Seat } & Victory)
  | ({ t: 'siege-given'; round: number; seat: Seat } & Siege)
  // Favour of the King
  | { t: 'round-begun'; round: number; grey: Seat | null; favour: Seat[] }
  | ({ t: 'horde-came'; round: number; special: boolean } & InPlay)
  | { t: 'dice-out'; round: number; seat: Seat; out: Die[] }
  | { t: 'dice-rolled'; round: number; dice: { die: Die; face: string }[] }
  | ({ t: 'die-taken'; round: number; seat: Seat; die: Die; face: string } & Changed)
  // Placement. `used`: how many wishes of the plan are done or dropped
  | {
      t: 'placed'
      round: number
      seat: Seat
      space: string
      discs: number
      coins: number
      fame: number
      used?: number
    }
  /** `forced`: for want of a legal space; no decision, and no entry of the record. */
  | { t: 'passed'; round: number; seat: Seat; forced?: true; used?: number }
  | { t: 'placement-ended'; round: number }
  /** The game has stopped for somebody. */
  | { t: 'asked'; round: number; seat: Seat; what: Recorded; used?: number }
  // The areas. `used`: how many steps of the acts are carried out or passed over
  | ({ t: 'activated'; round: number; seat: Seat; space: string; do: Do; used?: number } & Changed)
  | ({ t: 'declined'; round: number; seat: Seat; space: string; used?: number } & Changed)
  | ({ t: 'marked'; round: number; seat: Seat; space: string } & Changed)
  /** `order`: who goes after whom in Area B, when it is about to begin. */
  | ({ t: 'area-ended'; round: number; area: 'A' | 'B' | 'C'; next: Next; order?: Seat[] } & Changed)
  // The Horde
  | ({ t: 'horde-beaten'; round: number; horde: string; camps: Pair[]; due: Due[]; defender: boolean } & Changed)
  | { t: 'horde-advanced'; round: number; counter: number }
  | ({ t: 'besieged'; round: number; horde: string; camps: Pair[]; due: Due[] } & Changed)
  | ({ t: 'victory-taken'; round: number; seat: Seat } & Victory & Changed)
  | ({ t: 'siege-paid'; round: number; seat: Seat } & Siege & Changed)
  | { t: 'wall-turned'; round: number; wall: 'B' | null }
  // The round is wound up
  | ({ t: 'order-changed'; round: number; order: Seat[] } & Changed)
  | ({
      t: 'maintained'
      round: number
      /** The building revealed, if one is. */
      building: string | null
      deeds: (string | null)[]
      rewards: (string | null)[]
      row: Record<string, string | null>
      /** How many cards left the deck, and which one is on top now. */
      drawn: number
      top: string | null
      /** Who gives the grey disc back. */
      grey: Seat | null
    } & Changed)
  | { t: 'ended'; round: number; result: Result }

export type EventOf<T extends Event['t']> = Extract<Event, { t: T }>
