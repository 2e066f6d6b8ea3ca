import { describe, expect, it } from 'vitest'
import { game } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { checkPack } from '../../../src/rules/kingdom-defenders/pack/check.ts'
import content from '../../../src/rules/kingdom-defenders/pack/content.json' with { type: 'json' }
import type { Content } from '../../../src/rules/kingdom-defenders/pack/pack.ts'

const changed = (change: (pack: Content) => void): string[] => {
  const copy = structuredClone(content) as unknown as Content
  change(copy)
  return checkPack(copy)
}

describe('A pack (KD-17)', () => {
  it('of the box is sound, and can be played as one’s own', () => {
    expect(checkPack(content)).toEqual([])
    const loaded = game.withPack('mine', [content])
    expect('ruleset' in loaded && loaded.ruleset.pack.fingerprint).toBe(game.standard.pack.fingerprint)
  })

  it.each([[null], [3], ['x'], [[]], [{}], [{ ...content, characters: null }], [{ ...content, dice: [] }]])(
    'that is none is refused without an exception: %#',
    (odd) => expect(checkPack(odd).length).toBeGreaterThan(0),
  )

  const faults: [string, string, (pack: Content) => void][] = [
    ['17.1', 'format', (pack) => Object.assign(pack, { format: 'kingdom-defenders.content/2' })],
    ['17.1', 'E1 name de', (pack) => Object.assign(pack.buildings[0]!.name, { de: '' })],
    ['17.1', 'there twice', (pack) => Object.assign(pack.rewards[0]!, { id: 'R02' })],
    ['17.1', 'there twice', (pack) => Object.assign(pack.buildings[1]!.spaces[0]!, { id: 'E1.a' })],
    ['17.1', 'there twice', (pack) => Object.assign(pack.seats[1]!, { colour: 'red' })],
    ['17.1', 'whole', (pack) => Object.assign(pack.fates[0]!, { weight: 0.5 })],
    ['17.2', 'adventures', (pack) => pack.adventures.pop()],
    ['17.2', 'pile I', (pack) => Object.assign(pack.deeds[0]!, { pile: 'II' })],
    ['17.2', 'spaces of C', (pack) => pack.spaces.splice(11, 1)],
    ['17.2', 'printed', (pack) => Object.assign(pack.buildings[5]!, { printed: true })],
    ['17.2', 'E6', (pack) => Object.assign(pack.buildings[5]!.spaces[0]!, { minPlayers: 3 })],
    ['17.2', 'faces of force', (pack) => Object.assign(pack.dice.force.faces[0]!, { count: 4 })],
    ['17.3', 'passive', (pack) => Object.assign(pack.characters[2]!, { passive: true })],
    ['17.3', 'affectsC', (pack) => Object.assign(pack.characters[3]!, { affectsC: false })],
    ['17.3', 'E13', (pack) => Object.assign(pack.buildings[12]!, { stars: 1 })],
    ['17.3', 'P12', (pack) => Object.assign(pack.characters[11]!.req, { fame: 0 })],
    ['17.3', 'P12', (pack) => Object.assign(pack.characters[11]!.req, { coins: 1 })],
    ['17.3', 'fixedSlot', (pack) => Object.assign(pack.characters[2]!, { fixedSlot: 2 })],
    ['17.3', 'E4', (pack) => Object.assign(pack.buildings[3]!.spaces[1]!, { minPlayers: 2 })],
    ['17.3', 'disc own', (pack) => pack.buildings[6]!.effects.push({ op: 'disc', kind: 'own' })],
    ['17.3', 'C max', (pack) => Object.assign(pack.spaces.find(({ id }) => id === 'C.4')!, { max: 4 })],
    ['17.3', 'hero', (pack) => Object.assign(pack.players['4'], { hero: 7, aside: 1 })],
    ['17.3', 'A01 cost', (pack) => Object.assign(pack.adventures[0]!.cost, { wound: 1 })],
    ['17.3', 'T01', (pack) => Object.assign(pack.deeds[0]!.needs, { coin: 2 })],
    ['17.3', 'H01', (pack) => Object.assign(pack.hordes[0]!, { siegeFame: 14 })],
    ['17.3', 'fates F2', (pack) => Object.assign(pack.fates[1]!.score, { table: [0, 1, 2, 3, 5, 6] })],
    ['17.3', 'stars', (pack) => Object.assign(pack.characters[1]!, { stars: 3 })],
    ['17.3', 'dice force', (pack) => Object.assign(pack.dice.force.faces[0]!, { effects: [] })],
    ['17.4', 'no op', (pack) => pack.buildings[0]!.effects.push({ op: 'fly' } as never)],
    ['17.4', 'has no', (pack) => Object.assign(pack.buildings[0]!.effects[0]!, { more: 1 })],
    ['17.4', 'weapons twice', (pack) => pack.buildings[3]!.effects.push({ op: 'gain', res: 'weaponOrSpell', n: 1 })],
    ['17.4', 'beginning', (pack) => pack.buildings[0]!.effects.push({ op: 'pay', res: 'coin', n: 1 })],
    ['17.4', 'only passive', (pack) => pack.characters[1]!.effects.push({ op: 'heal', n: 1 })],
    ['17.4', 'passive ops', (pack) => pack.buildings[0]!.effects.push({ op: 'shield' })],
    ['17.4', 'attack tiles', (pack) => pack.buildings[16]!.effects.splice(0, 1, { op: 'heal', n: 1 })],
    ['17.4', 'Area C', (pack) => pack.buildings[0]!.effects.unshift({ op: 'contribute', max: 1 })],
    ['17.4', 'only one', (pack) => Object.assign(pack.buildings[17]!, { effects: [{ op: 'copy' }] })],
    [
      '17.4',
      'must heal',
      (pack) =>
        Object.assign(pack.characters[4]!.effects[0]!, { options: [[{ op: 'heal', n: 1 }], [{ op: 'heal', n: 2 }]] }),
    ],
    ['17.4', 'cards bring', (pack) => pack.adventures[2]!.effects.push({ op: 'heal', n: 1 })],
    ['17.4', 'Fates start', (pack) => pack.fates[0]!.start.push({ op: 'heal', n: 1 } as never)],
    [
      '17.4',
      'tracks',
      (pack) =>
        pack.tracks.magic.steps[5]!.effects?.push({ op: 'reward' }) ??
        Object.assign(pack.tracks.magic.steps[5]!, { effects: [{ op: 'reward' }] }),
    ],
    ['17.5', 'discs', (pack) => Object.assign(pack.adventures[2]!, { discs: 3 })],
    ['17.5', 'cost any', (pack) => Object.assign(pack.adventures[2]!.cost, { any: 5 })],
    ['17.5', 'relics', (pack) => Object.assign(pack.adventures[2]!, { relics: ['rune:wild'] })],
    ['17.5', 'needs', (pack) => Object.assign(pack.deeds[2]!.needs, { dragon: 1 })],
    ['17.5', 'needs', (pack) => Object.assign(pack.deeds[2]!, { needs: {} })],
    ['17.5', 'never fall', (pack) => Object.assign(pack.fates[7]!.score, { table: [0, 2, 1] })],
    ['17.6', 'Hordes', (pack) => Object.assign(pack.hordes[9]!, { players: [3] })],
    ['17.6', 'cannot beat', (pack) => Object.assign(pack.hordes[3]!, { needs: { weapon: 9, spell: 9 } })],
    [
      '17.6',
      'adventures',
      (pack) => pack.adventures.slice(0, 5).map((card) => Object.assign(card, { twoPlayer: false })),
    ],
    ['17.6', 'too few tiles', (pack) => Object.assign(pack.variants.family, { removeTiles: ['P2', 'P3', 'P4', 'P5'] })],
    ['17.7', 'steward', (pack) => Object.assign(pack.steward, { weapon: 'E6' })],
    ['17.7', 'steward', (pack) => Object.assign(pack.steward, { both: 'E99' })],
  ]
  it.each(faults)('KD-%s: %s', (_rule, words, change) => {
    const found = changed(change)
    expect(found.length).toBeGreaterThan(0)
    expect(found.join('\n')).toContain(words)
  })
})
