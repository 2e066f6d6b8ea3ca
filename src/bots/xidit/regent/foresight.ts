// Where every lord may stand when the game is assessed, from what one seat can see. Rivals' gold and their part of the
// Bastion are hidden: they are estimated from what a lord of such years and deeds usually has.

import type { View } from '../../../rules/xidit/view.types.ts'
import { BARDS_A_PLAYER, STORIES_A_PLAYER, TITAN_SIZES } from '../../../rules/xidit/vocabulary.ts'
import type { Land } from './land.ts'
import { type Odds, type Outlook, odds } from './odds.ts'
import { type RegionWorth, reputations } from './regions.ts'
import { BELIEFS } from './temper.ts'

export interface Foresight {
  readonly odds: Odds
  readonly regions: RegionWorth
  /** What the lord can still expect to win of each category, in the order of the assessments, besides what is planned. */
  readonly growth: readonly number[]
}

/** Years to come: of the lord, not counting the one that is planned, and of the rivals. */
export interface YearsLeft {
  readonly own: number
  readonly rivals: number
}

export function foresee(view: View, land: Land, seat: number, left: YearsLeft, dummy = view.dummy): Foresight {
  const others = view.lords.filter((lord) => lord.seat !== seat).map((lord) => lord.seat)
  const done = deedsToCome(land, land.years) - deedsToCome(land, left.rivals)
  const deeds = others.map((rival) => deedsOf(view, land, rival, done))
  const counts = view.regions.map(({ bards }) => others.map((rival, i) => bards[rival] ?? deeds[i]!.bastion))
  const doubts = view.regions.map(({ central }) =>
    central ? Math.min(BELIEFS.bastionDoubt, (BELIEFS.bastionDoubt * done) / 2) : 0,
  )
  const mine = view.regions.map(({ bards }) => bards[seat] ?? 0)
  const { worth, rivals: reputation } = reputations(land, mine, counts, doubts, left.rivals)

  const coming = BELIEFS.share * deedsToCome(land, left.rivals)
  const theirs = doubtsOf(land, left.rivals)
  const unknownGold = (Math.min(BELIEFS.unknownGold, 1.5 * done) * land.usual.gold) / 3.6
  const outlooks = others.map((rival, i): Outlook => {
    const { gold, pace } = deeds[i]!
    const value = {
      wealth: gold + coming * pace * land.usual.gold,
      influence: Math.min(STORIES_A_PLAYER, view.lords[rival]!.influence + coming * pace * land.usual.stories),
      reputation: reputation[i]!,
    }
    const doubts = { ...theirs, wealth: Math.hypot(theirs.wealth, unknownGold) }
    return { values: view.assessments.map((kind) => value[kind]), doubts: view.assessments.map((kind) => doubts[kind]) }
  })
  if (dummy) {
    const rise = (deedsToCome(land, left.rivals) * land.players) / 3
    const values = view.assessments.map((kind) => dummy[kind] + rise)
    outlooks.push({ values, doubts: view.assessments.map(() => BELIEFS.dummyDoubt * Math.sqrt(left.rivals)) })
  }
  const mineToo = doubtsOf(land, left.own)
  const own = view.assessments.map((kind) => mineToo[kind] + 0.3)
  const ahead = BELIEFS.share * deedsToCome(land, left.own)
  const growth = { wealth: ahead * land.usual.gold, influence: ahead * land.usual.stories, reputation: 0 }
  return {
    odds: odds(own, outlooks, land.players === 5 ? [2, 1, 1] : [1, 1, 1]),
    regions: worth,
    growth: view.assessments.map((kind) => growth[kind]),
  }
}

/** Threats a lord will usually still beat: most of them late, when the units are there. */
function deedsToCome(land: Land, left: number): number {
  const pace = BELIEFS.deedsPace / land.years
  return (BELIEFS.deeds * land.years * (1 - Math.exp(-left * pace))) / (1 - Math.exp(-BELIEFS.deedsPace))
}

function doubtsOf({ usual }: Land, left: number): { wealth: number; influence: number; reputation: number } {
  return {
    wealth: BELIEFS.goldDoubt * usual.gold * left ** 0.3,
    influence: BELIEFS.storyDoubt * usual.stories * left ** 0.25,
    reputation: BELIEFS.reputationDoubt * left ** 0.15,
  }
}

/** What a rival has likely done so far. Two rewards are taken of three: who shows few of two kinds has more of the third. */
function deedsOf(view: View, land: Land, rival: number, done: number): { gold: number; bastion: number; pace: number } {
  const { usual } = land
  const seen = view.regions.reduce((sum, { bards }) => sum + (bards[rival] ?? 0), 0)
  const bastion = Math.min(BARDS_A_PLAYER - seen, BELIEFS.bastionShare * seen + BELIEFS.bastionDeeds * done)
  const stories = view.lords[rival]!.influence / usual.stories
  const bards = (seen + bastion) / usual.bards
  const shown = stories + bards
  const likely = BELIEFS.goldSeen * (shown / 2) + (1 - BELIEFS.goldSeen) * Math.max(0, 2 * done - shown)
  const gold = usual.gold * Math.max(Math.abs(stories - bards), likely)
  const pace = (BELIEFS.paceCalm + shown) / (BELIEFS.paceCalm + BELIEFS.share * 2 * done)
  return { gold, bastion, pace: Math.min(1.25, Math.max(0.3, pace)) }
}

export const TITANS = TITAN_SIZES.length
