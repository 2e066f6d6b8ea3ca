import { describe, expect, it } from 'vitest'
import { digest } from '../../../src/rules/fairness.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { cardText, deedText, tileText } from '../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { noSentences, oddOnes } from '../../support/plain.ts'
import { pack } from './board.ts'
import { everyKind, playAny } from './games.ts'

const tile = (id: string, locale: 'en' | 'de') =>
  tileText(pack, (pack.characters.get(id) ?? pack.buildings.get(id))!, locale)

describe('Words from data (KD-18)', () => {
  it.each([
    ['E1', 'Gain 2 weapons.', 'Nimm 2 Waffen.'],
    [
      'E6',
      'Up to 2 times: pay 1 coin, gain 2 weapons or spells.',
      'Bis zu 2-mal: zahle 1 Münze, nimm 2 Waffen oder Zauber.',
    ],
    ['E11', 'Suffer 1 wound: Gain 4 Fame.', 'Nimm 1 Wunde: Gewinne 4 Ruhm.'],
    ['E12', 'Pay 1 coin: Take a Reward.', 'Zahle 1 Münze: Nimm eine Belohnung.'],
    [
      'P7',
      'You act first in Area B. At the start of Area B: Gain 1 coin.',
      'In Bereich B bist du zuerst dran. Zu Beginn von Bereich B: Nimm 1 Münze.',
    ],
    [
      'P2',
      'For each Adventure, Deed, resource given: Gain 1 Fame.',
      'Für jedes Abenteuer, jede Tat, jedes gegebene Gut: Gewinne 1 Ruhm.',
    ],
    ['E9', 'Gain 1 loot. Roll the Wealth die.', 'Nimm 1 Beute. Wirf den Reichtumswürfel.'],
    [
      'E16',
      "Move 1 resource from a rival's camp to yours. Gain 1 weapons or spells as you like. Nothing without a Horde.",
      'Hole 1 Gut aus einem fremden Lager ins eigene. Nimm 1 Waffen oder Zauber nach Wahl. Ohne Horde nichts.',
    ],
    [
      'P5',
      'Choose: Heal 2. or Heal 1. Gain 1 coin. or Gain 1 loot.',
      'Wähle: Heile 2. oder Heile 1. Nimm 1 Münze. oder Nimm 1 Beute.',
    ],
  ])('%s', (id, en, de) => expect([tile(id, 'en'), tile(id, 'de')]).toEqual([en, de]))

  it('deeds and cards', () => {
    expect(deedText(pack, pack.deeds.get('T01')!, 'en')).toBe('Show 2 weapons, 2 spells, 1 coin, 1 loot.')
    expect(deedText(pack, pack.deeds.get('T14')!, 'de')).toBe('Zeige 2 Münzen, 2 verschiedene Runen.')
    expect(cardText(pack, pack.adventures.get('A01')!, 'en')).toBe(
      'Costs 2 wounds, 1 weapon, 1 spell, 1 weapon or spell. Gain 5 Fame. Gain 1 coin. Rise 1 in Strength. Trophy.',
    )
  })

  it('every tile, deed and card has words in both languages', () => {
    for (const locale of ['en', 'de'] as const) {
      const texts = [
        ...[...pack.content.characters, ...pack.content.buildings].map(({ id }) => tile(id, locale)),
        ...pack.content.deeds.map((deed) => deedText(pack, deed, locale)),
        ...pack.content.adventures.map((card) => cardText(pack, card, locale)),
      ]
      expect(oddOnes(texts)).toEqual([])
      expect(noSentences(texts)).toEqual([])
    }
  })
})

describe('The story and answers read again', () => {
  it('are plain sentences for everybody, whatever happens', () => {
    for (const [at, options] of everyKind.entries()) {
      const { events } = playAny({ options, seed: digest(`words ${at}`) })
      for (const locale of ['en', 'de'] as const)
        for (const viewer of [0, 'public'] as const) {
          const told = events.flatMap((event) => rules.tell(event, viewer, false) ?? [])
          const names = ['Anna', 'Bea', 'Carl', 'Dora'].slice(0, options.players)
          const texts = rules.story(told, { viewer, locale, names }).map(({ text }) => text)
          expect(oddOnes(texts)).toEqual([])
          expect(noSentences(texts)).toEqual([])
        }
    }
  })

  it('explains every example of an answer', () => {
    const state = rules.fold(rules.begin({ players: 3, difficulty: 'standard', variant: 'none' }, digest('explained')))
    for (const [t, answer] of Object.entries(rules.examples.answers))
      for (const locale of ['en', 'de'] as const) {
        const { words } = rules.explain(state, 0, { t, ...(answer as object) } as never, locale)
        expect([oddOnes(words), noSentences(words), words.length > 0]).toEqual([[], [], true])
      }
  })
})
