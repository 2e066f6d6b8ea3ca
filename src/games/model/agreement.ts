// What is agreed at a table besides the rules: how fast it plays, what happens to those who are away, and who may talk.
// Presets and what is left out are filled in here, so that nobody else needs to know a default.

import { done, fail, type Outcome } from './failure.ts'
import { milliseconds } from './time/duration.ts'
import { zoneNamed } from './time/zones.ts'

/** Durations are ISO 8601. */
export interface Pace {
  /** Time to hand in orders; null for as long as it takes. */
  readonly orders: string | null
  /** Time for a decision in the middle of a round. */
  readonly decisions: string | null
  /** Deadlines for orders are moved to the next such hour, in this time zone. */
  readonly hour?: number
  readonly timeZone?: string
  /** What each may take longer, all in all. */
  readonly bank?: Bank
}

/** Time that is used where an answer takes longer than it may. */
export interface Bank {
  /** At the beginning. */
  readonly inHand: string
  /** What comes to it each round, */
  readonly perRound: string
  /** up to this. */
  readonly most: string
}

/** The ladder for those who stay silent: more time once, then somebody plays for them, then the seat is offered. */
export interface Absence {
  /** The one automatic extension; null for none. */
  readonly grace: string | null
  /** Who plays for them: one of the game's bots, by its name, or `SILENCE`. */
  readonly standIn: string
  /** After so many rounds in a row the seat is offered to a substitute; null for never. */
  readonly substituteAfter: number | null
}

export interface Agreement {
  readonly pace: Pace
  readonly absence: Absence
  /** How often each player may ask for more time, and how much of it. */
  readonly extensions: { readonly each: number; readonly by: string }
  /** Who may talk to whom: nobody, all to all, or also two in private. */
  readonly talk: 'none' | 'table' | 'private'
  /** Whether accounts that programs play with may sit down; they may where nothing was said, as at older tables. */
  readonly programs?: 'welcome' | 'not'
}

/** A bank holds no more than at the beginning, unless that is wished for. */
type PaceWish = Omit<Pace, 'bank'> & { readonly bank?: Omit<Bank, 'most'> & Partial<Pick<Bank, 'most'>> }

export interface AgreementWish {
  readonly pace?: PresetName | PaceWish
  readonly absence?: Partial<Absence>
  readonly extensions?: Partial<Agreement['extensions']>
  readonly talk?: Agreement['talk']
  readonly programs?: Agreement['programs']
}

/** Nobody plays for them: what it means to say nothing is up to the rules. */
export const SILENCE = 'silence'

/** The bots of the game that is agreed on, and which of them stands in where nothing is said. */
export interface StandIns {
  readonly names: readonly string[]
  readonly usual: string
}

export const PRESETS = ['none', 'live', 'daily', 'three-days', 'weekly'] as const
export type PresetName = (typeof PRESETS)[number]

export interface Preset {
  readonly orders: string | null
  readonly decisions: string | null
  /** The one automatic extension, and what a player who asks for more time gets. */
  readonly grace: string | null
  readonly extension: string
}

export const PACES: Readonly<Record<PresetName, Preset>> = {
  none: { orders: null, decisions: null, grace: null, extension: 'P1D' },
  live: { orders: 'PT10M', decisions: 'PT3M', grace: 'PT5M', extension: 'PT10M' },
  daily: { orders: 'P1D', decisions: 'PT12H', grace: 'PT12H', extension: 'P1D' },
  'three-days': { orders: 'P3D', decisions: 'P1D', grace: 'P1D', extension: 'P2D' },
  weekly: { orders: 'P7D', decisions: 'P2D', grace: 'P2D', extension: 'P7D' },
}

/** Where nothing is said: nobody who sits down with others can stop their game by saying nothing. */
export const USUAL_PACE: PresetName = 'daily'
/** Somebody alone with bots keeps nobody waiting. */
const PACE_ALONE: PresetName = 'none'

const SHORTEST = milliseconds('PT1M')!
const LONGEST = milliseconds('P60D')!

/** What is wished for, and the usual for the rest, at a table with seats for so many people. */
export function agree(wish: AgreementWish, standIns: StandIns, people = 2): Outcome<Agreement> {
  const { pace: wished = people > 1 ? USUAL_PACE : PACE_ALONE, talk = 'private', programs = 'welcome' } = wish
  const preset = PACES[typeof wished === 'string' ? wished : 'daily']
  const pace = typeof wished === 'string' ? { orders: preset.orders, decisions: preset.decisions } : spelled(wished)
  const absence: Absence = {
    grace: pace.orders === null ? null : preset.grace,
    standIn: standIns.usual,
    substituteAfter: 2,
    ...wish.absence,
  }
  const extensions = { each: 2, by: preset.extension, ...wish.extensions }
  const wrong =
    wrongDuration('/pace/orders', pace.orders) ??
    wrongDuration('/pace/decisions', pace.decisions) ??
    wrongHour(pace) ??
    wrongBank(pace) ??
    wrongDuration('/absence/grace', absence.grace) ??
    wrongDuration('/extensions/by', extensions.by) ??
    wrongStandIn(absence, standIns)
  return wrong ? fail({ kind: 'bad-field', ...wrong }) : done({ pace, absence, extensions, talk, programs })
}

/** The same, with its zone under its proper name, and all of its bank. */
const spelled = ({ timeZone, bank, ...pace }: PaceWish): Pace => ({
  ...pace,
  ...(timeZone !== undefined && { timeZone: zoneNamed(timeZone) ?? timeZone }),
  ...(bank && { bank: { ...bank, most: bank.most ?? bank.inHand } }),
})

interface Wrong {
  at: string
  message: string
}

function wrongDuration(at: string, duration: string | null): Wrong | undefined {
  const time = duration === null ? SHORTEST : milliseconds(duration)
  if (time !== undefined && time >= SHORTEST && time <= LONGEST) return undefined
  return { at, message: 'It is an ISO 8601 duration from one minute to sixty days, such as P3D or PT12H.' }
}

const wrongStandIn = ({ standIn }: Absence, { names }: StandIns): Wrong | undefined =>
  standIn === SILENCE || names.includes(standIn)
    ? undefined
    : { at: '/absence/standIn', message: `It is one of ${[...names, SILENCE].join(', ')}.` }

function wrongHour({ orders, hour, timeZone }: Pace): Wrong | undefined {
  if ((hour === undefined) !== (timeZone === undefined))
    return { at: '/pace', message: 'A fixed hour has a time zone, and a time zone an hour.' }
  if (timeZone === undefined) return undefined
  if (orders === null) return { at: '/pace/hour', message: 'A fixed hour needs a time for orders.' }
  return zoneNamed(timeZone) ? undefined : { at: '/pace/timeZone', message: 'It is a time zone such as Europe/Berlin.' }
}

function wrongBank({ orders, decisions, bank }: Pace): Wrong | undefined {
  if (!bank) return undefined
  if (orders === null && decisions === null)
    return { at: '/pace/bank', message: 'A bank of time needs a time for orders or for decisions.' }
  const { inHand, perRound, most } = bank
  const each = milliseconds(perRound)
  if (each === undefined || each > LONGEST)
    return {
      at: '/pace/bank/perRound',
      message: 'It is an ISO 8601 duration of up to sixty days, such as PT1H or PT0S.',
    }
  const wrong = wrongDuration('/pace/bank/inHand', inHand) ?? wrongDuration('/pace/bank/most', most)
  if (wrong || milliseconds(most)! >= milliseconds(inHand)!) return wrong
  return { at: '/pace/bank/most', message: 'It is not less than what is in hand at the beginning.' }
}
