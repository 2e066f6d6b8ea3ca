// A game as somebody wishes to open it, and what is sent for it.
import type { paths } from '../api/schema.d.ts'
import type { Rules } from '../api/types.ts'

export type Opening = paths['/v1/games']['post']['requestBody']['content']['application/json']
export type Preset = Rules['paces'][number]['pace']

/** A choice that leaves it to what goes with the pace. */
export const USUAL = 'usual'

export interface Wish {
  readonly title: string
  readonly options: unknown
  readonly pace: Preset
  /** Deadlines at this hour of the day; null for whenever it falls. */
  readonly hour: number | null
  readonly timeZone: string
  readonly visibility: 'public' | 'unlisted' | 'private'
  readonly bots: number
  /** Its name; null for the one the game has for this. */
  readonly bot: string | null
  readonly talk: 'none' | 'table' | 'private'
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
  ...{ title: '', options, pace: 'daily', hour: null, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ...{ visibility: 'unlisted', bots: 0, bot: null, talk: 'private' },
  ...{ grace: USUAL, standIn: 'bot', substituteAfter: 2, extensions: 2, extension: USUAL },
})

/** What the server is asked to open. */
export function openingOf(
  wish: Wish,
  { ruleset, paces, standIn }: Pick<Rules, 'ruleset' | 'paces' | 'standIn'>,
  seats: number,
): Opening {
  const preset = paces.find(({ pace }) => pace === wish.pace)
  const isFixed = wish.hour !== null && preset !== undefined && preset.orders !== null
  const grace = wish.grace === USUAL ? preset?.grace : wish.grace === 'none' ? null : wish.grace
  const by = wish.extension === USUAL ? preset?.extension : wish.extension
  return {
    ...{ ruleset, title: wish.title, options: wish.options, visibility: wish.visibility },
    agreement: {
      // A fixed hour is none of the presets: their times are said one by one.
      pace: isFixed
        ? { orders: preset.orders, decisions: preset.decisions, hour: wish.hour!, timeZone: wish.timeZone }
        : wish.pace,
      absence: {
        ...(grace !== undefined && { grace }),
        ...{ standIn: wish.standIn === 'bot' ? standIn : wish.standIn, substituteAfter: wish.substituteAfter },
      },
      extensions: { each: wish.extensions, ...(by !== undefined && { by }) },
      talk: wish.talk,
    },
    bots: Array.from({ length: Math.min(wish.bots, seats - 1) }, () => wish.bot ?? standIn),
  }
}
