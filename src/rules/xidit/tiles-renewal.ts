// Tiles come and go.
import { shuffle } from '../random.ts'
import { emit, type Table } from './table.ts'
import { type City, copyUnits, noUnits, type Side, TITAN_SIZES, UNIT_KINDS, type Units } from './vocabulary.ts'

/** How many tiles the reinforcements leave to the recruitment pile. */
const REINFORCED_RECRUITS = 2

/** For each unit shown take one from the barracks if there is one; what is missing stays missing. */
export function fill(tile: Units, shown: Units, barracks: Units): void {
  for (const kind of UNIT_KINDS) {
    const found = Math.min(shown[kind], barracks[kind])
    tile[kind] += found
    barracks[kind] -= found
  }
}

/** an emptied recruitment tile leaves, others come. */
export function recruitmentTileLeaves(table: Table, city: City): void {
  emit(table, { t: 'tile-left', city, side: 'recruit' })
  recruitmentTilesCome(table)
}

/** X-7.1a: as many as there is room and units for. */
export function recruitmentTilesCome(table: Table): void {
  const { queue } = table.state
  while (queue.recruitNext !== null && hasRoom(table) && couldBeFilled(table, queue.recruitNext)) {
    const units = noUnits()
    fill(units, table.layout.tiles[queue.recruitNext]!.recruits, copyUnits(table.state.barracks))
    emit(table, { t: 'tile-came', city: queue.recruitNext, side: 'recruit', units })
    turnOver(table, 'recruit')
    drawNext(table, 'recruit', queue.recruitPile.length > 0 ? 'recruit' : 'threat')
    settle(table)
  }
  settle(table)
}

/** a beaten threat leaves, the next one comes; where none can follow, the titans awaken. */
export function threatTileLeaves(table: Table, city: City): void {
  const { queue } = table.state
  emit(table, { t: 'tile-left', city, side: 'threat' })
  if (queue.threatNext !== null) emit(table, { t: 'tile-came', city: queue.threatNext, side: 'threat' })
  turnOver(table, 'threat')
  if (queue.threatPile.length > 0) drawNext(table, 'threat', 'threat')
  else awaken(table)
  settle(table)
}

function hasRoom({ state, layout }: Table): boolean {
  let there = 0
  for (const tile of state.tiles) if (tile?.side === 'recruit') there++
  return there < layout.recruitTiles
}

function couldBeFilled({ state, layout }: Table, city: City): boolean {
  const shown = layout.tiles[city]!.recruits
  return UNIT_KINDS.some((kind) => shown[kind] > 0 && state.barracks[kind] > 0)
}

/** Fills the next space of a side from a pile, if that pile holds anything. */
function drawNext(table: Table, side: Side, from: Side): boolean {
  const { queue } = table.state
  const [city] = from === 'recruit' ? queue.recruitPile : queue.threatPile
  if (city === undefined) return false
  emit(table, { t: 'next-drawn', side, city, from })
  return true
}

/** An empty pile takes the other side's discard, whose first discarded tile becomes the top. */
function turnOver(table: Table, pile: Side): boolean {
  const { queue } = table.state
  const [empty, discard] =
    pile === 'recruit' ? [queue.recruitPile, queue.threatDiscard] : [queue.threatPile, queue.recruitDiscard]
  if (empty.length > 0 || discard.length === 0) return false
  emit(table, { t: 'pile-turned', pile, tiles: discard.slice() })
  return true
}

/** replenishing is immediate, whenever it becomes possible. */
function settle(table: Table): void {
  const { queue } = table.state
  for (let changed = true; changed; ) {
    changed = turnOver(table, 'recruit')
    changed = turnOver(table, 'threat') || changed
    if (queue.recruitNext === null) changed = drawNext(table, 'recruit', 'recruit') || changed
    if (queue.threatNext === null) changed = drawNext(table, 'threat', 'threat') || changed
  }
}

/** the tops of the titan piles rage, and reinforcements are called. */
function awaken(table: Table): void {
  const { state } = table
  const awakening = state.awakenings + 1
  emit(table, {
    t: 'titans-awoke',
    awakening,
    sizes: TITAN_SIZES.filter((size) => state.titans[size][0]?.raging === false),
  })
  const stack = [...state.queue.recruitPile, ...state.queue.threatDiscard]
  const rest = shuffle(stack.slice(REINFORCED_RECRUITS), state.seed, `reinforcements/${awakening}`)
  emit(table, {
    t: 'reinforced',
    recruitPile: stack.slice(0, REINFORCED_RECRUITS),
    threatNext: rest.shift() ?? null,
    threatPile: rest,
  })
}
