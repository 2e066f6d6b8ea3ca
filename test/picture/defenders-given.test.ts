// What the picture of Kingdom Defenders is given: any tile of the pack, either language, hostile names, and secrets.
import { describe, expect, it } from 'vitest'
import { drawBoard, drawTable } from '../../src/picture/kingdom-defenders/board.ts'
import { wordsOf } from '../../src/picture/kingdom-defenders/words.ts'
import { laidOut, textWidth } from '../../src/picture/measure.ts'
import { pictureFor } from '../../src/picture/pictures.ts'
import { briefing } from '../../src/rules/kingdom-defenders/briefing.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { copyState } from '../../src/rules/kingdom-defenders/state.ts'
import type { View } from '../../src/rules/kingdom-defenders/view.types.ts'
import { cardText, deedText, tileText } from '../../src/rules/kingdom-defenders/words/effect-words.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { aPosition, someStates, viewOf } from './defenders.ts'
import { type Element, everything, having, readXml, titleOf } from './xml.ts'

const { pack } = kingdomDefenders
const { content } = pack
const LOCALES = ['en', 'de'] as const
const textsOf = (element: Element): string[] =>
  everything(element).flatMap(({ name, text }) => (name === 'text' ? [text] : []))

/** Positions that hold, between them, every tile, card, deed, Reward and Horde there is. */
function everyTile(): View[] {
  const view = aPosition()
  const tiles = <T extends { id: string }>(list: readonly T[], from: number, count: number) =>
    Array.from({ length: count }, (_, i) => list[(from + i) % list.length]!.id)
  const hordes = [...content.hordes, ...content.specialHordes.flatMap(({ faces }) => faces)]
  const characters = content.characters.filter(({ printed }) => !printed)
  const buildings = content.buildings.filter(({ printed }) => !printed)
  return Array.from({ length: hordes.length }, (_, n) => {
    const [a1, a2, a3] = tiles(characters, n * 3, 3)
    const cards = tiles(content.adventures, n * 5, 5)
    const horde = hordes[n]!
    return {
      ...view,
      spaces: {},
      characters: { 'A.1': a1!, 'A.2': a2!, 'A.3': a3! },
      buildings: tiles(buildings, n * 5, 5),
      adventures: view.adventures.map((one, i) => ({ ...one, card: cards[i]! })),
      deeds: tiles(content.deeds, n * 3, 3),
      rewards: tiles(content.rewards, n * 2, 2),
      horde: { id: horde.id, counter: horde.speed, missing: horde.needs },
    }
  })
}

describe('Every tile, card and Horde of the pack', () => {
  it('can be drawn, with its whole name, in both languages', () => {
    for (const locale of LOCALES) {
      const pictures = everyTile().map((view) =>
        readXml(drawBoard(pack, view, { locale, names: ['Ada', 'Bo', 'Cy', 'Di'] })),
      )
      for (const picture of pictures) expect(textsOf(picture).filter((words) => words.includes('…'))).toEqual([])
      const shown = (attribute: string) =>
        new Set(
          pictures.flatMap((picture) => having(picture, attribute).map(({ attributes }) => attributes[attribute])),
        )
      const all = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
      expect(shown('data-character')).toEqual(all(content.characters))
      expect(shown('data-building')).toEqual(all(content.buildings))
      expect(shown('data-card')).toEqual(all(content.adventures))
      expect(shown('data-deed')).toEqual(all(content.deeds))
    }
  })

  it('says what it does to whoever points at it', () => {
    for (const view of everyTile()) {
      const picture = readXml(drawBoard(pack, view, { locale: 'de' }))
      const said = (attribute: string) =>
        having(picture, attribute).map((part) => [part.attributes[attribute]!, titleOf(part)] as const)
      for (const [id, words] of said('data-building'))
        expect(words).toContain(tileText(pack, pack.buildings.get(id)!, 'de'))
      for (const [id, words] of said('data-character'))
        expect(words).toContain(tileText(pack, pack.characters.get(id)!, 'de'))
      for (const [id, words] of said('data-card'))
        expect(words).toContain(cardText(pack, pack.adventures.get(id)!, 'de'))
      for (const [id, words] of said('data-deed')) expect(words).toContain(deedText(pack, pack.deeds.get(id)!, 'de'))
    }
  })
})

describe('Both languages', () => {
  it('have a word for everything', () => {
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]
    for (const locale of LOCALES)
      for (const words of leaves(wordsOf(locale))) expect(typeof words === 'function' || words).toBeTruthy()
  })

  it('share nothing but names and figures', () => {
    const words = (locale: 'en' | 'de') =>
      new Set(
        everyTile()
          .flatMap((view) => textsOf(readXml(drawBoard(pack, view, { locale, names: ['Ada', 'Bo', 'Cy', 'Di'] }))))
          .filter((one) => /\p{L}{4}/u.test(one)),
      )
    const german = words('de')
    expect([...words('en')].filter((one) => german.has(one)).sort()).toEqual(['Arena', 'Leviathan', 'Obelisk', 'Rune'])
  })

  it('tell the position as the briefing does', () => {
    const view = aPosition()
    const names = ['Ada', 'Bo', 'Cy', 'Di']
    for (const locale of LOCALES) {
      const picture = readXml(drawBoard(pack, view, { locale, names }))
      const told = picture.children.find(({ name }) => name === 'desc')!.text
      for (const { lines } of briefing(pack, view, { viewer: view.viewer, locale, names }))
        for (const line of lines) expect(told).toContain(line)
      expect(picture.attributes).toMatchObject({ role: 'img', lang: locale })
      expect(titleOf(picture)).toContain(String(view.round))
    }
  })
})

describe('What the picture is given', () => {
  it('may be hostile: every text is escaped', () => {
    const names = ['<script>alert(1)</script>', `"'&amp;<b>`, ']]>\u0000\u001b\ud800', '皇帝 👑']
    const picture = readXml(drawBoard(pack, aPosition(), { names }))
    expect(everything(picture).map(({ name }) => name)).not.toContain('script')
    expect(titleOf(having(picture, 'data-player', 0)[0]!)).toContain(names[0])
  })

  it('may lack names: seats have letters', () => {
    const picture = readXml(drawBoard(pack, aPosition()))
    expect(textsOf(having(picture, 'data-player', 3)[0]!)).toContain('Seat D')
  })

  it('may be a board alone, with spaces to choose and wishes in their order', () => {
    const options = { choices: ['E1.b', 'D.2'], wishes: ['D.2', 'C.4'], toldBeside: true }
    const picture = readXml(drawTable(pack, { ...aPosition(), spaces: {} }, options))
    const marked = (attribute: string) =>
      having(picture, attribute).map(({ attributes }) => `${attributes['data-space']} ${attributes[attribute]}`)
    expect(marked('data-choice').sort()).toEqual(['D.2 true', 'E1.b true'])
    expect(marked('data-wish').sort()).toEqual(['C.4 2', 'D.2 1'])
    expect(picture.children.map(({ name }) => name)).not.toContain('desc')
    expect(picture.attributes['aria-label']).toContain('Kingdom Defenders')
  })

  it('is found by the ruleset, and drawn the same every time in the game’s own colours', () => {
    const view = aPosition()
    const picture = pictureFor(kingdomDefenders as unknown as Ruleset)!
    const drawn = picture(structuredClone(view), { locale: 'de', colours: ['pink', 'black', 'orange', 'blue'] })
    expect(drawn).toBe(drawBoard(pack, view, { locale: 'de' }))
  })
})

describe('Secrets', () => {
  it('change no byte of the picture for everybody, nor of a rival’s', () => {
    for (const state of someStates({ players: 4, difficulty: 'expert', variant: 'none' }, [0.3, 0.7])) {
      const other = copyState(state)
      for (const pile of [other.deedPile, other.rewardPile, other.hordePile]) pile.reverse()
      other.deck.push(...other.deck.splice(1).reverse())
      other.buildings = [
        ...other.buildings.slice(0, other.revealed),
        ...other.buildings.slice(other.revealed).reverse(),
      ]
      for (const seat of other.seats.slice(1)) {
        seat.weapon += 3
        seat.coin += 1
        seat.fate = 'F1'
        seat.rewards = seat.rewards.map(() => 'R01')
      }
      for (const viewer of ['public', 0] as const)
        expect(drawBoard(pack, viewOf(other, viewer))).toBe(drawBoard(pack, viewOf(state, viewer)))
      expect(drawBoard(pack, viewOf(other, 1))).not.toBe(drawBoard(pack, viewOf(state, 1)))
    }
  })
})

describe('Words on several lines', () => {
  it('fit, on as few as they need, and are cut only where nothing helps', () => {
    const fit = { sizes: [14, 12], width: 100, lines: 2, bold: true }
    for (const words of [
      'Market',
      'Hall of Legends',
      'Die letzte Klinge des Schmieds',
      'Donaudampfschifffahrtsgesellschaft',
      '',
    ]) {
      const { size, lines } = laidOut(words, fit)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(textWidth(line, size, true)).toBeLessThanOrEqual(100)
    }
    expect(laidOut('Market', fit)).toEqual({ size: 14, lines: ['Market'] })
    expect(laidOut('Hall of Legends', fit).lines).toEqual(['Hall of', 'Legends'])
    expect(laidOut('Donaudampfschifffahrtsgesellschaft', fit).lines.at(-1)).toContain('…')
  })
})
