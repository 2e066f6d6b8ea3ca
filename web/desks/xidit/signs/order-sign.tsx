// The five orders as signs: the roads as the map draws them, crossed swords, an hourglass.
import { roadLine } from '../../../../src/picture/xidit/roads.ts'
import type { Order } from '../../../../src/rules/xidit/vocabulary.ts'
import { Drawn } from '../../shared/signs/drawn.tsx'
import { isRoad } from '../play.ts'

const SWORD = 'M-13-11-10-12 7 5 10 2 12 4 9 7 12.5 10.5 10.5 12.5 7 9 4 12 2 10 5 7-12-10z'
const act = `<g fill="#2b1d10"><path d="${SWORD}"/><path d="${SWORD}" transform="scale(-1 1)"/></g>`
const wait =
  '<path d="M-9-12h18M-9 12h18M-7-12v3c0 5 6 6 6 9s-6 4-6 9v3M7-12v3c0 5-6 6-6 9s6 4 6 9v3" fill="none" stroke="#2b1d10" stroke-width="2.4" stroke-linecap="round"/><path d="M-5 11c0-3 3-5 5-6 2 1 5 3 5 6z" fill="#2b1d10"/>'

export function OrderSign({ order }: { readonly order: Order }) {
  const drawn = isRoad(order) ? roadLine('M-22 0H22', order) : order === 'act' ? act : wait
  return <Drawn className="order-sign" box="-24 -14 48 28" drawn={drawn} />
}
