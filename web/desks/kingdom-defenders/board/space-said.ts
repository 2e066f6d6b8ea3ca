// What is to be said of a space: what it is, what it does, what it asks for, who is there.
import type { Requirement, Space } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import type { SpaceOption } from '../../../../src/rules/kingdom-defenders/questions.ts'
import { cardText, deedText, tileText } from '../../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { lyingOn } from '../lying.ts'
import type { Speech } from '../speech.ts'
import type { boardWords } from './words.ts'

type Words = (typeof boardWords)['en']

/** What it gives, in sentences. Empty where nothing lies there. */
export function givesSaid({ pack, view, nouns, say }: Speech, space: Space, words: Words): string[] {
  const { locale } = nouns
  const lying = lyingOn(view, space, pack.guard)
  switch (space.area) {
    case 'A': {
      const character = lying === undefined ? undefined : pack.characters.get(lying)
      return character ? [tileText(pack, character, locale), ...(character.passive ? [words.passive] : [])] : []
    }
    case 'B1':
      return [
        words.deeds,
        ...view.deeds.flatMap((id) =>
          id === null ? [] : [`${nouns.deed(id)} (${id}): ${deedText(pack, pack.deeds.get(id)!, locale)}`],
        ),
      ]
    case 'B2': {
      const isThere = pack.buildings.get(space.building!)!.printed || view.buildings.includes(space.building)
      return isThere ? [tileText(pack, pack.buildings.get(space.building!)!, locale)] : []
    }
    case 'B3': {
      const slot = view.adventures.find((one) => one.slot === space.slot)
      if (!slot?.card) return []
      return [cardText(pack, pack.adventures.get(slot.card)!, locale), ...(slot.expires ? [words.expires] : [])]
    }
    case 'C':
      return [words.wagon(space.max), ...(view.horde ? [] : [say.noHorde])]
    case 'D':
      return [words.gate(space.door ?? 1)]
  }
}

/** `1 disc, 1 coin`. */
export function asksSaid({ nouns }: Speech, req: Requirement, words: Words): string {
  const parts = [words.discs(req.discs)]
  if (req.coins > 0) parts.push(nouns.goods(req.coins, 'coin'))
  if (req.fame > 0) parts.push(`${req.fame} ${nouns.fame}`)
  return parts.join(', ')
}

/** Why it is closed to whoever asks, in a sentence; undefined where it is open. */
export function closedSaid({ view, nouns }: Speech, option: SpaceOption | undefined, words: Words): string | undefined {
  if (!option?.closed) return undefined
  const there = view.spaces[option.space]
  return option.closed === 'occupied' && there ? words.occupied(nouns.seat(there.seat)) : words.closed[option.closed]
}
