// What a viewer gets to see of a position (KD-10). Null stands for what they may not know.
import type { Seat, Seed, Viewer } from '../ruleset.ts'
import type { Acts, Command, Do, Plan, Siege, Standing, Victory } from './commands.ts'
import type { Options } from './options.ts'
import type { Question } from './questions.ts'
import type { Favour, Occupied, Result, Stage } from './state.ts'
import type { Feat, Good, Pair } from './vocabulary.ts'

export interface PlayerView {
  seat: Seat
  colour: string
  fame: number
  wounds: number
  strength: number
  magic: number
  hero: number
  aside: number
  orbsSpent: number
  camp: Pair
  roundAdventures: number
  roundHerald: number
  feats: Feat[]
  /** Takes no more turns of this placement. */
  out: boolean
  /** How many cards and Reward tiles lie behind the screen. */
  cardsOwned: number
  rewardsOwned: number
  /** Whether they have decided, or handed in, what is collected in this round; also while they are asked again on the way. */
  fateKept: boolean
  planIn: boolean
  actsIn: boolean
  goods: Record<Good, number> | null
  dealt: string[] | null
  fate: string | null
  adventures: string[] | null
  rewards: string[] | null
  plan: Plan | null
  /** How many wishes of the plan are done or dropped. */
  planUsed: number | null
  acts: Acts | null
  given: Victory | Siege | null
  standing: Standing | null
}

/**
 * A question with what silence would answer (KD-14). `byItself`: of acts, what each space would do as things stand
 * (KD-14.10), in the order it would; null is to decline.
 */
export type QuestionView = Question & { usual: Command; byItself?: Record<string, Do | null> }

export interface View {
  viewer: Viewer
  pack: { name: string; fingerprint: string }
  options: Options
  rounds: number
  campLimit: number
  stage: Stage
  round: number
  order: Seat[]
  /** Whose turn of placement it is; null elsewhere. */
  turn: Seat | null
  players: PlayerView[]
  characters: Record<string, string>
  /** The five places; null where one lies face down. */
  buildings: (string | null)[]
  spaces: Record<string, Occupied>
  /** What lies on the adventure slots that exist; the deck's slot among them. */
  adventures: { slot: number; card: string | null; deck: boolean; expires: boolean }[]
  deeds: (string | null)[]
  rewards: (string | null)[]
  piles: { adventures: number; deeds: number; rewards: number; hordes: number }
  horde: { id: string; counter: number; missing: Pair } | null
  wall: 'A' | 'B' | null
  grey: { now: Seat | null; next: Seat | null }
  lastVictory: number | null
  defender: boolean
  favour: Favour | null
  /** Who goes after whom in Area B, once it is fixed. */
  areaB: Seat[]
  /** Whom the game waits for. */
  waitsFor: { seat: Seat; t: Question['t'] }[]
  /** What this viewer is asked. */
  questions: QuestionView[]
  /** What this viewer has handed in and may still change (KD-15.2, KD-15.4, KD-15.6). */
  changeable: QuestionView[]
  result: Result | null
  /** When the game is over: what was hidden until then. */
  revealed: {
    seed: Seed
    buildings: string[]
    deck: string[]
    deedPile: string[]
    rewardPile: string[]
    hordePile: string[]
  } | null
}
