// The values of an instruction, as people say them.
import type { Standing } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { capital, type Speech } from '../speech.ts'
import type { standingWords } from './words.ts'

type Words = (typeof standingWords)['en']

export function valueSaid({ nouns, pack }: Speech, words: Words, field: keyof Standing, value: string): string {
  switch (field) {
    case 'favour': {
      const die = Object.entries(pack.faces).find(([, faces]) => faces.some(({ id }) => id === value))?.[0]
      const face = capital(nouns.face(value))
      return die && pack.faceNamed.get(value)?.effects.length === 0 ? `${face} (${nouns.die(die)})` : face
    }
    case 'out':
      return nouns.die(value)
    case 'track':
      return nouns.track(value)
    case 'reward':
      return value === 'random' ? capital(nouns.source(value)) : nouns.relic(value)
    case 'marker':
      return nouns.area(value)
    case 'split':
      return value === 'even' ? words.even : capital(nouns.goods(2, value as 'spell').slice(2))
    case 'goods':
    case 'camp':
      return capital(nouns.goods(2, value as 'coin').slice(2))
    case 'siege':
      return value === 'wound' ? words.wound : capital(nouns.goods(2, 'loot').slice(2))
    default:
      return words.values[value as 'steward'] ?? value
  }
}

/** Everything that is not at its usual, in short sentences. */
export function standingSaid(
  speech: Speech,
  words: Words,
  standing: Standing,
  titles: Readonly<Record<string, string>>,
) {
  const asked = Object.entries(standing).flatMap(([field, wish]) => (wish === 'ask' ? [titles[field] ?? field] : []))
  const own = Object.entries(standing).filter(([, wish]) => wish !== 'ask')
  const said = own.map(([name, wish]) => {
    const field = name as keyof Standing
    const value = (one: string) => valueSaid(speech, words, field, one)
    const title = titles[field] ?? field
    if (Array.isArray(wish)) return words.said(title, wish.map(value).join(words.afterwards))
    if (typeof wish === 'object') return words.said(title, words.camp(wish.most, value(wish.first)))
    return words.said(title, value(wish))
  })
  if (asked.length > 0) said.push(words.asked(asked.join(', ')))
  return said.length > 0 ? [...said, words.restUsual] : [words.allUsual]
}
