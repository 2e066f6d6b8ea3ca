// The players: what the reader has, what is known of all, and where discs lie.
import { pairInWords } from '../story/telling.ts'
import type { WriteSection } from './briefer.ts'

export const ownSection: WriteSection = ({ own, say, names }) => {
  if (!own) return undefined
  const { goods, fate, adventures, rewards } = own
  const lines = [say.ownGoods(names.hand(goods ?? {}).join(', ') || say.nothing), say.ownDiscs(own.hero, own.aside)]
  if (fate !== null) lines.push(say.ownFate(names.fate(fate)))
  if (adventures && adventures.length > 0) lines.push(say.ownCards(adventures.map(names.card).join(', ')))
  if (rewards && rewards.length > 0) lines.push(say.ownTiles(rewards.map(names.reward).join(', ')))
  return { title: say.title.own, lines }
}

export const playersSection: WriteSection = (briefer) => {
  const { view, say, who } = briefer
  const lines = view.order.flatMap((seat) => {
    const player = view.players[seat]!
    const { fame, wounds, strength, magic, hero } = player
    return [
      say.standing(who(seat), fame, wounds, strength, magic, hero),
      say.holds(who(seat), player.cardsOwned, player.rewardsOwned, pairInWords(briefer, player.camp)),
    ]
  })
  return { title: say.title.players, lines }
}

export const spacesSection: WriteSection = ({ view, say, who, place }) => {
  const lines = Object.entries(view.spaces).map(([space, { seat }]) => say.occupied(place(space), who(seat).name))
  return { title: say.title.spaces, lines: lines.length > 0 ? lines : [say.nobodyPlaced] }
}
