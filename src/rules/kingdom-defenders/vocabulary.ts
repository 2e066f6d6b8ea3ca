// The words of the game (KD-1). Facts only.

/** Weapons and spells: what adventures and camps take. */
export const RESOURCES = ['weapon', 'spell'] as const
export type Resource = (typeof RESOURCES)[number]
/** So many of each. */
export type Pair = Record<Resource, number>

export const GOODS = [...RESOURCES, 'coin', 'loot'] as const
export type Good = (typeof GOODS)[number]

export const TRACKS = ['strength', 'magic'] as const
export type Track = (typeof TRACKS)[number]

/** In the order in which dice that stay out are written (KD-12.3). */
export const DICE = ['force', 'magic', 'healing', 'wealth'] as const
export type Die = (typeof DICE)[number]

export const SOURCES = ['random', 'left', 'right'] as const
export type Source = (typeof SOURCES)[number]

export const AREAS = ['A', 'B1', 'B2', 'B3', 'C', 'D'] as const
export type Area = (typeof AREAS)[number]
export type Zone = 'city' | 'kingdom' | 'wall'

export const TRIGGERS = ['adventure', 'deed', 'contribution', 'areaB'] as const
export type Trigger = (typeof TRIGGERS)[number]

export const FEATS = ['adventurer', 'popular'] as const
export type Feat = (typeof FEATS)[number]

export const RUNES = ['rune:ember', 'rune:tide', 'rune:gale', 'rune:stone', 'rune:star'] as const
export const WILD_RUNE = 'rune:wild'
export const RELICS = ['trophy', 'legendaryWeapon', 'arcaneTome', 'orb', ...RUNES, WILD_RUNE] as const
export type Relic = (typeof RELICS)[number]

/** What an orb may count as in the end (KD-9.5). */
export const ORB_USES = ['trophy', 'legendaryWeapon', 'arcaneTome', 'rune'] as const
export type OrbUse = (typeof ORB_USES)[number]

/** Kinds of things a deed may want to see (KD-6.7). */
export const NEEDS = [
  ...GOODS,
  'adventureCard',
  'rune',
  'distinctRune',
  'trophy',
  'legendaryWeapon',
  'arcaneTome',
] as const
export type Need = (typeof NEEDS)[number]

/** The guard's space, whose character is printed (KD-1.7). */
export const GUARD_POST = 'A.P1'

export const pairOf = (weapon: number, spell: number): Pair => ({ weapon, spell })
export const sumOf = ({ weapon, spell }: Pair): number => weapon + spell
export const copyPair = ({ weapon, spell }: Pair): Pair => ({ weapon, spell })

/** The numbers from `least` to `most`. */
export function upTo(least: number, most: number): number[] {
  const numbers: number[] = []
  for (let number = least; number <= most; number++) numbers.push(number)
  return numbers
}
