// What a language must be able to say of the game. All of one type, so that nothing can be forgotten.
import type { Person } from '../../words.ts'
import type { Recorded } from '../commands.ts'
import type { Closed } from '../placement.ts'

export interface Phrases {
  you: string
  seat(letter: string): string
  and(parts: readonly string[]): string
  nothing: string

  // Small things that happen, as parts of a sentence
  gained(what: string): string
  paid(what: string): string
  lost(what: string): string
  /** The same of somebody the sentence is not about. */
  forOther(what: string, who: string): string
  fame(n: number): string
  suffered(n: number): string
  healed(n: number): string
  givenUp(space: string): string
  rose(track: string, step: number): string
  rolled(die: string, face: string): string
  rolledUnknown(die: string): string
  rewarded(source: string, tile: string | null): string
  card(name: string): string
  deed(name: string, orbs: number): string
  contributed(what: string): string
  campRobbed(what: string, rival: string): string
  stolen(what: string, rival: string): string
  stolenIfThere(what: string, rival: string): string
  missed(what: string, rival: string): string
  sentHome(discs: number, who: string, space: string): string
  discJoined: string
  greyClaimed: string
  feat(name: string): string

  // The story
  begun(players: number, rounds: number): string
  order(names: readonly string[]): string
  fateKept(who: Person, fate: string | null, what: string): string
  round(round: number): string
  grey(who: Person): string
  hordeCame(name: string, needs: string, speed: number, fame: number): string
  diceOut(who: Person, dice: string): string
  diceRolled(dice: string): string
  dieTaken(who: Person, die: string, what: string): string
  placed(who: Person, space: string, cost: string): string
  passed(who: Person): string
  placementEnded: string
  asked(who: Person, what: Recorded): string
  activated(who: Person, place: string, what: string): string
  declined(who: Person, place: string, what: string): string
  marked(who: Person, place: string, what: string): string
  areaB(names: readonly string[], what: string): string
  hordeBeaten(name: string, what: string): string
  hordeAdvanced(counter: number): string
  besieged(name: string, what: string): string
  victory(who: Person, what: string): string
  siege(who: Person, what: string): string
  wallTurned: string
  wallFell: string
  orderChanged(names: readonly string[]): string
  revealed(building: string): string
  newDeeds(names: string): string
  newRewards(names: string): string
  newCards(names: string): string
  saved(winners: readonly Person[]): string
  fallen(winners: readonly Person[]): string
  score(who: Person, total: number, items: string): string
  item: Record<'fame' | 'loot' | 'runes' | 'trophies' | 'legendaryWeapons' | 'arcaneTomes' | 'wounds' | 'fate', string>
  achieved(who: Person | null, names: string): string

  // The briefing
  title: Record<'asked' | 'own' | 'players' | 'horde' | 'city' | 'deeds' | 'adventures' | 'spaces' | 'result', string>
  roundOf(round: number, rounds: number): string
  now(stage: string): string
  stage: Record<string, string>
  waitsFor(names: string): string
  waitsForNobody: string
  askedFor: Record<Recorded | 'plan' | 'acts', string>
  /** How an answer is written in one line of a letter (KD-16). */
  inOneLine: Record<Recorded | 'plan' | 'acts', string>
  notAsked: string
  handedIn: Record<'plan' | 'acts', string>
  usual(answer: string): string
  ownGoods(goods: string): string
  ownDiscs(hero: number, aside: number): string
  ownFate(fate: string): string
  ownCards(names: string): string
  ownTiles(names: string): string
  standing(who: Person, fame: number, wounds: number, strength: number, magic: number, hero: number): string
  holds(who: Person, cards: number, tiles: number, camp: string): string
  noHorde: string
  horde(name: string, needs: string, missing: string, counter: number, fame: number): string
  wall: Record<'A' | 'B' | 'none', string>
  tile(name: string, id: string, text: string): string
  dice(list: string): string
  rewardsThere(left: string, right: string, pile: number): string
  occupied(space: string, who: string): string
  nobodyPlaced: string
  options(list: string): string
  closed: Record<Closed, string>

  // An answer read again
  keep(fate: string, weapons: number | null): string
  out(dice: string): string
  take(die: string): string
  place(space: string): string
  pass: string
  wish(n: number, refs: string): string
  then: Record<'pass' | 'ask' | 'steward', string>
  act(place: string, fields: string): string
  decline(place: string): string
  automatic(place: string): string
  rest: Record<'auto' | 'ask', string>
  marker(space: string): string
  share: {
    take(list: string): string
    step(track: string): string
    reward(source: string): string
    pay: Record<'wound' | 'loot', string>
  }
  standingKept: string
  withdrawn: Record<'plan' | 'acts', string>
  field: Record<string, string>
  /** What of an answer can never come as it says. */
  never: {
    wish(n: number): string
    step(n: number, place: string, field: string, why: 'missing' | 'unknown' | 'impossible'): string
  }
}
