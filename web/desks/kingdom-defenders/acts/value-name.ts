// A value of a field, as people say it.
import type { Do } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { FieldName } from '../../../../src/rules/kingdom-defenders/fields.ts'
import type { Effect } from '../../../../src/rules/kingdom-defenders/pack/effects.ts'
import type { Good, Pair } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { deedText, textOf } from '../../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { lyingOn } from '../lying.ts'
import { capital, type Speech } from '../speech.ts'

/** What lies on the space does; of a copied building what that does. */
function effectsAt({ pack, view }: Speech, space: string, given: Do): readonly Effect[] {
  if (given.building !== undefined) return pack.buildings.get(given.building)?.effects ?? []
  const lying = lyingOn(view, pack.spaces.get(space)!, pack.guard) ?? ''
  return (pack.characters.get(lying) ?? pack.buildings.get(lying))?.effects ?? []
}

export function valueName(speech: Speech, space: string, given: Do, field: FieldName, value: unknown): string {
  const { nouns, pack, view, say } = speech
  const bare = (good: Good) => capital(nouns.goods(1, good).slice(2))
  switch (field) {
    case 'track':
      return nouns.track(String(value))
    case 'option': {
      const choose = effectsAt(speech, space, given).find(({ op }) => op === 'choose')
      const list = choose?.op === 'choose' ? choose.options[Number(value)] : undefined
      return list ? textOf(list, nouns) : String(value)
    }
    case 'reward': {
      const id = value === 'random' ? null : view.rewards[value === 'left' ? 0 : 1]
      return capital(nouns.source(String(value))) + (id ? `: ${nouns.reward(id)}` : '')
    }
    case 'pay':
    case 'give':
      return say.and(nouns.hand(value as Pair)) || say.nothing
    case 'building':
      return nouns.building(String(value))
    case 'rival':
      return nouns.seat(Number(value))
    case 'good':
    case 'camp':
      return bare(value as Good)
    case 'target':
    case 'marker':
      return nouns.place(String(value))
    case 'deed':
      return `${nouns.deed(String(value))}: ${deedText(pack, pack.deeds.get(String(value))!, nouns.locale)}`
    case 'dice':
      return nouns.die(String(value))
    default:
      return String(value)
  }
}
