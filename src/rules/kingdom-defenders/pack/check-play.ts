// Whether the game can be played with a pack, whoever and however many play (KD-17.4, KD-17.6, KD-17.7).
import type { Fault } from '../../check-file.ts'
import { PLAYERS, VARIANTS } from '../options.ts'
import { DICE, TRACKS } from '../vocabulary.ts'
import { checkList, checkQuiet, PASSIVE_OPS } from './check-effects.ts'
import type { Content } from './pack.ts'
import { tilePool } from './pool.ts'

export function checkLists(content: Content, fault: Fault): void {
  const ops = (effects: readonly { op: string }[]) => effects.map(({ op }) => op)
  for (const tile of [...content.characters, ...content.buildings]) {
    checkList(tile.id, tile.effects, fault)
    const passive = 'passive' in tile && tile.passive
    if (tile.effects.some(({ op }) => PASSIVE_OPS.includes(op) !== passive))
      fault(tile.id, 'passive characters have only passive ops, others none (KD-17.4)')
    if (ops(tile.effects).includes('attack') !== tile.attack)
      fault(tile.id, 'attacks stand exactly on attack tiles (KD-17.4)')
    const touchesC = tile.effects.some(
      (effect) => effect.op === 'contribute' || (effect.op === 'attack' && effect.kind === 'camp'),
    )
    if (touchesC && !tile.affectsC) fault(tile.id, 'it touches Area C without saying so (KD-17.4)')
  }
  const copying = content.buildings.filter(({ effects }) => ops(effects).includes('copy')).length
  if (copying > 1 || content.characters.some(({ effects }) => ops(effects).includes('copy')))
    fault('buildings', 'only one building may copy (KD-17.4)')
  for (const { id, effects } of content.adventures)
    for (const effect of effects) {
      const isGain = effect.op === 'gain' && ['fame', 'coin', 'loot'].includes(effect.res)
      if (!isGain && !(effect.op === 'level' && effect.track !== 'either'))
        fault(`adventures ${id}`, 'cards bring Fame, coins, loot or steps (KD-17.4)')
    }
  for (const { id, start } of content.fates) {
    checkList(`fates ${id}`, start, fault)
    if (start.some(({ op }) => op !== 'gain')) fault(`fates ${id}`, 'Fates start with gains (KD-17.4)')
  }
  for (const die of DICE)
    for (const face of content.dice[die].faces) checkQuiet(`dice ${die} ${face.id}`, face.effects, ['level'], fault)
  for (const track of TRACKS)
    for (const [step, { effects = [] }] of content.tracks[track].steps.entries())
      checkQuiet(`tracks ${track} step ${step}`, effects, ['levelTile'], fault)
  for (const { id, bonus } of content.rewardSources) checkQuiet(`rewardSources ${id}`, bonus, ['roll'], fault)
}

export function checkPlayers(content: Content, fault: Fault): void {
  const { discsPerPlayer, markerDiscs, buildingTiles, fatesDealt } = content.constants
  const tiles = new Set(
    [...content.characters, ...content.buildings].filter(({ printed }) => !printed).map(({ id }) => id),
  )
  for (const players of PLAYERS) {
    const setup = content.players[players]
    const place = `players ${players}`
    const two = players === 2
    const is = (name: string, found: number, wanted: number) => {
      if (found !== wanted) fault(place, `${name} must be ${wanted}, but is ${found} (KD-17.3)`)
    }
    is('hero', setup.hero, two ? 7 : 6)
    is('aside', setup.aside, two ? 1 : 2)
    is('campLimit', setup.campLimit, players === 4 ? 5 : 4)
    is('dice', setup.dice, players)
    is('characters', setup.characters, two ? 2 : 3)
    is('deckSlot', setup.deckSlot, two ? 2 : 0)
    if (setup.startFame.join() !== [20, 20, 21, 22].slice(0, players).join())
      fault(place, 'startFame must be 20, 20, 21, 22 by place (KD-17.3)')
    if (setup.hero + setup.aside + markerDiscs !== discsPerPlayer)
      fault(place, `aside, markers and hero must be ${discsPerPlayer} discs (KD-17.6)`)
    const audiences = content.spaces.filter(
      ({ area, slot, minPlayers }) => area === 'A' && typeof slot === 'number' && minPlayers <= players,
    )
    is('open spaces for dealt characters', audiences.length, setup.characters)
    if (fatesDealt * players > content.fates.length) fault(place, 'there are too few Fates (KD-2.11)')
    for (const id of setup.removeTiles) if (!tiles.has(id)) fault(place, `there is no tile ${id} to remove (KD-2.2)`)
    checkRoads(content, players, fault)
    checkHordes(content, players, fault)
    checkPools(content, players, buildingTiles, fault)
  }
  for (const variant of VARIANTS)
    for (const id of content.variants[variant].removeTiles)
      if (!tiles.has(id)) fault(`variants ${variant}`, `there is no tile ${id} to remove (KD-2.2)`)
  if (content.deeds.length < 3 + 10) fault('deeds', 'there must be at least 13 (KD-17.6)')
}

/** Enough cards for every slot in every round: five offered 30, three 18. */
function checkRoads(content: Content, players: 2 | 3 | 4, fault: Fault): void {
  const { deckSlot, twoPlayerCardsOnly } = content.players[players]
  const offered = content.spaces.filter(
    ({ area, slot, minPlayers }) => area === 'B3' && (slot ?? -1) >= deckSlot && minPlayers <= players,
  ).length
  if (offered !== 5 - deckSlot) fault(`players ${players}`, `the roads from slot ${deckSlot} on must be open (KD-1.8)`)
  const cards = content.adventures.filter(({ twoPlayer }) => twoPlayer || !twoPlayerCardsOnly).length
  if (cards < 6 * offered)
    fault(`players ${players}`, `there must be ${6 * offered} adventures, not ${cards} (KD-17.6)`)
}

/** At least four, each within the camps and what the wagons can bring in time. */
function checkHordes(content: Content, players: 2 | 3 | 4, fault: Fault): void {
  const cards = content.hordes.filter((horde) => horde.players.includes(players))
  if (cards.length < 4) fault(`players ${players}`, `there must be at least 4 Hordes, not ${cards.length} (KD-17.6)`)
  const wagons = content.spaces
    .filter(({ area, minPlayers }) => area === 'C' && minPlayers <= players)
    .reduce((sum, { max = 0 }) => sum + max, 0)
  const faces = content.specialHordes
    .filter((special) => special.players === players)
    .flatMap((special) => special.faces)
  for (const { id, needs, speed } of [...cards, ...faces]) {
    const needed = needs.weapon + needs.spell
    if (needed > players * content.players[players].campLimit || needed > speed * wagons)
      fault(`hordes ${id}`, `${players} players cannot beat it (KD-17.6)`)
    if (needed === 0) fault(`hordes ${id}`, 'it must need something (KD-8.1)')
  }
}

/** Every preset and variant deals enough tiles (KD-2.2). */
function checkPools(content: Content, players: 2 | 3 | 4, buildingTiles: number, fault: Fault): void {
  for (const variant of VARIANTS)
    for (const difficulty of ['standard', 'advanced', 'expert'] as const) {
      const { characters, buildings } = tilePool(content, { players, variant, difficulty })
      const peaceful = (tiles: readonly { attack: boolean }[]) => tiles.filter(({ attack }) => !attack).length
      if (peaceful(characters) < content.players[players].characters || peaceful(buildings) < buildingTiles)
        fault(`players ${players}`, `there are too few tiles for ${difficulty}, ${variant} (KD-17.6)`)
    }
}

/** Three buildings, the first two printed, whose effects are gains only. */
export function checkSteward(content: Content, fault: Fault): void {
  for (const role of ['weapon', 'spell', 'both'] as const) {
    const building = content.buildings.find(({ id }) => id === content.steward[role])
    const place = `steward ${role}`
    if (!building) fault(place, 'it must name a building (KD-17.7)')
    else if (role !== 'both' && !building.printed) fault(place, 'it must name a printed building (KD-17.7)')
    else if (building.effects.some((effect) => effect.op !== 'gain' || effect.res === 'weaponOrSpell'))
      fault(place, 'its effects must be gains only (KD-17.7)')
  }
}
