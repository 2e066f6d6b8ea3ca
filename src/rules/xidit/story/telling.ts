// What every part of a story is told with, and what it has to remember on the way.
import type { Reader, Seat } from '../../ruleset.ts'
import type { Said } from '../../story-lines.ts'
import type { CityTile, Pack } from '../pack/pack.ts'
import type { Contender } from '../state.ts'
import type { City, Units } from '../vocabulary.ts'
import type { Nouns } from '../words/nouns.ts'
import { type Person, personFor } from '../words/people.ts'
import { cityName } from '../words/said.ts'
import type { StoryPhrases } from '../words/story-phrases.ts'
import { wordsFor } from '../words/words.ts'

export interface Telling {
  readonly pack: Pack
  readonly nouns: Nouns
  readonly say: StoryPhrases
  who(contender: Contender): Person
  city(city: City): string
  /** What a city's tile shows, if it is in the game. */
  tile(city: City): CityTile | undefined
  /** The units shown at the census, once they are. */
  shown: readonly Units[] | null
  /** How many have the most of the kind being judged. */
  winners: number
}

export const said = (text: string, ...about: readonly Contender[]): Said => ({
  text,
  seats: about.filter((who): who is Seat => who !== 'dummy'),
})

export function tellingFor(pack: Pack, reader: Reader): Telling {
  const { nouns, story } = wordsFor(reader.locale)
  const tiles = tilesFor(pack, reader.names.length)
  return {
    pack,
    nouns,
    say: story,
    who: personFor(reader, nouns),
    city: (city) => cityName(pack, city),
    tile: (city) => tiles[city],
    shown: null,
    winners: 1,
  }
}

/** Tiles are those of the number of players; the long game has all of them. */
const tilesFor = (pack: Pack, players: number): readonly (CityTile | undefined)[] =>
  players === 3 || players === 4 || players === 5 ? pack.layout({ players, length: 'long' }).tiles : []
