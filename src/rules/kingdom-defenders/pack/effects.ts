// The closed list of ops (KD-6.4), as they stand in a pack.
import type { Area, Die, Good, Track, Trigger } from '../vocabulary.ts'

export type Gain = { op: 'gain'; res: Good | 'fame' | 'weaponOrSpell'; n: number }
export type Heal = { op: 'heal'; n: number }

export type Attack =
  | { op: 'attack'; kind: 'good' }
  | { op: 'attack'; kind: 'wound' }
  | { op: 'attack'; kind: 'camp' }
  | { op: 'attack'; kind: 'fame'; n: number }
  | { op: 'attack'; kind: 'bounce'; areas: Area[]; coins: number }

export type Effect =
  | Gain
  | { op: 'pay'; res: 'coin' | 'wound'; n: number }
  | { op: 'buy'; coins: number; n: number; times: number }
  | Heal
  | { op: 'level'; track: Track | 'either'; n: number }
  | { op: 'choose'; options: (Gain | Heal)[][] }
  | { op: 'roll'; die: Die | 'any'; times: number }
  | { op: 'reward' }
  | { op: 'contribute'; max: number }
  | { op: 'disc'; kind: 'own' | 'grey' }
  | { op: 'perCard'; max: number }
  | { op: 'copy' }
  | Attack
  | { op: 'shield' }
  | { op: 'first' }
  | { op: 'discount'; resources: number; wounds: number }
  | { op: 'on'; triggers: Trigger[]; do: Gain[] }
  /** On the tracks alone. */
  | { op: 'levelTile'; value: number }

export type Op = Effect['op']
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>
