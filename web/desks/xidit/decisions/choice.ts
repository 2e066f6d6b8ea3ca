// What somebody has put together so far in answer to a question, and whether it can be sent.
import type { Spoils } from '../../../../src/rules/xidit/commands.ts'
import type { BardsOptions, SpoilsOptions } from '../../../../src/rules/xidit/questions.ts'
import { type Placement, UNIT_KINDS, type Units } from '../../../../src/rules/xidit/vocabulary.ts'

export const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0)

/** Only counts of at least 1 are sent. */
export const placed = <T extends Record<string, number>>(counts: T): Partial<T> =>
  Object.fromEntries(Object.entries(counts).filter(([, many]) => many > 0)) as Partial<T>

export const areBardsPlaced = ({ count, regions }: BardsOptions, bards: Placement): boolean =>
  sum(bards) === count && Object.keys(bards).every((region) => regions.includes(region))

export function isSpoils(options: SpoilsOptions, { take, bards, dummy }: Spoils): boolean {
  if (take.length !== options.choose) return false
  if (take.includes('bards') && !(options.bards && areBardsPlaced(options.bards, bards ?? {}))) return false
  return options.dummy.length === 0 || (dummy !== undefined && options.dummy.includes(dummy))
}

/** A form to begin with: what there is no choice about, all bards in the first region, and over it what is usual. */
export const filledIn = ({ choose, rewards, bards }: SpoilsOptions, usual: Spoils | null): Spoils => ({
  take: usual?.take ?? (choose === rewards.length ? rewards.map(({ reward }) => reward) : []),
  ...(bards && { bards: usual?.bards ?? { [bards.regions[0]!]: bards.count } }),
  ...(usual?.dummy && { dummy: usual.dummy }),
})

/** What of it is sent: bards only where they are taken. */
export const spoilsToSend = ({ take, bards, dummy }: Spoils): Spoils => ({
  take,
  ...(take.includes('bards') && bards && { bards: placed(bards) as Placement }),
  ...(dummy && { dummy }),
})

/** Exactly as many units as the titan is large, none that one does not have. */
export const isPayment = (hand: Units, size: number, units: Partial<Units>): boolean =>
  sum(units as Record<string, number>) === size && UNIT_KINDS.every((kind) => (units[kind] ?? 0) <= hand[kind])
