// Where the pieces of each city and the words of each region stand: out of each other's way, and the same in every
// position of a board, so that a player finds them again. A search over a few places each, with no chance in it.
import type { BoardFile } from '../../rules/xidit/pack/pack.ts'
import type { City, RegionId } from '../../rules/xidit/vocabulary.ts'
import { textWidth } from '../measure.ts'
import { type Box, boxAround, overlap, type Point, within } from './geometry.ts'
import { Ground, type Part, type Price } from './ground.ts'
import { type Duchy, type Land, landOf, type Town } from './land.ts'
import { cardPlaces, guildPlaces, heroPlaces, LABEL, type Plot, regionName, TOWN_NAME, townName } from './places.ts'

export interface Site extends Land {
  plots: ReadonlyMap<City, Plot>
  labels: ReadonlyMap<RegionId, Box>
}

/** So many rounds of giving way to each other at most. */
const ROUNDS = 5

const sites = new WeakMap<BoardFile, Site>()

/** Remembered for each board: the search gives the same every time. */
export function siteOf(board: BoardFile): Site {
  const known = sites.get(board)
  if (known) return known
  const site = search(landOf(board))
  sites.set(board, site)
  return site
}

const PARTS = ['name', 'card', 'guild', 'heroes'] as const satisfies readonly Part[]

function search(land: Land): Site {
  const ground = new Ground(land)
  const plots = new Map<City, Plot>()
  const labels = new Map<RegionId, Box>()
  const settle = (duchy: Duchy, box: Box) => {
    labels.set(duchy.file.id, box)
    ground.take(`region ${duchy.file.id}`, [{ part: 'label', box }])
  }
  for (const duchy of land.duchies) settle(duchy, labelBox(duchy, duchy.label))
  for (let round = 0, before = ''; round < ROUNDS; round++) {
    for (const town of land.towns) {
      const plot = bestPlot(town, ground.priceFor(`city ${town.city}`, town.at))
      plots.set(town.city, plot)
      ground.take(
        `city ${town.city}`,
        PARTS.map((part) => ({ part, box: plot[part] })),
      )
    }
    for (const duchy of land.duchies)
      settle(duchy, bestLabel(duchy, ground.priceFor(`region ${duchy.file.id}`, duchy.label)))
    const now = JSON.stringify([...plots, ...labels])
    if (now === before) break
    before = now
  }
  return { ...land, plots, labels }
}

/** The cheapest of a list, the first among equals. */
function cheapest<T>(list: readonly T[], cost: (one: T) => number): T {
  let best: { one: T; cost: number } | undefined
  for (const one of list) {
    const its = cost(one)
    if (!best || its < best.cost) best = { one, cost: its }
  }
  return best!.one
}

function bestPlot({ name, at }: Town, price: Price): Plot {
  const heroes = heroPlaces(at).map((box) => ({ box, cost: price('heroes', box) }))
  const guilds = guildPlaces(at).map((box) => ({ box, cost: price('guild', box) }))
  const all = cardPlaces(at, textWidth(townName(name), TOWN_NAME, true) + 4).flatMap((place) => {
    const base = place.cost + price('name', place.name) + price('card', place.card)
    return guilds.flatMap((guild) =>
      heroes.map((row) => ({
        plot: { name: place.name, card: place.card, up: place.up, guild: guild.box, heroes: row.box },
        cost: base + guild.cost + row.cost,
      })),
    )
  })
  return cheapest(all, ({ plot, cost }) => cost + crowding(plot)).plot
}

/** A city's own pieces keep apart more strictly than neighbours do. */
const crowding = ({ name, card, guild, heroes }: Plot): number =>
  8 * (overlap(name, guild) + overlap(card, guild) + overlap(guild, heroes)) +
  8 * (overlap(name, heroes) + overlap(card, heroes))

const bestLabel = (duchy: Duchy, price: Price): Box =>
  cheapest(
    around(duchy.label).map((point) => ({ point, box: labelBox(duchy, point) })),
    ({ point, box }) => {
      const away = Math.hypot(point.x - duchy.label.x, point.y - duchy.label.y)
      return away + price('label', box) + strayed(duchy, box)
    },
  ).box

function labelBox({ file }: Duchy, middle: Point): Box {
  const width = Math.max(file.central ? LABEL.central : LABEL.width, textWidth(regionName(file.name), LABEL.name, true))
  return boxAround(middle.x, middle.y, width, LABEL.height + (file.central ? LABEL.bastion : 0))
}

function around({ x, y }: Point): Point[] {
  const points: Point[] = []
  for (let dx = -75; dx <= 75; dx += 15) for (let dy = -75; dy <= 75; dy += 15) points.push({ x: x + dx, y: y + dy })
  return points
}

/** Words that leave their region. */
function strayed({ outline }: Duchy, { x, y, width, height }: Box): number {
  if (!outline) return 0
  const corners = [x, x + width].flatMap((cx) => [y, y + height / 2, y + height].map((cy) => ({ x: cx, y: cy })))
  return 800 * corners.filter((corner) => !within(outline, corner)).length
}
