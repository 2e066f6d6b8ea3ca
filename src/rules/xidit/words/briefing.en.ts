// The position in English.
import type { BriefingPhrases } from './briefing-phrases.ts'
import { nouns } from './nouns.en.ts'

export const briefing: BriefingPhrases = {
  title: {
    year: (year, of) => `Year ${year} of ${of}`,
    asked: 'What is asked of you',
    hand: 'What you hold',
    heroes: 'Heroes',
    orders: 'Orders of the year',
    recruits: 'Recruits',
    threats: 'Threats',
    destiny: 'Path of destiny',
    titans: 'Titans',
    guilds: 'Guilds and influence',
    bards: 'Bards',
    result: 'Result',
  },

  stage: {
    start: 'Heroes choose their cities.',
    orders: 'Orders are awaited.',
    year: 'The year is under way.',
    census: 'The military census is on.',
    judging: 'The census is judged.',
    over: 'The game is over.',
  },
  slot: (slot) => `Order ${slot} of 6 is being carried out.`,
  censusThisYear: 'This year ends with the military census.',
  nextCensus: (year) => `Next military census: at the end of year ${year}.`,
  noCensusLeft: 'No military census is left.',
  assessmentsAt: (kinds, lastYear, now) =>
    `Assessments at the end of ${now ? 'this year' : `year ${lastYear}`}, in this order: ${kinds}.`,
  playOrder: (names) => `Play order: ${names}.`,
  dummy: (tracks) => `Dummy: ${tracks}.`,
  waitsFor: (kinds) => `Awaited: ${kinds}.`,

  asked: {
    start: 'Choose the city your hero starts in: any where nobody stands yet.',
    orders: (count, words) => `Give your ${count} orders for the year, out of: ${words}.`,
    ordersIn: (orders) => `Your orders are in: ${orders}. You may change them until the last are in.`,
    spoils: (creature, city, choose, rewards) =>
      `You have beaten the ${creature} in ${city}. Take ${choose === 1 ? 'this' : `${choose} of these`}: ${rewards}.`,
    titan: (city, titans) => `You may fight a titan from ${city}, or let them be: ${titans}.`,
    census: 'Say how many units of each kind you show at the census.',
    censusIn: (units) => `Your census numbers are in: ${units}. You may change them until the last are in.`,
    censusBards: (bards, kind) => `For the most ${nouns.kind[kind]} you place ${bards}.`,
    censusStory: (cities) => `One of your guilds grows by a story: ${cities}.`,
    bardsGoTo: (regions) => `Bards may go to: ${regions}.`,
    dummy: (tracks) => `One track of the dummy rises: ${tracks}.`,
    nothing: 'Nothing at the moment.',
  },
  pending: {
    start: 'start city',
    orders: 'orders',
    spoils: 'rewards',
    titan: 'titan',
    census: 'census',
    'census-bards': 'bards',
    'census-story': 'guild',
  },

  units: (units) => `Units: ${units}.`,
  noUnits: 'No units.',
  holdings: (gold, bards, stories) => `${gold}; left to place: ${bards}, ${stories}.`,
  held: (stories) => `Held back: ${stories}, built with your next guild.`,
  hero: (who, city) => `${who.start} ${who.you ? 'are' : 'is'} in ${city}.`,
  heroNowhere: (who) => `${who.start} ${who.you ? 'have' : 'has'} yet to choose a city.`,
  acted: (who, cities) => `${who.start} ${who.you ? 'have' : 'has'} already succeeded this year in ${cities}.`,
  roads: (city, ways) =>
    `Roads from ${city}: ${ways.map(({ road, to }) => `${nouns.order[road]} to ${to}`).join(', ')}.`,
  ordersOf: (who, orders) => `${who.you ? 'You' : who.start}: ${orders}.`,

  tile: (city, units) => `${city}: ${units}.`,
  threat: (city, creature, needs, gives) => `${city}: ${creature}. Needs ${needs}; gives ${gives}.`,
  queuedThreat: (city, creature, needs, gives) => `${city} (${creature}; needs ${needs}; gives ${gives})`,
  canPay: 'You have what it takes.',
  lack: (units) => `You lack ${units}.`,
  none: 'None.',
  next: {
    recruit: (tile) => `Next recruits: ${tile}.`,
    threat: (tile) => `Next threat: ${tile}.`,
  },
  nextNone: { recruit: 'Next recruits: none.', threat: 'Next threat: none.' },
  pile: {
    recruit: (count, top) => `Recruitment pile: ${count}, on top ${top}.`,
    threat: (count, top) => `Threat pile: ${count}, on top ${top}.`,
  },
  pileEmpty: { recruit: 'Recruitment pile: empty.', threat: 'Threat pile: empty.' },
  discards: (recruits, threats) => `Discarded: recruitment ${recruits}, threats ${threats}.`,
  barracks: (units) => `In the barracks: ${units}.`,
  recruitTiles: (count, of) => `On the board: ${count} of ${of} tiles. The weakest unit of a city is recruited first.`,

  titan: (size, creature, raging, gives, below) =>
    `Size ${size}: ${creature}, ${raging ? 'raging' : 'slumbering'}; gives ${gives}${below > 0 ? `; ${below} more below` : ''}.`,
  titansGone: (size) => `Size ${size}: all beaten.`,
  influence: (who, influence, guilds) => `${who.start}: influence ${influence}${guilds && ` (${guilds})`}.`,
  region: (name, first, second) => `${name} (${first} | ${second})`,
  bardsIn: (region, bards) => `${region}: ${bards}.`,
  bastion: 'Bastion',
  regionScores: 'In brackets the score for the most | the second most bards.',
  nobodyIn: (regions) => `No bards in ${regions}.`,
  noGuilds: 'There are no guilds yet.',
  hiddenBards: { others: 'the others’ are hidden', all: 'hidden' },

  assessed: (kind, figures) => `Assessment of ${nouns.assessment[kind]}: ${figures}.`,
  standings: (places) => `Final standings: ${places}.`,
}
