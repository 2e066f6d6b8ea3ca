// Every city with its roads, its tile, its guild and who is there, each a short fact.
import type { Words } from '../../../../src/picture/xidit/words.ts'
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import {
  type City,
  REWARDS,
  type Rewards,
  ROADS,
  UNIT_KINDS,
  type Units,
} from '../../../../src/rules/xidit/vocabulary.ts'
import { numberedCity, roadFrom } from '../play.ts'
import type { Place } from './in-words.tsx'
import type { boardWords } from './words.ts'

export interface Speech {
  readonly words: (typeof boardWords)['en']
  /** The picture's own words for pieces. */
  readonly picture: Words
  seatName(seat: number): string
}

export const unitsInWords = ({ unit, nothing }: Words, units: Units): string =>
  UNIT_KINDS.filter((kind) => units[kind] > 0)
    .map((kind) => `${units[kind]} ${unit[kind]}`)
    .join(', ') || nothing

export const rewardsInWords = ({ reward }: Words, rewards: Rewards): string =>
  REWARDS.map((one) => `${rewards[one]} ${reward[one]}`).join(', ')

export const citiesInWords = (board: BoardFile, view: View, speech: Speech): Place[] =>
  board.cities.map(({ id, capital }) => ({
    name: `${numberedCity(board, id)}${capital ? ` (${speech.words.capital})` : ''}`,
    facts: [...inCity(view, id, speech), ...roadsOf(board, id, speech)],
  }))

function inCity(view: View, city: City, { words, picture, seatName }: Speech): string[] {
  const facts: string[] = []
  const heroes = view.lords.filter((lord) => lord.city === city).map(({ seat }) => seatName(seat))
  if (heroes.length > 0) facts.push(words.heroes(heroes.join(', ')))
  const tile = view.tiles.find((there) => there.city === city)
  if (tile?.side === 'recruit') facts.push(words.recruits(unitsInWords(picture, tile.units)))
  if (tile?.side === 'threat')
    facts.push(words.threat(tile.creature, unitsInWords(picture, tile.needs), rewardsInWords(picture, tile.rewards)))
  const guild = view.guilds.find((there) => there.city === city)
  if (guild) facts.push(words.guild(seatName(guild.seat), guild.height))
  return facts
}

const roadsOf = (board: BoardFile, city: City, { words, picture }: Speech): string[] =>
  ROADS.flatMap((color) => {
    const to = roadFrom(board, city, color)
    return to ? words.road(capitalised(picture.road[color]), numberedCity(board, to)) : []
  })

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
