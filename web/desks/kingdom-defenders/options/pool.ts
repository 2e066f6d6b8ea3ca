// The tiles that may be dealt, and whether they are enough (KD-2.1, KD-2.2).
import type { Options } from '../../../../src/rules/kingdom-defenders/options.ts'
import type { Building, Character, Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { tilePool } from '../../../../src/rules/kingdom-defenders/pack/pool.ts'

export type Tile = Character | Building
export type Kind = 'characters' | 'buildings'

/** Those that can be chosen, in pack order: what is printed on the board is always there. */
export const choosable = ({ content }: Pack, kind: Kind): Tile[] => content[kind].filter(({ printed }) => !printed)

/** What the table takes out again, whatever is chosen. */
export const takenOut = ({ content }: Pack, { players, variant }: Pick<Options, 'players' | 'variant'>): string[] => [
  ...content.players[players].removeTiles,
  ...content.variants[variant].removeTiles,
]

/** With a tile added or taken away, in the order the rules want. */
export function toggled(pack: Pack, pool: readonly string[], id: string): string[] {
  const wanted = pool.includes(id) ? pool.filter((one) => one !== id) : [...pool, id]
  return (['characters', 'buildings'] as const)
    .flatMap((kind) => choosable(pack, kind))
    .flatMap((tile) => (wanted.includes(tile.id) ? [tile.id] : []))
}

/** What a difficulty would deal from: where a choice of one's own begins. */
export function poolOf({ content }: Pack, difficulty: Exclude<Options['difficulty'], 'custom'>): string[] {
  const most = content.difficulties[difficulty]
  return [...content.characters, ...content.buildings].flatMap(({ id, printed, stars }) =>
    !printed && stars <= most ? [id] : [],
  )
}

export interface Enough {
  readonly there: number
  readonly needed: number
}

/** Tiles that attack nobody, of each kind: so many there are, and so many there must be. */
export function enough(pack: Pack, options: Options): Record<Kind, Enough> {
  const { characters, buildings } = tilePool(pack.content, options)
  const peaceful = (tiles: readonly Tile[]) => tiles.filter(({ attack }) => !attack).length
  return {
    characters: { there: peaceful(characters), needed: pack.layout(options).characters },
    buildings: { there: peaceful(buildings), needed: pack.content.constants.buildingTiles },
  }
}
