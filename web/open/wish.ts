// A game as somebody wishes to open it, and what is sent for it.
import type { paths } from '../api/schema.d.ts'
import type { Rules } from '../api/types.ts'

export type Opening = paths['/v1/games']['post']['requestBody']['content']['application/json']
export type Preset = Rules['paces'][number]['pace']

/** A choice that leaves it to what goes with the pace. */
export const USUAL = 'usual'

/** No bank of time; and nothing that comes to one. */
export const NO_BANK = 'none'
export const NOTHING = 'PT0S'

export interface Wish {
  readonly title: string
  readonly options: unknown
  /** Null until it is chosen: the usual one then, for as many people as play. */
  readonly pace: Preset | null
  /** Deadlines at this hour of the day; null for whenever it falls. */
  readonly hour: number | null
  readonly timeZone: string
  /** What each has in a bank of time, or `none`; and what comes to it each round. */
  readonly bank: string
  readonly bankPerRound: string
  readonly visibility: 'public' | 'unlisted' | 'private'
  readonly bots: number
  /** Its name; null for the one the game has for this. */
  readonly bot: string | null
  readonly talk: 'none' | 'table' | 'private'
  /** Whether programs of others may sit down. */
  readonly programs: 'welcome' | 'not'
  /** A duration, `usual`, or `none`. */
  readonly grace: string
  /** The bot that the game has for this, or nobody. */
  readonly standIn: 'bot' | 'silence'
  /** Null for never. */
  readonly substituteAfter: number | null
  readonly extensions: number
  /** A duration, or `usual`. */
  readonly extension: string
}

export const firstWish = (options: unknown): Wish => ({
  ...{ title: '', options, pace: null, hour: null, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ...{ bank: NO_BANK, bankPerRound: NOTHING, visibility: 'unlisted', bots: 0, bot: null, talk: 'private' },
  programs: 'welcome',
  ...{ grace: USUAL, standIn: 'bot', substituteAfter: 2, extensions: 2, extension: USUAL },
})

/** Seats for people, the host's among them. */
export const peopleAt = (wish: Wish, seats: number): number => Math.max(1, seats - wish.bots)

export const paceOf = (wish: Wish, paces: Rules['paces'], seats: number): Preset => {
  const usual = peopleAt(wish, seats) > 1 ? paces.find((one) => one.usual)?.pace : 'none'
  return wish.pace ?? usual ?? 'none'
}

/** What the server is asked to open. */
export function openingOf(
  wish: Wish,
  { ruleset, paces, standIn }: Pick<Rules, 'ruleset' | 'paces' | 'standIn'>,
  seats: number,
): Opening {
  const pace = paceOf(wish, paces, seats)
  const preset = paces.find((one) => one.pace === pace)
  const runs = preset !== undefined && preset.orders !== null
  const isFixed = runs && wish.hour !== null
  const hasBank = runs && wish.bank !== NO_BANK
  const grace = wish.grace === USUAL ? preset?.grace : wish.grace === 'none' ? null : wish.grace
  const by = wish.extension === USUAL ? preset?.extension : wish.extension
  return {
    ...{ ruleset, title: wish.title, options: wish.options, visibility: wish.visibility },
    agreement: {
      // A fixed hour or a bank is none of the presets: their times are said one by one.
      pace:
        isFixed || hasBank
          ? {
              ...{ orders: preset.orders, decisions: preset.decisions },
              ...(isFixed && { hour: wish.hour!, timeZone: wish.timeZone }),
              ...(hasBank && { bank: { inHand: wish.bank, perRound: wish.bankPerRound } }),
            }
          : pace,
      absence: {
        ...(grace !== undefined && { grace }),
        ...{ standIn: wish.standIn === 'bot' ? standIn : wish.standIn, substituteAfter: wish.substituteAfter },
      },
      extensions: { each: wish.extensions, ...(by !== undefined && { by }) },
      talk: wish.talk,
      programs: wish.programs,
    },
    bots: Array.from({ length: Math.min(wish.bots, seats - 1) }, () => wish.bot ?? standIn),
  }
}
