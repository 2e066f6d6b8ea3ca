// How tiles come and go, and titans awaken, in sentences.
import type { Said } from '../../story-lines.ts'
import type { EventOf } from '../events.ts'
import type { Told } from '../tell.ts'
import type { City } from '../vocabulary.ts'
import { unitList } from '../words/said.ts'
import { said, type Telling } from './telling.ts'

type ToldOf<T extends Told['t']> = Extract<Told, { t: T }>
/** A pile, or what may be known of one. */
type Pile = readonly City[] | { count: number }

const sizeOf = (pile: Pile): number => ('count' in pile ? pile.count : pile.length)

/** A threat leaves because it was beaten, which has been told. */
export const tileLeft = ({ say, city }: Telling, event: EventOf<'tile-left'>): Said[] =>
  event.side === 'recruit' ? [said(say.recruitsGone(city(event.city)))] : []

export function tileCame({ nouns, say, city, tile }: Telling, event: EventOf<'tile-came'>): Said {
  const at = city(event.city)
  if (event.side === 'recruit') return said(say.recruitsCame(at, unitList(nouns, event.units)))
  const face = tile(event.city)
  return said(face ? say.threatCame(at, face.creature, unitList(nouns, face.needs)) : say.threatCameUnknown(at))
}

/** Worth telling only when it comes from the pile of the other side. */
export const nextDrawn = ({ say, city }: Telling, event: EventOf<'next-drawn'>): Said[] =>
  event.from === event.side ? [] : [said(say.nextFromOtherPile[event.side](city(event.city)))]

export const pileTurned = ({ say }: Telling, event: ToldOf<'pile-turned'>): Said =>
  said(say.pileTurned[event.pile](sizeOf(event.tiles)))

export const titansAwoke = ({ say }: Telling, event: EventOf<'titans-awoke'>): Said =>
  said(say.titansAwoke(event.sizes))

export function reinforced({ nouns, say, city }: Telling, event: ToldOf<'reinforced'>): Said {
  const tiles = (pile: Pile) => nouns.count(sizeOf(pile), 'tiles')
  const next = event.threatNext === null ? null : city(event.threatNext)
  return said(say.reinforced(tiles(event.recruitPile), tiles(event.threatPile), next))
}
