// What of the board a frame is about: the space, the card, the disc, the mark on a track. As selectors of the parts that the
// picture names; the first is what one looks at.
import type { Change } from '../../../../src/rules/kingdom-defenders/changes.ts'
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { Frame } from './reel.ts'

const space = (id: string) => `[data-space="${id}"]`
const onTrack = (track: string, seat: Seat) => `[data-mark="${track}"][data-seat="${seat}"]`
const campOf = (seat: Seat) => `[data-camp="${seat}"]`
const HORDE = '[data-horde]'
const COUNTER = '[data-counter]'
const WALL = '[data-wall]'

/** `before` is the position that the frame began with; null where nobody knows it. */
export function markedIn({ events, view }: Frame, before: View | null): string[] {
  const found = events.flatMap((event) => [
    ...aboutIt(event, view, before),
    ...('changes' in event ? event.changes.flatMap(whereChanged) : []),
  ])
  return [...new Set(found)]
}

function aboutIt(event: Told, view: View, before: View | null): string[] {
  switch (event.t) {
    case 'round-begun':
      return [`[data-round="${event.round}"]`]
    case 'horde-came':
      return [HORDE, COUNTER]
    case 'dice-out':
      return event.out.map((die) => `[data-die="${die}"]`)
    case 'dice-rolled':
      return event.dice.map(({ die }) => `[data-die="${die}"]`)
    case 'die-taken':
      return [`[data-die="${event.die}"]`]
    case 'placed':
      return [space(event.space), ...tileOf(event.space), ...cardOn(view, event.space)]
    case 'activated':
    case 'declined':
    case 'marked':
      return [space(event.space), ...tileOf(event.space)]
    case 'passed':
      return [`[data-turn][data-seat="${event.seat}"]`]
    case 'horde-advanced':
      return [COUNTER]
    case 'horde-beaten':
      return [HORDE]
    case 'besieged':
    case 'wall-turned':
      return [WALL]
    case 'order-changed':
      return event.order.flatMap((seat, place) =>
        before && before.order[place] === seat ? [] : [`[data-turn="${place + 1}"]`],
      )
    case 'maintained':
      return before ? newOn(view, before) : []
    default:
      return []
  }
}

/** The character or building that a space belongs to, by the space's own name: `A.2`, `E6.b`. */
function tileOf(id: string): string[] {
  if (id.startsWith('A.')) return [`[data-in="${id}"]`]
  const building = /^(E\d+)\./.exec(id)?.[1]
  return building ? [`[data-building="${building}"]`] : []
}

/** The adventure that somebody sets out for; once it is done another may lie there. */
function cardOn({ adventures }: View, id: string): string[] {
  const slot = /^B3\.(\d)$/.exec(id)?.[1]
  const card = slot === undefined ? null : adventures.find((one) => one.slot === Number(slot))?.card
  return card ? [`[data-card="${card}"]`] : []
}

/** What lies open now and did not before. */
function newOn(view: View, before: View): string[] {
  const fresh = (name: string, now: readonly (string | null)[], then: readonly (string | null)[]) =>
    now.flatMap((id) => (id === null || then.includes(id) ? [] : [`[data-${name}="${id}"]`]))
  const cards = ({ adventures }: View) => adventures.map(({ card }) => card)
  return [
    ...fresh('building', view.buildings, before.buildings),
    ...fresh('card', cards(view), cards(before)),
    ...fresh('deed', view.deeds, before.deeds),
    ...fresh('reward', view.rewards, before.rewards),
  ]
}

function whereChanged(change: Change): string[] {
  switch (change.c) {
    case 'count':
      return change.what === 'fame' ? [onTrack('fame', change.seat)] : []
    case 'wounded':
    case 'healed':
      return [onTrack('wounds', change.seat)]
    case 'rose':
      return [onTrack(change.track, change.seat)]
    case 'returned':
    case 'given-up':
      return [space(change.space)]
    case 'rewarded':
      return [`[data-source="${change.from}"]`]
    case 'contributed':
      return [campOf(change.seat), HORDE]
    case 'camp-robbed':
      return [campOf(change.rival), campOf(change.seat)]
    case 'stolen':
      return change.what === 'fame' ? [onTrack('fame', change.rival), onTrack('fame', change.seat)] : []
    default:
      return []
  }
}
