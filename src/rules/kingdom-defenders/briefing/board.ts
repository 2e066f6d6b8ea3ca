// What lies on the board: the Horde, characters and buildings, deeds and Rewards, adventures.
import { pairInWords } from '../story/telling.ts'
import { cardText, deedText, tileText } from '../words/effect-words.ts'
import type { WriteSection } from './briefer.ts'

export const hordeSection: WriteSection = (briefer) => {
  const { pack, view, say, names } = briefer
  const { horde, wall } = view
  const lines: string[] = []
  if (horde) {
    const { needs, siegeFame } = pack.hordes.get(horde.id)!
    const [needed, missing] = [pairInWords(briefer, needs), pairInWords(briefer, horde.missing)]
    lines.push(say.horde(names.horde(horde.id), needed, missing, horde.counter, siegeFame))
  } else {
    lines.push(say.noHorde)
  }
  return { title: say.title.horde, lines: [...lines, say.wall[wall ?? 'none']] }
}

export const citySection: WriteSection = ({ pack, view, say, names }) => {
  const { locale } = names
  const characters = Object.entries(view.characters).map(([space, id]) =>
    say.tile(names.character(id), `${id}, ${space}`, tileText(pack, pack.characters.get(id)!, locale)),
  )
  const printed = pack.content.buildings.filter((building) => building.printed).map(({ id }) => id)
  const there = [...printed, ...view.buildings.flatMap((id) => id ?? [])]
  const buildings = there.map((id) => say.tile(names.building(id), id, tileText(pack, pack.buildings.get(id)!, locale)))
  return { title: say.title.city, lines: [...characters, ...buildings] }
}

export const deedsSection: WriteSection = ({ pack, view, say, names }) => {
  const deeds = view.deeds.flatMap((id) =>
    id === null ? [] : [say.tile(names.deed(id), id, deedText(pack, pack.deeds.get(id)!, names.locale))],
  )
  const tile = (id: string | null | undefined) => (id ? names.reward(id) : say.nothing)
  const rewards = say.rewardsThere(tile(view.rewards[0]), tile(view.rewards[1]), view.piles.rewards)
  return { title: say.title.deeds, lines: [...deeds, rewards] }
}

export const adventuresSection: WriteSection = ({ pack, view, say, names }) => {
  const lines = view.adventures.flatMap(({ slot, card }) =>
    card === null
      ? []
      : [say.tile(names.card(card), `${card}, B3.${slot}`, cardText(pack, pack.adventures.get(card)!, names.locale))],
  )
  return { title: say.title.adventures, lines: lines.length > 0 ? lines : [say.nothing] }
}
