// Every city with its roads, its tile, its guild and who is there, each a short fact.
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
import type { Nouns } from '../../../../src/rules/xidit/words/nouns.ts'
import { numberedCity, roadFrom } from '../play.ts'
import type { Place, Speech } from './speech.ts'

export const unitsInWords = ({ count, nothing }: Nouns, units: Units): string =>
  UNIT_KINDS.filter((kind) => units[kind] > 0)
    .map((kind) => count(units[kind], kind))
    .join(', ') || nothing

export const rewardsInWords = ({ count }: Nouns, rewards: Rewards): string =>
  REWARDS.map((reward) => count(rewards[reward], reward)).join(', ')

export const citiesInWords = (board: BoardFile, view: View, speech: Speech): Place[] =>
  board.cities.map(({ id, capital }) => ({
    name: `${numberedCity(board, id)}${capital ? ` (${speech.words.capital})` : ''}`,
    facts: [...inCity(view, id, speech), ...roadsOf(board, id, speech)],
  }))

function inCity(view: View, city: City, { words, nouns, seatName }: Speech): string[] {
  const facts: string[] = []
  const heroes = view.lords.filter((lord) => lord.city === city).map(({ seat }) => seatName(seat))
  if (heroes.length > 0) facts.push(words.heroes(heroes.join(', ')))
  const tile = view.tiles.find((there) => there.city === city)
  if (tile?.side === 'recruit') facts.push(words.recruits(unitsInWords(nouns, tile.units)))
  if (tile?.side === 'threat')
    facts.push(words.threat(tile.creature, unitsInWords(nouns, tile.needs), rewardsInWords(nouns, tile.rewards)))
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
