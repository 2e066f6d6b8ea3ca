// What a preview says of each line: what its space does, and whether that is what was said.
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import { sameValue } from './choice.ts'
import type { ActsPaper, Way } from './paper.ts'

type Happens = Extract<Told, { t: 'activated' | 'declined' }>

export interface ActForeseen {
  /** What happens there by this line; undefined where nothing does. */
  readonly event: Happens | undefined
  /** `otherwise`: what was said is not possible then; `spare`: an earlier line is, so nobody needs this one. */
  readonly state: 'so' | 'otherwise' | 'spare'
}

/** Line by line: of several for one space the first that is possible is the one. */
export const foreseeActs = (events: readonly Told[], seat: unknown, paper: ActsPaper): ActForeseen[] =>
  paper.map(({ space }, at) => {
    const event = events.find(
      (one): one is Happens =>
        (one.t === 'activated' || one.t === 'declined') && one.seat === seat && one.space === space,
    )
    if (!event) return { event, state: 'so' }
    const lines = paper.flatMap((line, i) => (line.space === space ? [i] : []))
    const done = lines.find((i) => isAsSaid(event, paper[i]!.do))
    // What nobody said is done by itself: that is told of the last.
    if (done === undefined) return { event: at === lines.at(-1) ? event : undefined, state: 'otherwise' }
    if (at === done) return { event, state: 'so' }
    return { event: undefined, state: at < done ? 'otherwise' : 'spare' }
  })

function isAsSaid(event: Happens, way: Way): boolean {
  if (way === 'auto' || way === 'ask') return true
  if (way === null || event.t === 'declined') return way === null && event.t === 'declined'
  return Object.keys(way).every((field) => sameValue(event.do[field as 'pay'], way[field as 'pay']))
}
