// The game in English.
import type { Person } from '../../words.ts'
import type { Phrases } from './phrases.ts'

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Who, and the verb as it goes with them. */
const does = (who: Person, you: string, other: string): string => `${who.start} ${who.you ? you : other}`
const people = (all: readonly Person[]): string =>
  and([...all.filter(({ you }) => you), ...all.filter(({ you }) => !you)].map(({ name }) => name))
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
const after = (what: string): string => (what === '' ? '.' : `: ${what}.`)
const aside = (what: string): string => (what === '' ? '' : ` (${what})`)

export const english: Phrases = {
  you: 'you',
  seat: (letter) => `seat ${letter}`,
  and,
  nothing: 'nothing',

  gained: (what) => `${what} gained`,
  paid: (what) => `${what} paid`,
  lost: (what) => `${what} lost`,
  forOther: (what, who) => `${who}: ${what}`,
  fame: (n) => `${n} Fame`,
  suffered: (n) => `${many(n, 'wound')} suffered`,
  healed: (n) => `${many(n, 'wound')} healed`,
  givenUp: (space) => `${space} given up`,
  rose: (track, step) => `${track} rises to step ${step}`,
  rolled: (die, face) => `${die} shows ${face}`,
  rolledUnknown: (die) => `${die} is rolled`,
  rewarded: (source, tile) => `a Reward from ${source}${aside(tile ?? '')}`,
  card: (name) => `“${name}” won`,
  deed: (name, orbs) => `“${name}” done${orbs > 0 ? ` with ${many(orbs, 'Orb')}` : ''}`,
  contributed: (what) => `${what} put into the camp`,
  campRobbed: (what, rival) => `${what} taken out of the camp of ${rival}`,
  stolen: (what, rival) => `${what} taken away from ${rival}`,
  missed: (what, rival) => `${rival} has no ${what} to take`,
  sentHome: (discs, who, space) => `${many(discs, 'disc')} of ${who} sent home from ${space}`,
  discJoined: 'one more disc for good',
  greyClaimed: 'one more disc next round',
  feat: (name) => `achievement “${name}”`,

  begun: (players, rounds) => `The game begins: ${players} heroes have ${rounds} rounds to hold the city.`,
  order: (names) => `Turn order: ${names.join(', ')}.`,
  fateKept: (who, fate, what) =>
    fate === null
      ? `${does(who, 'keep', 'keeps')} one of two Fates.`
      : `${does(who, 'keep', 'keeps')} the Fate “${fate}”${after(what)}`,
  round: (round) => `Round ${round} begins.`,
  grey: (who) => `${does(who, 'have', 'has')} the grey disc this round.`,
  hordeCame: (name, needs, speed, fame) =>
    `A Horde comes: “${name}” needs ${needs}, is ${many(speed, 'step')} away and would cost ${fame} Fame.`,
  diceOut: (who, dice) => `${does(who, 'leave', 'leaves')} out: ${dice}.`,
  diceRolled: (dice) => `The King's dice: ${dice}.`,
  dieTaken: (who, die, what) => `${does(who, 'take', 'takes')} the ${die}${after(what)}`,
  placed: (who, space, cost) => `${does(who, 'go', 'goes')} to ${space}${aside(cost)}.`,
  passed: (who) => `${does(who, 'pass', 'passes')}.`,
  placementEnded: 'All discs are placed.',
  asked: (who, what) => `${does(who, 'are', 'is')} asked for a decision (${what}).`,
  activated: (who, place, what) => `${does(who, 'act', 'acts')} at ${place}${after(what)}`,
  declined: (who, place, what) => `${does(who, 'decline', 'declines')} ${place}${after(what)}`,
  marked: (who, place, what) => `${does(who, 'give', 'gives')} up ${place} because of a wound${after(what)}`,
  areaB: (names, what) => `Area B is played by ${names.join(', ')} one after the other${after(what)}`,
  hordeBeaten: (name, what) => `The Horde “${name}” is beaten${after(what)}`,
  hordeAdvanced: (counter) => `The Horde comes closer: ${many(counter, 'step')} away.`,
  besieged: (name, what) => `The Horde “${name}” is at the Wall and lays siege${after(what)}`,
  victory: (who, what) => `${does(who, 'take', 'takes')} a share of the victory${after(what)}`,
  siege: (who, what) => `${does(who, 'bear', 'bears')} a share of the siege${after(what)}`,
  wallTurned: 'The Wall holds, but it will not hold a second time.',
  wallFell: 'The Wall is gone: the city falls.',
  orderChanged: (names) => `New turn order: ${names.join(', ')}.`,
  revealed: (building) => `A building opens: ${building}.`,
  newDeeds: (names) => `New deeds: ${names}.`,
  newRewards: (names) => `New Rewards: ${names}.`,
  newCards: (names) => `New adventures: ${names}.`,
  saved: (winners) =>
    winners.length > 1
      ? `The city stands. The Kingdom Defenders are ${people(winners)}.`
      : `The city stands. The Kingdom Defender is ${people(winners)}.`,
  fallen: (winners) => `The city has fallen. ${capital(people(winners))} did best, but nobody is a Kingdom Defender.`,
  score: (who, total, items) => `${capital(who.name)}: ${total} (${items}).`,
  item: {
    fame: 'Fame',
    loot: 'loot',
    runes: 'Runes',
    trophies: 'Trophies',
    legendaryWeapons: 'Legendary Weapons',
    arcaneTomes: 'Arcane Tomes',
    wounds: 'wounds',
    fate: 'Fate',
  },
  achieved: (who, names) => (who ? `Achievements, ${who.name}: ${names}.` : `Achievements of the table: ${names}.`),

  title: {
    now: 'Now',
    asked: 'What you are asked',
    own: 'What you have',
    players: 'Players',
    horde: 'The Horde and the Wall',
    city: 'Characters and buildings',
    deeds: 'Deeds and Rewards',
    adventures: 'Adventures',
    spaces: 'Discs on the board',
    result: 'Result',
  },
  roundOf: (round, rounds, stage) => `Round ${round} of ${rounds}: ${stage}.`,
  stage: {
    fates: 'Fates are chosen',
    favour: 'favour of the King',
    placement: 'placement',
    'area-a': 'characters (Area A)',
    'area-b': 'deeds, buildings and adventures (Area B)',
    'area-c': 'camps (Area C)',
    horde: 'the Horde',
    victory: 'the Horde is beaten',
    siege: 'siege',
    aftermath: 'after the battle',
    gates: 'gates',
    end: 'the end',
    over: 'the game is over',
  },
  waitsFor: (names) => `The game waits for ${names}.`,
  waitsForNobody: 'The game waits for nobody.',
  askedFor: {
    fate: 'Which of your two Fates do you keep?',
    dice: 'Which dice stay out?',
    die: 'Which die do you take?',
    plan: 'Where do you want to place your discs this round?',
    place: 'Where do you place now?',
    acts: 'What do your spaces do this round?',
    act: 'What does your space do now?',
    marker: 'Which space do you give up because of a wound?',
    victory: 'What do you take from the victory?',
    siege: 'How do you bear the siege?',
  },
  notAsked: 'You are not asked for anything.',
  handedIn: { plan: 'Your plan is in; you may still change it.', acts: 'Your acts are in; you may still change them.' },
  usual: (answer) => `If you stay silent: ${answer}`,
  ownGoods: (goods) => `In hand: ${goods}.`,
  ownDiscs: (hero, aside) => `Discs on the hero: ${hero}; set aside: ${aside}.`,
  ownFate: (fate) => `Your Fate: ${fate}.`,
  ownCards: (names) => `Your adventures: ${names}.`,
  ownTiles: (names) => `Your Rewards: ${names}.`,
  standing: (who, fame, wounds, strength, magic, hero) =>
    `${capital(who.name)}: ${fame} Fame, ${many(wounds, 'wound')}, Strength ${strength}, Magic ${magic}, ${many(hero, 'disc')} on the hero.`,
  holds: (who, cards, tiles, camp) =>
    `${capital(who.name)}: ${many(cards, 'adventure')}, ${many(tiles, 'Reward')}, camp: ${camp}.`,
  noHorde: 'No Horde is in play: Area C is closed.',
  horde: (name, needs, missing, counter, fame) =>
    `The Horde “${name}” needs ${needs}; missing: ${missing}. It is ${many(counter, 'step')} away; a siege costs ${fame} Fame, less the own camp.`,
  wall: {
    A: 'The Wall is whole.',
    B: 'The Wall is damaged: with the next siege the city falls.',
    none: 'The Wall is gone.',
  },
  tile: (name, id, text) => `${name} (${id}): ${text}`,
  dice: (list) => `Dice: ${list}.`,
  rewardsThere: (left, right, pile) => `Rewards: left ${left}, right ${right}, in the chest: ${pile}.`,
  occupied: (space, who) => `${space}: ${who}.`,
  nobodyPlaced: 'No discs lie on the board.',
  options: (list) => `Open to you: ${list}.`,
  closed: {
    occupied: 'occupied',
    'nothing-there': 'nothing there',
    'lacking-discs': 'too few discs',
    'lacking-coins': 'too few coins',
    'lacking-fame': 'too little Fame',
    'one-a-round': 'visited already',
    'beyond-the-wall': 'you are beyond the Wall',
    'no-horde': 'no Horde',
  },

  keep: (fate, weapons) => `Keep “${fate}”${weapons === null ? '' : `, ${many(weapons, 'weapon')} of the choice`}.`,
  out: (dice) => `Leave out: ${dice}.`,
  take: (die) => `Take the ${die}.`,
  place: (space) => `Go to ${space}.`,
  pass: 'Pass.',
  wish: (n, refs) => `Wish ${n}: ${refs}.`,
  then: { pass: 'Then pass.', ask: 'Then ask me.', steward: 'Then let the steward place.' },
  act: (place, fields) => `At ${place}: ${fields}.`,
  decline: (place) => `Decline at ${place}.`,
  automatic: (place) => `At ${place} by itself.`,
  rest: { auto: 'The rest by itself.', ask: 'Ask me about the rest.' },
  marker: (space) => `Give up ${space}.`,
  choice: (list) => `Choose: ${list}.`,
  standingKept: 'Your standing instructions are kept until you change them.',
  withdrawn: { plan: 'Your plan is withdrawn.', acts: 'Your acts are withdrawn.' },
  field: {
    ...{ weapons: 'weapons', times: 'times', track: 'track', option: 'choice', dice: 'dice', reward: 'Reward' },
    ...{ give: 'give', building: 'building', rival: 'rival', good: 'good', camp: 'camp', target: 'target' },
    ...{ marker: 'give up', deed: 'deed', pay: 'pay', wound: 'wound', left: 'left', right: 'right', random: 'random' },
    ...{ pass: 'pass', ask: 'ask', then: 'then' },
  },
}
