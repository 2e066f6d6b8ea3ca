// The cities with all that stands in them: tile, guild, heroes.
import type { City } from '../../rules/xidit/vocabulary.ts'
import { at, circle, tag, text, title } from '../svg.ts'
import { cityInWords } from './describe.ts'
import type { Box, Point } from './geometry.ts'
import { crown } from './icons.ts'
import type { Town } from './land.ts'
import { GOLD, INK, PARCHMENT } from './paint.ts'
import { heroSpots, TOWN_NAME, TOWN_RADIUS, townName } from './places.ts'
import type { Scene } from './scene.ts'
import { guildTower, HERO, heroFigure } from './seats.ts'
import { CARD, RECRUITS_HEIGHT, recruitCard, threatCard } from './tiles.ts'

/** One group a city. Heroes come in a layer of their own, above all cities: they matter most. */
export const drawCities = (scene: Scene): string => scene.site.towns.map((town) => city(scene, town)).join('')

function city(scene: Scene, town: Town): string {
  const { site, view } = scene
  const plot = site.plots.get(town.city)!
  const guild = view.guilds.find(({ city }) => city === town.city)
  const isChoice = scene.choices.includes(town.city)
  return tag(
    'g',
    { 'data-city': town.city, 'data-choice': isChoice ? 'city' : undefined },
    title(cityInWords(scene, town.city)),
    isChoice ? choice(town.at) : '',
    tile(scene, town.city),
    town.capital ? crown(town.at.x, town.at.y - TOWN_RADIUS - 5) : '',
    cityDisc(town.city, town.at.x, town.at.y, TOWN_RADIUS, town.capital),
    guild
      ? tag(
          'g',
          { 'data-guild': guild.city, 'data-seat': guild.seat, 'data-height': guild.height },
          guildTower(
            guild.seat,
            guild.height,
            plot.guild.x + plot.guild.width / 2,
            plot.guild.y + plot.guild.height - 2,
            scene.paintOf(guild.seat),
          ),
        )
      : '',
  )
}

/** A city that can be chosen has a bright ring, and room for a finger. */
const choice = ({ x, y }: Point): string =>
  circle(x, y, TOWN_RADIUS + 9, { fill: '#ffe066', stroke: INK, 'stroke-width': 2.4, 'stroke-dasharray': '7 4' }) +
  circle(x, y, TOWN_RADIUS * 2.3, { fill: INK, opacity: 0, 'pointer-events': 'all' })

/** In every position the same. */
export const drawNames = ({ site }: Scene): string =>
  site.towns
    .map(({ city, name }) => {
      const box = site.plots.get(city)!.name
      const how = { size: TOWN_NAME, bold: true, anchor: 'middle', fill: INK, halo: PARCHMENT } as const
      return tag('g', { 'data-name': city }, text(box.x + box.width / 2, box.y + box.height / 2, townName(name), how))
    })
    .join('')

export const cityDisc = (city: City, x: number, y: number, radius: number, capital = false): string =>
  circle(x, y, radius, { fill: capital ? GOLD : '#fdf1d8', stroke: '#6b4a20', 'stroke-width': radius / 6 }) +
  text(x, y, String(city), { size: radius * 1.15, bold: true, anchor: 'middle', fill: INK })

function tile({ site, view }: Scene, city: City): string {
  const there = view.tiles.find((tile) => tile.city === city)
  if (!there) return ''
  const { card, up } = site.plots.get(city)!
  if (there.side === 'threat')
    return at(card.x, card.y, { 'data-tile': city, 'data-side': 'threat' }, threatCard(there.needs, there.rewards))
  // The lower card: it is set down on the side of the city.
  const y = up ? card.y + CARD.height - RECRUITS_HEIGHT : card.y
  return at(card.x, y, { 'data-tile': city, 'data-side': 'recruit' }, recruitCard(there.units, there.recruits))
}

export function drawHeroes({ site, view, words, nameOf, paintOf }: Scene): string {
  const figures = site.towns.flatMap(({ city, at: place }) => {
    const seats = view.lords.filter((lord) => lord.city === city).map(({ seat }) => seat)
    const spots = heroSpots(site.plots.get(city)!.heroes, place, seats.length)
    return seats.map((seat, i) =>
      tag(
        'g',
        { 'data-hero': seat, 'data-in': city, 'data-x': spots[i]!.x, 'data-y': spots[i]!.y, 'data-width': HERO.width },
        title(`${words.hero}: ${nameOf(seat)}`),
        heroFigure(seat, spots[i]!.x, spots[i]!.y, paintOf(seat)),
      ),
    )
  })
  return figures.join('')
}

/** Where something stands in this position or another: the land is the same in all of them. */
export const builtLand = ({ site }: Scene): Box[] => [
  ...site.towns.flatMap(({ city, at: { x, y } }) => {
    const { name, card, guild, heroes } = site.plots.get(city)!
    return [name, card, guild, heroes, { x: x - 22, y: y - 22, width: 44, height: 44 }]
  }),
  ...site.labels.values(),
]
