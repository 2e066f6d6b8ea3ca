// The position in words, for whoever cannot see the picture.
import type { TileFaces } from '../../rules/xidit/view.types.ts'
import { type City, countUnits, REWARDS, type Rewards, UNIT_KINDS, type Units } from '../../rules/xidit/vocabulary.ts'
import type { Scene } from './scene.ts'

export function unitsInWords({ words }: Scene, units: Units): string {
  if (countUnits(units) === 0) return words.nothing
  return UNIT_KINDS.filter((kind) => units[kind] > 0)
    .map((kind) => `${units[kind]} ${words.unit[kind]}`)
    .join(', ')
}

export const rewardsInWords = ({ words }: Scene, rewards: Rewards): string =>
  REWARDS.map((reward) => `${rewards[reward]} ${words.reward[reward]}`).join(', ')

const threatInWords = (scene: Scene, { creature, needs, rewards }: TileFaces): string =>
  `${scene.words.side.threat}: ${creature}, ${scene.words.needs} ${unitsInWords(scene, needs)}, ${rewardsInWords(scene, rewards)}`

/** A city and all that is in it. */
export function cityInWords(scene: Scene, city: City): string {
  const { view, words, nameOf, cityName } = scene
  const parts = [`${city} ${cityName(city)}`]
  const tile = view.tiles.find((there) => there.city === city)
  if (tile?.side === 'recruit') parts.push(`${words.side.recruit}: ${unitsInWords(scene, tile.units)}`)
  if (tile?.side === 'threat') parts.push(threatInWords(scene, tile))
  const guild = view.guilds.find((there) => there.city === city)
  if (guild) parts.push(`${words.guild}: ${nameOf(guild.seat)}, ${words.height} ${guild.height}`)
  for (const { seat } of view.lords.filter((lord) => lord.city === city)) parts.push(`${words.hero}: ${nameOf(seat)}`)
  return parts.join('; ')
}

function queueInWords(scene: Scene): string[] {
  const { recruitNext, recruitPile, recruitDiscard, threatNext, threatPile, threatDiscard } = scene.view.queue
  const { words, cityName } = scene
  const tile = (faces: TileFaces | null) => (faces ? `${faces.city} ${cityName(faces.city)}` : words.nothing)
  const line = (side: string, next: TileFaces | null, pile: { count: number; top: TileFaces | null }, gone: City[]) =>
    `${side}: ${words.next} ${tile(next)}; ${words.pile} ${pile.count} (${tile(pile.top)}); ${words.discard} ${gone.length}`
  return [
    line(words.side.recruit, recruitNext, recruitPile, recruitDiscard),
    line(words.side.threat, threatNext, threatPile, threatDiscard),
  ]
}

/** All of it, sentence by sentence. */
export function positionInWords(scene: Scene): string {
  const { view, words, nameOf, site } = scene
  const open = new Map(view.regions.map((region) => [region.region, region]))
  const sentences = [
    `${words.year(view.year, view.years)}: ${words.stages[view.stage]}`,
    `${words.assessments}: ${view.assessments.map((kind) => words.assessment[kind]).join(', ')}`,
    `${words.first}: ${nameOf(view.first)}`,
    ...(view.dummy ? [`${words.dummy}: ${dummyInWords(scene)}`] : []),
    ...site.towns.map(({ city }) => cityInWords(scene, city)).filter((said) => said.includes(';')),
    ...site.duchies.map(({ file }) => {
      const bards = open.get(file.id)?.bards
      if (!bards) return `${file.name}: ${words.closed}`
      return `${file.name}: ${words.bards} ${bards.map((n, seat) => `${nameOf(seat)} ${n ?? words.unknown}`).join(', ')}`
    }),
    ...view.titans.map(({ size, left, top }) => {
      const state = top ? `${top.creature}, ${top.raging ? words.raging : words.slumbering}` : words.gone
      return `${words.titan} ${size}: ${state}, ${left} ${words.left}`
    }),
    ...queueInWords(scene),
  ]
  return `${sentences.join('. ')}.`
}

export const dummyInWords = ({ view, words }: Scene): string =>
  view.assessments.map((kind) => `${words.assessment[kind]} ${view.dummy?.[kind]}`).join(', ')
