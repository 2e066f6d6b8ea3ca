// Standing instructions (KD-14): how a player who is not there decides. The instruction in force when the decision comes
// up counts. Where there is only one answer nobody is asked.
import type { Seat } from '../ruleset.ts'
import { splitOf } from './answer-check.ts'
import type { Command, Recorded, Siege, Standing, Victory } from './commands.ts'
import type { Decider, Decision, Point } from './decider.ts'
import { actByActs, actOfSilence } from './orders/acts.ts'
import { stewardsSpace } from './orders/automatic.ts'
import {
  chosenGoods,
  chosenMarker,
  chosenReward,
  chosenSiege,
  chosenTrack,
  diceKeptOut,
  favouredDie,
  splitWeapons,
} from './orders/instructions.ts'
import { turnByPlan } from './orders/plans.ts'
import { markerSpaces } from './pieces/wounds.ts'
import { sources } from './rewards.ts'
import { diceLeft } from './round/favour.ts'
import { hasSiegeStep, siegePays, victoryFields } from './round/horde.ts'
import { waitingFor } from './round/points.ts'
import type { Due, Player } from './state.ts'
import { playerOf, type Table } from './table.ts'
import { pairOf, TRACKS } from './vocabulary.ts'

/** Decides by plans, acts and instructions, and stops for who wants to be asked. */
export const byStanding: Decider = {
  isReady: (table) => missingIn(table).length === 0,
  decide(table, point) {
    const { seat } = point
    switch (point.t) {
      case 'fate':
        return undefined
      case 'place':
        return turnByPlan(table, seat)
      case 'act':
        return actByActs(table, point)
      case 'victory':
      case 'siege': {
        const { given } = playerOf(table, seat)
        return given ? ({ answer: { t: point.t, round: table.state.round, ...given } } as Decision) : said(table, point)
      }
      default:
        return wantsToBeAsked(table, point.t, seat) ? { ask: true } : said(table, point)
    }
  },
}

const said = (table: Table, point: Point): Decision => ({ answer: bySilence(table, point) }) as Decision

/** Seats that have still to hand in what is collected before anything runs. */
export function missingIn(table: Table): Seat[] {
  const { state } = table
  if (state.stage === 'victory' || state.stage === 'siege')
    return state.due.flatMap(({ seat }) =>
      state.seats[seat]!.given === null && wantsToBeAsked(table, state.stage as 'siege', seat) ? [seat] : [],
    )
  const window = windowOf(table)
  if (!window) return []
  const missing: Seat[] = []
  for (const [seat, player] of state.seats.entries()) if (isMissing(table, window, seat, player)) missing.push(seat)
  return missing
}

const isMissing = (table: Table, window: 'plan' | 'acts', seat: Seat, { plan, acts, standing }: Player): boolean =>
  window === 'plan'
    ? plan === null && standing.plan !== 'steward'
    : acts === null && standing.acts !== 'auto' && waitingFor(table, seat).length > 0

/** The window that is open as long as somebody is missing (KD-15.2, KD-15.4). */
export function windowOf({ state }: Table): 'plan' | 'acts' | null {
  if (state.moves > 0 || state.asked !== null) return null
  if (state.stage === 'placement') return 'plan'
  return state.stage === 'area-a' ? 'acts' : null
}

/** Whether an instruction that a decision needs says `ask`, and there is something to choose. */
function wantsToBeAsked(table: Table, t: Recorded, seat: Seat): boolean {
  const { standing } = playerOf(table, seat)
  if (!Object.values(standing).includes('ask')) return false
  const asks = (...names: (keyof Standing)[]) => names.some((name) => standing[name] === 'ask')
  switch (t) {
    case 'dice':
      return asks('out')
    case 'die':
      return asks('favour') && diceLeft(table.state).length > 1
    case 'marker':
      return asks('marker') && markerSpaces(table, seat).length > 1
    case 'victory': {
      const fields = victoryFields(table, dueOf(table, seat))
      const choice = fields.length > 1 || fields[0] !== 'reward' || sources(table.state).length > 1
      return choice && asks(...fields)
    }
    case 'siege': {
      const due = dueOf(table, seat)
      const mayPay = TRACKS.some((track) => siegePays(table, due, track).length > 0)
      if (hasSiegeStep(table, due)) return asks('track') || (mayPay && asks('siege'))
      return asks('siege') && siegePays(table, due).length > 1
    }
    default:
      return false
  }
}

const dueOf = ({ state }: Table, seat: Seat): Due => state.due.find((due) => due.seat === seat)!

/** Decides for a player who was asked and stayed silent: by the instructions, and where they say `ask`, by the defaults. */
export function bySilence(table: Table, point: Point): Command {
  const { seat } = point
  const { round } = table.state
  switch (point.t as Recorded) {
    case 'fate':
      return silentFate(table, seat)
    case 'dice':
      return { t: 'dice', round, out: diceKeptOut(table, seat) }
    case 'die':
      return { t: 'die', round, die: favouredDie(table, seat) }
    case 'place':
      return { t: 'place', round, space: stewardsSpace(table, seat) }
    case 'act':
      return (actOfSilence(table, point) as { answer: Command }).answer
    case 'marker':
      return { t: 'marker', round, space: chosenMarker(table, seat, markerSpaces(table, seat)) }
    case 'victory':
      return { t: 'victory', round, ...victoryOf(table, seat) }
    case 'siege':
      return { t: 'siege', round, ...siegeOf(table, seat) }
  }
}

/** KD-14.11: the first card dealt, counting its other goods as owned. */
function silentFate(table: Table, seat: Seat): Command {
  const keep = playerOf(table, seat).dealt[0]!
  const n = splitOf(table, keep)
  if (n === undefined) return { t: 'fate', keep }
  const others = pairOf(0, 0)
  for (const { res, n: many } of table.pack.fates.get(keep)!.start)
    if (res === 'weapon' || res === 'spell') others[res] += many
  return { t: 'fate', keep, weapons: splitWeapons(table, seat, n, others) }
}

function victoryOf(table: Table, seat: Seat): Victory {
  const fields = victoryFields(table, dueOf(table, seat))
  return {
    ...(fields.includes('goods') && { goods: chosenGoods(table, seat) }),
    ...(fields.includes('track') && { track: chosenTrack(table, seat) }),
    ...(fields.includes('reward') && { reward: chosenReward(table, seat) }),
  }
}

function siegeOf(table: Table, seat: Seat): Siege {
  const due = dueOf(table, seat)
  const track = hasSiegeStep(table, due) ? chosenTrack(table, seat) : undefined
  const pays = siegePays(table, due, track)
  return { ...(track && { track }), ...(pays.length > 0 && { pay: chosenSiege(table, seat, pays) }) }
}
