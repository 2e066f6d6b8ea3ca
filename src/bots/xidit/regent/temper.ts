// What the regent believes of its rivals and how it weighs things. Figures were found by letting regents play each other.

/** Deeds are threats and titans beaten. */
export const BELIEFS = {
  /** Deeds of a lord a year at first, and how they become rarer towards the end. */
  deeds: 0.48,
  deedsPace: 2.7,
  /** The share of what deeds could bring that a lord gets in the end. */
  share: 0.75,
  /** How far off a guess of a lord's final wealth, influence or reputation may well be, in the measure of one deed. */
  goldDoubt: 0.75,
  storyDoubt: 0.8,
  reputationDoubt: 4,
  dummyDoubt: 0.6,
  unknownGold: 3,
  /** Bards in the Bastion: by those seen elsewhere, and by deeds. */
  bastionShare: 0.25,
  bastionDeeds: 0.3,
  bastionDoubt: 1.5,
  /** Of a rival's gold: how much follows from what is seen of stories and bards, and how much from the years. */
  goldSeen: 0.5,
  /** Deeds that must be seen before a rival is taken to be quick or slow. */
  paceCalm: 3,
}

/** In the measure of a usual deed, where nothing else is said. */
export const WEIGHTS = {
  /** One unit of each kind, weakest first, and how many such units 0, 1, 2 ... of them are worth. */
  units: [0.21, 0.27, 0.32, 0.37, 0.43],
  repeats: [0, 1, 2, 2.9, 3.7, 4.4, 5],
  /** How much of it is left with 0, 1, 2 ... years to come; on the very last day units only break ties. */
  yearsLeft: [0, 0.6, 0.8, 0.9, 1],
  lastUnits: 0.01,
  /** A threat by how many roads it is away, and by how many units are lacking. */
  near: [1, 0.95, 0.85, 0.7, 0.5, 0.3],
  ready: [0.25, 0.12, 0.05],
  /** Only one can be beaten first. */
  secondBest: 0.5,
  thirdBest: 0.25,
  /** A recruitment tile at hand. */
  muster: 0.02,
  /** The coming census, and how sure it is that who leads now leads then. */
  census: 0.5,
  censusNow: 0.5,
  censusYear: 0.8,
}

/** How far it looks: hands dealt, years imagined with them, how many of these are searched, and programs kept of each. */
export const EFFORT = { hands: 2, years: 8, searched: 4, keep: 12, rivalKeep: 6 }
