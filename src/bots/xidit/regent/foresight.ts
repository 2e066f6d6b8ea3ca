// Where every lord may stand when the game is assessed, from what one seat can see. Rivals' gold and their part of the
// Bastion are hidden: they are estimated from what a lord of such years and deeds usually has. The figures come from
// games of regents.
import type { View } from '../../../rules/xidit/view.types.ts'
import { type Assessment, BARDS_A_PLAYER, STORIES_A_PLAYER } from '../../../rules/xidit/vocabulary.ts'
import type { Land } from './land.ts'
import { type Odds, type Outlook, odds } from './odds.ts'
import { type RegionWorth, reputations } from './regions.ts'

type Figures = Record<Assessment, number>

export interface Foresight {
  readonly odds: Odds
  readonly regions: RegionWorth
  /** What the lord can expect to win in the years that are not planned; reputation has it in the regions. */
  readonly growth: Figures
}

/** Years to come: of the lord, not counting the one that is planned, and of the rivals. */
export interface YearsLeft {
  readonly own: number
  readonly rivals: number
}

/** Threats a lord beats in a year, how much later than sooner, and how often each reward is taken. */
const DEEDS_A_YEAR = 0.48
const LATENESS = 2.7
const TAKEN = 0.75
/** Of a rival's bards: for each one seen, and for each deed, so many are in the Bastion; give or take. */
const BASTION_BY_SEEN = 0.35
const BASTION_BY_DEED = 0.4
const BASTION_DOUBT = 1.5
/** Hidden gold may well be off by so many usual rewards. */
const GOLD_DOUBT = 0.85
/** A rival's pace is judged by what they show, but not too soon. */
const CALM = 3

export function foresee(view: View, land: Land, seat: number, left: YearsLeft, dummy: View['dummy']): Foresight {
  const rivals = view.lords.filter((lord) => lord.seat !== seat).map((lord) => lord.seat)
  const done = deedsToCome(land, land.years) - deedsToCome(land, left.rivals)
  const deeds = rivals.map((rival) => deedsOf(view, land, rival, done))
  const { worth, rivals: points } = reputations(
    land,
    view.regions.map(({ bards }) => bards[seat] ?? 0),
    view.regions.map(({ bards }) => rivals.map((rival, i) => bards[rival] ?? deeds[i]!.bastion)),
    view.regions.map(({ central }) => (central ? BASTION_DOUBT * Math.min(1, done / 2) : 0)),
    left.rivals,
  )
  const coming = growthIn(land, left.rivals)
  const doubts = doubtsAfter(land, left.rivals)
  doubts.wealth = Math.hypot(doubts.wealth, land.usual.gold * Math.min(GOLD_DOUBT, 0.4 * done))
  const outlooks = rivals.map((rival, i): Outlook => {
    const { gold, pace } = deeds[i]!
    const influence = Math.min(STORIES_A_PLAYER, view.lords[rival]!.influence + pace * coming.influence)
    return inOrder(view, { wealth: gold + pace * coming.wealth, influence, reputation: points[i]! }, doubts)
  })
  if (dummy) outlooks.push(dummysOutlook(view, land, dummy, left.rivals))
  const own = inOrder(view, coming, doubtsAfter(land, left.own)).doubts
  const leaving = land.players === 5 ? [2, 1, 1] : [1, 1, 1]
  return { odds: odds(own, outlooks, leaving), regions: worth, growth: growthIn(land, left.own) }
}

const inOrder = ({ assessments }: View, values: Figures, doubts: Figures): Outlook => ({
  values: assessments.map((kind) => values[kind]),
  doubts: assessments.map((kind) => doubts[kind]),
})

/** Every deed of anybody raises one of its tracks. */
function dummysOutlook(view: View, land: Land, dummy: Figures, left: number): Outlook {
  const rise = (land.players * deedsToCome(land, left)) / 3
  const doubt = 0.6 * Math.sqrt(left)
  return { values: view.assessments.map((kind) => dummy[kind] + rise), doubts: view.assessments.map(() => doubt) }
}

/** Threats a lord will usually still beat: most of them late, when the units are there. */
function deedsToCome(land: Land, left: number): number {
  const part = (1 - Math.exp((-LATENESS * left) / land.years)) / (1 - Math.exp(-LATENESS))
  return DEEDS_A_YEAR * land.years * part
}

function growthIn(land: Land, years: number): Figures {
  const taken = TAKEN * deedsToCome(land, years)
  return { wealth: taken * land.usual.gold, influence: taken * land.usual.stories, reputation: 0 }
}

/** How far from the foreseen a lord may well end. */
const doubtsAfter = ({ usual }: Land, years: number): Figures => ({
  wealth: 0.3 + usual.gold * years ** 0.3,
  influence: 0.3 + 0.9 * usual.stories * years ** 0.25,
  reputation: 0.3 + 4.5 * years ** 0.15,
})

/** What a rival has likely done so far. Two rewards are taken of three: who shows few of two kinds has more gold. */
function deedsOf(view: View, { usual }: Land, rival: number, done: number) {
  const seen = view.regions.reduce((sum, { bards }) => sum + (bards[rival] ?? 0), 0)
  const bastion = Math.min(BARDS_A_PLAYER - seen, BASTION_BY_SEEN * seen + BASTION_BY_DEED * done)
  const stories = view.lords[rival]!.influence / usual.stories
  const bards = (seen + bastion) / usual.bards
  const shown = stories + bards
  // As often as the others, or whenever the others were not taken: half way between.
  const likely = shown / 4 + Math.max(0, 2 * done - shown) / 2
  const pace = (CALM + shown) / (CALM + 2 * TAKEN * done)
  return {
    gold: usual.gold * Math.max(Math.abs(stories - bards), likely),
    bastion,
    pace: Math.min(1.25, Math.max(0.3, pace)),
  }
}
