// A ref by what it means to people.
import type { Speech } from '../speech.ts'
import type { planWords } from './words.ts'

type Words = (typeof planWords)['en']

/** `Armoury`, `Armoury E1.b` for one place of it, `a Deed`, `Pass`. */
export function refName({ pack, nouns }: Speech, words: Words, ref: string): string {
  if (Object.hasOwn(words.refs, ref)) return words.refs[ref as 'C']
  if (pack.buildings.has(ref)) return nouns.building(ref)
  if (pack.characters.has(ref)) return nouns.character(ref)
  if (pack.adventures.has(ref)) return nouns.card(ref)
  const space = pack.spaces.get(ref)
  return space?.building ? `${nouns.building(space.building)} ${ref}` : nouns.space(ref)
}
