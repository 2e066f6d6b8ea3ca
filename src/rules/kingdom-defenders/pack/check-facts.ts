// The facts of the rulebook that every pack holds (KD-17.2, KD-17.3, KD-17.5).

import { isSame } from '../../canonical.ts'
import type { Fault } from '../../check-file.ts'
import { DICE } from '../vocabulary.ts'
import type { Building, Character, Content, Fate } from './pack.ts'

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
const numbered = (letter: string, last: number, width = 1): string[] =>
  Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(width, '0')}`)

/** So many of each. */
export function checkCounts(content: Content, fault: Fault): void {
  const counted: [string, number, number][] = [
    ['adventures', content.adventures.length, 34],
    ['deeds', content.deeds.length, 18],
    ['deeds of pile I', content.deeds.filter(({ pile }) => pile === 'I').length, 6],
    ['rewards', content.rewards.length, 18],
    ['hordes', content.hordes.length, 10],
    ['specialHordes', content.specialHordes.length, 3],
    ['fates', content.fates.length, 8],
    ['achievements', content.achievements.length, 12],
    ['seats', content.seats.length, 4],
    ['goods', content.goods.length, 4],
    ['relics', content.relics.length, 10],
    ['areas', content.areas.length, 6],
    ['zones', content.zones.length, 3],
    ['rewardSources', content.rewardSources.length, 3],
    ...(['A', 'B1', 'B2', 'B3', 'C', 'D'] as const).map((area): [string, number, number] => [
      `spaces of ${area}`,
      content.spaces.filter((space) => space.area === area).length,
      { A: 4, B1: 2, B2: 0, B3: 5, C: 4, D: 2 }[area],
    ]),
    ...DICE.map((die): [string, number, number] => [
      `faces of ${die}`,
      content.dice[die].faces.reduce((sum, { count }) => sum + count, 0),
      6,
    ]),
  ]
  for (const [place, found, wanted] of counted)
    if (found !== wanted) fault(place, `there must be ${wanted}, not ${found} (KD-17.2)`)
  same('characters', ids(content.characters), numbered('P', 12), 'KD-17.2', fault)
  same('buildings', ids(content.buildings), numbered('E', 18), 'KD-17.2', fault)
  same('printed characters', ids(content.characters.filter(({ printed }) => printed)), ['P1'], 'KD-17.2', fault)
  same('printed buildings', ids(content.buildings.filter(({ printed }) => printed)), numbered('E', 5), 'KD-17.2', fault)
  for (const { id, spaces } of content.buildings)
    if (spaces[0]!.minPlayers !== 2) fault(`buildings ${id}`, 'its first space is open to all (KD-17.2)')
  for (const { id, faces } of content.specialHordes)
    same(
      `specialHordes ${id}`,
      faces.map(({ round }) => round),
      [4, 5],
      'KD-17.2',
      fault,
    )
  same('specialHordes', content.specialHordes.map(({ players }) => players).sort(), [2, 3, 4], 'KD-17.2', fault)
}

function same(place: string, found: unknown, wanted: unknown, rule: string, fault: Fault): void {
  if (!isSame(wanted, found))
    fault(place, `it must be ${JSON.stringify(wanted)}, but is ${JSON.stringify(found)} (${rule})`)
}

/** Slots, doors and requirements of the spaces on the board. */
export function checkSpaces(content: Content, fault: Fault): void {
  const of = (area: string) => content.spaces.filter((space) => space.area === area)
  const slots = (area: string) => of(area).map(({ slot = null }) => slot)
  same('spaces of A slots', slots('A').sort(), [1, 2, 3, null], 'KD-1.7', fault)
  same('spaces of B3 slots', slots('B3'), [0, 1, 2, 3, 4], 'KD-1.8', fault)
  same(
    'spaces of C max',
    of('C').map(({ max }) => max),
    [1, 1, 2, 3],
    'KD-17.3',
    fault,
  )
  same(
    'spaces of D doors',
    of('D').map(({ door }) => door),
    [1, 2],
    'KD-9.1',
    fault,
  )
  const zones = Object.fromEntries(content.areas.map(({ id, zone }) => [id, zone]))
  const wanted = { A: 'city', B1: 'city', B2: 'city', B3: 'kingdom', C: 'kingdom', D: 'wall' }
  same('areas zones', zones, wanted, 'KD-1.5', fault)
  for (const { id, area, req, slot } of content.spaces)
    if ((area !== 'B3' && !(area === 'A' && slot !== null)) !== (req !== undefined))
      fault(`spaces ${id}`, 'it has a requirement of its own exactly where no tile or card lies (KD-1.6)')
}

/** Which tiles are what. */
export function checkTiles(content: Content, fault: Fault): void {
  const tiles: (Character | Building)[] = [...content.characters, ...content.buildings]
  const which = (is: (tile: Character | Building) => boolean) => ids(tiles.filter(is))
  const has = (kind: 'own' | 'grey') => (tile: Character | Building) =>
    tile.effects.some((effect) => effect.op === 'disc' && effect.kind === kind)
  const rule = 'KD-17.3'
  same(
    'passive',
    which((tile) => 'passive' in tile && tile.passive),
    ['P1', 'P2', 'P7', 'P9'],
    rule,
    fault,
  )
  same(
    'attack',
    which(({ attack }) => attack),
    ['P10', 'P11', 'P12', 'E16', 'E17'],
    rule,
    fault,
  )
  same(
    'affectsC',
    which(({ affectsC }) => affectsC),
    ['P4', 'E14', 'E16'],
    rule,
    fault,
  )
  same('disc own', which(has('own')), ['E8'], rule, fault)
  same('disc grey', which(has('grey')), ['E13'], rule, fault)
  same(
    'fixedSlot',
    which((tile) => 'fixedSlot' in tile && tile.fixedSlot !== null),
    ['P11'],
    rule,
    fault,
  )
  for (const { id, attack, stars } of tiles)
    if ((attack || id === 'E13') && stars <= 1) fault(id, `it must have more than one star (${rule})`)
  const twelfth = content.characters.find(({ id }) => id === 'P12')
  if (twelfth) same('P12 req', twelfth.req, { discs: 1, coins: 0, fame: 1 }, rule, fault)
  const fourth = content.buildings.find(({ id }) => id === 'E4')?.spaces ?? []
  const restricted = fourth.filter(({ minPlayers }) => minPlayers > 2).length
  if (fourth.length !== 2 || restricted !== 1 || fourth.some(({ req }) => req.discs !== 2))
    fault('E4', `it has two spaces of two discs, one of them restricted (${rule})`)
  checkStars(content, fault)
}

/** Stars of 3 + 5 tiles with at most two attack tiles range from 8 to 20. */
function checkStars(content: Content, fault: Fault): void {
  const pick = (tiles: (Character | Building)[], attacks: number, many: number, sign: 1 | -1): number | undefined => {
    const best = (attack: boolean, count: number) =>
      tiles
        .filter((tile) => !tile.printed && tile.attack === attack)
        .map(({ stars }) => stars)
        .sort((a, b) => sign * (a - b))
        .slice(0, count)
    const chosen = [...best(true, attacks), ...best(false, many - attacks)]
    return chosen.length === many ? chosen.reduce((sum, stars) => sum + stars, 0) : undefined
  }
  const sums = (sign: 1 | -1): number[] =>
    [0, 1, 2].flatMap((a) =>
      [0, 1, 2].flatMap((b) => {
        const characters = pick(content.characters, a, 3, sign)
        const buildings = pick(content.buildings, b, 5, sign)
        return a + b <= 2 && characters !== undefined && buildings !== undefined ? [characters + buildings] : []
      }),
    )
  const range = [Math.min(...sums(1)), Math.max(...sums(-1))]
  same('stars of 3 characters and 5 buildings', range, [8, 20], 'KD-17.3', fault)
}

/** The cards of the examples. */
export function checkCards(content: Content, fault: Fault): void {
  const rule = 'KD-17.3'
  const find = <T extends { id: string }>(list: readonly T[], id: string): Partial<T> =>
    list.find((one) => one.id === id) ?? {}
  const a01 = find(content.adventures, 'A01')
  same('A01 cost', a01.cost, { wound: 2, weapon: 1, spell: 1, any: 1 }, rule, fault)
  same('A01 discs', a01.discs, 2, rule, fault)
  same('A01 relics', a01.relics?.length, 1, rule, fault)
  const effects = [
    { op: 'gain', res: 'fame', n: 5 },
    { op: 'gain', res: 'coin', n: 1 },
    { op: 'level', track: 'strength', n: 1 },
  ]
  same('A01 effects', a01.effects, effects, rule, fault)
  same('T01 needs', find(content.deeds, 'T01').needs, { weapon: 2, spell: 2, loot: 1, coin: 1 }, rule, fault)
  const { needs, speed, siegeFame } = find(content.hordes, 'H01')
  same('H01', { needs, speed, siegeFame }, { needs: { weapon: 9, spell: 6 }, speed: 3, siegeFame: 15 }, rule, fault)
  const h02 = find(content.hordes, 'H02')
  same('H02', { needs: h02.needs, players: h02.players }, { needs: { weapon: 6, spell: 4 }, players: [4] }, rule, fault)
  same('trophies', content.scoring.trophies, [0, 0, 1, 3, 6, 10, 15], 'KD-9.3', fault)
  for (const die of DICE) {
    const shown = content.dice[die].faces.map((face) => face.effects)
    const missing = FACES[die].filter((wanted) => !shown.some((found) => isSame(wanted, found)))
    if (missing.length > 0 || shown.length !== FACES[die].length)
      fault(`dice ${die}`, `it has the wrong faces (${rule})`)
  }
  checkFates(content, fault)
}

const gained = (res: string, n: number) => [{ op: 'gain', res, n }]
const FACES = {
  force: [gained('weapon', 1), gained('weapon', 2), [{ op: 'level', track: 'strength', n: 1 }]],
  magic: [gained('spell', 1), gained('spell', 2), [{ op: 'level', track: 'magic', n: 1 }]],
  healing: [[{ op: 'heal', n: 1 }], [{ op: 'heal', n: 2 }], []],
  wealth: [gained('coin', 1), gained('loot', 1), []],
}

function checkFates({ fates }: Content, fault: Fault): void {
  const rule = 'KD-17.3'
  const score = (id: string): Partial<Fate['score']> => fates.find((fate) => fate.id === id)?.score ?? {}
  const entry = (id: string, of: string, pays: Record<number, number>) => {
    const found = score(id)
    const table = 'table' in found ? (found.table ?? []) : []
    const isRight = Object.entries(pays).every(([n, fame]) => table[Number(n)] === fame)
    if (found.of !== of || !isRight) fault(`fates ${id}`, `it counts ${of} and pays ${JSON.stringify(pays)} (${rule})`)
  }
  entry('F1', 'coin', { 6: 5 })
  entry('F2', 'rewardTile', { 4: 4, 5: 6 })
  entry('F3', 'distinctRune', { 1: 1, 2: 2, 3: 4, 4: 6, 5: 8 })
  for (const id of ['F4', 'F5', 'F6']) {
    const found = score(id)
    const isRelic = ['trophy', 'legendaryWeapon', 'arcaneTome'].includes(found.of ?? '')
    if (!isRelic || !('each' in found) || found.each !== 1) fault(`fates ${id}`, `it pays 1 a relic (${rule})`)
  }
  for (const { id, score: found } of fates)
    if (
      found.kind === 'table' &&
      !(found.table[0] === 0 && found.table.every((n, i) => i === 0 || n >= found.table[i - 1]!))
    )
      fault(`fates ${id}`, 'its table must begin with 0 and never fall (KD-17.5)')
}
