// Which tiles may be dealt (KD-2.2).
import type { Options } from '../options.ts'
import type { Building, Character, Content } from './pack.ts'

export function tilePool(
  content: Content,
  { players, difficulty, variant, pool }: Options,
): { characters: Character[]; buildings: Building[] } {
  const removed = [...content.players[players].removeTiles, ...content.variants[variant].removeTiles]
  const isIn = ({ id, printed, stars }: Character | Building) =>
    !printed &&
    (difficulty === 'custom' ? (pool ?? []).includes(id) : stars <= content.difficulties[difficulty]) &&
    !removed.includes(id)
  return { characters: content.characters.filter(isIn), buildings: content.buildings.filter(isIn) }
}
