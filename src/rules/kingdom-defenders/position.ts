// The full position, for replaying and comparing (KD-13). It holds every secret: nothing of it may leave a running game.
import { canonical } from '../canonical.ts'
import type { Player, State } from './state.ts'

/** When positions are taken (KD-13.2). */
export type Moment = 'start' | 'placed' | 'acted' | 'round' | 'over'

export const position = (state: State, at: Moment): string => canonical(positionOf(state, at))

export const positionOf = (state: State, at: Moment) => ({
  at,
  round: state.round,
  over: at === 'over',
  order: state.order,
  seats: state.seats.map(seatOf),
  characters: state.characters,
  buildings: state.buildings,
  revealed: state.revealed,
  spaces: state.spaces,
  row: state.row,
  deck: state.deck,
  deeds: state.deeds,
  deedPile: state.deedPile,
  rewards: state.rewards,
  rewardPile: state.rewardPile,
  horde: state.horde,
  hordePile: state.hordePile,
  wall: state.wall,
  grey: state.grey,
  lastVictory: state.lastVictory,
  defender: state.defender,
  ...(state.result && { result: state.result }),
})

const seatOf = (player: Player) => ({
  fame: player.fame,
  weapon: player.weapon,
  spell: player.spell,
  coin: player.coin,
  loot: player.loot,
  wounds: player.wounds,
  strength: player.strength,
  magic: player.magic,
  hero: player.hero,
  aside: player.aside,
  fate: player.fate,
  adventures: player.adventures,
  rewards: player.rewards,
  orbsSpent: player.orbsSpent,
  camp: player.camp,
  roundAdventures: player.roundAdventures,
  roundHerald: player.roundHerald,
  feats: player.feats,
})
