// The story in English.
import { nouns } from './nouns.en.ts'
import { type Person, readerFirst } from './people.ts'
import type { SpoilsSaid, StoryPhrases } from './story-phrases.ts'

/** Who, and the verb as it goes with them. */
const does = (who: Person, you: string, other: string): string => `${who.start} ${who.you ? you : other}`
/** The same, for all verbs that only take an s. */
const s = (who: Person, verb: string): string => does(who, verb, `${verb}s`)

function deeds(who: Person, city: string, { gold, bards, stories, unheld }: SpoilsSaid): string {
  const verb = (plain: string) => (who.you ? plain : `${plain}s`)
  const done: string[] = []
  if (gold) done.push(`${verb('take')} ${gold}`)
  if (bards) done.push(`${verb('place')} ${bards}`)
  if (stories)
    done.push(`${verb('build')} ${stories} in ${city}${unheld ? `, with ${unheld} held back until now` : ''}`)
  return nouns.and(done) || `${verb('take')} nothing`
}

export const story: StoryPhrases = {
  begun: (players, years) => `The game begins: ${players} lords and ${years} years to save the Kingdom.`,
  recruitsIn: (cities) => `Recruits gather in ${cities}.`,
  threatsIn: (cities) => `Threats haunt ${cities}.`,
  assessmentOrder: (first, second, third) =>
    `In the end ${first} is assessed first, then ${second}, and ${third} last.`,
  dummyStarts: (tracks) => `The dummy starts with ${tracks}.`,
  firstSeat: (who) => `${does(who, 'go', 'goes')} first in year 1.`,
  startChosen: (who, city) => `${s(who, 'start')} in ${city}.`,

  revealed: (year) => `All orders of year ${year} are in and open.`,
  ordersOf: (who, orders) => `${who.you ? 'Your' : `${who.start}’s`} orders: ${orders}.`,
  moved: (who, road, from, to) => `${s(who, 'take')} the ${nouns.road[road]} from ${from} to ${to}.`,
  waited: (who, city) => `${s(who, 'wait')} in ${city}.`,
  noRoad: (who, road, city) => `${s(who, 'stay')} in ${city}: no ${nouns.road[road]} leads on.`,
  actFailed: {
    'already-acted': (who, city) => `${s(who, 'act')} in ${city} in vain: one success in a city is all a year allows.`,
    'nothing-here': (who, city) => `${s(who, 'act')} in ${city} in vain: there is no tile, and no titan is raging.`,
    declined: (who, city) => `${s(who, 'act')} in ${city} and ${who.you ? 'let' : 'lets'} the titans be.`,
  },
  lackingForThreat: (who, city, creature, missing) =>
    `${s(who, 'act')} in ${city} in vain: it takes ${missing} more to beat the ${creature ?? 'threat'}.`,
  lackingForTitan: (who, city) => `${s(who, 'act')} in ${city} in vain: for a raging titan the units do not suffice.`,
  lackingUnits: (who, city) => `${s(who, 'act')} in ${city} in vain, for lack of units.`,
  recruited: (who, unit, city) => `${s(who, 'recruit')} ${unit} in ${city}.`,
  threatBeaten: (who, creature, city, units) =>
    `${s(who, 'beat')} the ${creature} in ${city} and ${who.you ? 'pay' : 'pays'} ${units}.`,
  titanBeaten: (who, creature, size, city, units) =>
    `In ${city} ${who.name} ${who.you ? 'beat' : 'beats'} the titan “${creature}” (size ${size}) and ${who.you ? 'pay' : 'pays'} ${units}.`,
  spoils: (who, city, taken) =>
    `${who.start} ${deeds(who, city, taken)}${taken.dummy ? `; the dummy gains 1 ${taken.dummy}` : ''}.`,
  asked: {
    spoils: (who) => `${does(who, 'are', 'is')} asked which rewards to take.`,
    titan: (who) => `${does(who, 'are', 'is')} asked whether to fight a titan.`,
    'census-bards': (who) => `${does(who, 'are', 'is')} asked where the bards go.`,
    'census-story': (who) => `${does(who, 'are', 'is')} asked which guild grows.`,
  },

  recruitsGone: (city) => `Nobody is left to recruit in ${city}.`,
  recruitsCame: (city, units) => `New recruits gather in ${city}: ${units}.`,
  threatCame: (city, creature, needs) => `A new threat comes to ${city}: the ${creature}; to beat: ${needs}.`,
  threatCameUnknown: (city) => `A new threat comes to ${city}.`,
  nextFromOtherPile: {
    recruit: (city) => `The recruitment pile is empty: the next recruits, from the threat pile, are for ${city}.`,
    threat: (city) => `The threat pile is empty: the next threat, from the recruitment pile, is for ${city}.`,
  },
  pileTurned: {
    recruit: (count) =>
      `The discarded threats are turned over: the recruitment pile now has ${nouns.count(count, 'tiles')}.`,
    threat: (count) =>
      `The discarded recruitment tiles are turned over: the threat pile now has ${nouns.count(count, 'tiles')}.`,
  },
  titansAwoke: (sizes) =>
    sizes.length === 0
      ? 'The threats have run out, but no titan is left slumbering on top of a pile.'
      : `The titans awaken! Now raging: size ${nouns.and(sizes.map(String))}.`,
  reinforced: (recruits, threats, next) =>
    `Reinforcements: ${recruits} in the recruitment pile, ${threats} in the threat pile${next ? `; the next threat is for ${next}` : ''}.`,

  censusCalled: (year) => `Year ${year} ends with the military census.`,
  shows: (who, units) => `${s(who, 'show')} ${units}.`,
  nobodyShows: (kind) => `Nobody shows any ${nouns.kind[kind]}.`,
  showsMost: (winners, kind, count) => {
    const [first] = winners
    if (winners.length === 1) return `${s(first!, 'show')} ${nouns.most[kind]}${count === null ? '' : `: ${count}`}.`
    const all = readerFirst(winners)
    const names = nouns.and(all.map((who, i) => (i === 0 ? who.start : who.name)))
    return `${names} tie for ${nouns.most[kind]}${count === null ? '' : `, ${count} each`}: ${winners.length === 2 ? 'both' : 'all'} win.`
  },
  wonGold: (who, gold) => `${s(who, 'win')} ${gold}`,
  wonBards: (who, bards) => `${s(who, 'place')} ${bards}`,
  wonStory: (who, city) => `${s(who, 'let')} the guild in ${city} grow by 1 story`,
  wonHeld: (who) => `${s(who, 'hold')} 1 story back until a guild has room for it`,
  wonNothing: {
    bards: (who) => `${who.start} can place no bard`,
    stories: (who) => `${does(who, 'have', 'has')} no story left to build`,
  },
  shared: (alone) => `; alone it would have been ${alone}`,

  yearBegun: (year, who) => `Year ${year} begins, and ${who.name} ${who.you ? 'go' : 'goes'} first.`,
  assessed: (kind, figures) => `Assessment of ${nouns.assessment[kind]}: ${figures}.`,
  alreadyOut: (figures) => `Already out: ${figures}.`,
  tied: (value, ranking) =>
    `A tie at ${value}: more units in hand decide, and if they are equal the later turn. In this order: ${ranking}.`,
  tiedWithDummy: (value) => `A tie at ${value}: the dummy ranks below every lord.`,
  eliminated: (who) => `${does(who, 'are', 'is')} eliminated.`,
  winner: (who) => `${does(who, 'are', 'is')} the Savior of the Kingdom!`,
  noWinner: 'The dummy outlasts everybody: nobody saved the Kingdom.',
  standings: (places) => `Final standings: ${places}.`,
}
