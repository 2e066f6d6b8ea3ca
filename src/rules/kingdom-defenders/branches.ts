// Which branches of the rules an event shows at work, for the suite of records that is to go through all of them.
import type { Event } from './events.ts'

const SECTION_OF: Readonly<Partial<Record<Event['t'], string>>> = {
  ...{ 'dice-out': 'KD-4', placed: 'KD-5', declined: 'KD-6', marked: 'KD-6', 'area-ended': 'KD-3' },
  ...{
    'horde-came': 'KD-8',
    'horde-beaten': 'KD-8',
    'horde-advanced': 'KD-8',
    besieged: 'KD-8',
    'wall-turned': 'KD-8',
  },
  ...{ 'order-changed': 'KD-3', maintained: 'KD-3' },
}

export function branches(event: Event): string[] {
  return [...own(event), ...('changes' in event ? event.changes : []).flatMap((change) => changed(event, change))]
}

function own(event: Event): string[] {
  switch (event.t) {
    case 'begun': {
      const { players, difficulty, variant } = event.options
      return [`KD-2/${players} players, ${variant === 'none' ? 'no variant' : variant}`, `KD-2/${difficulty}`]
    }
    case 'fate-kept':
      return [`KD-2/fate: ${event.keep}`]
    case 'die-taken':
      return [`KD-4/taken: ${event.face}`]
    case 'passed':
      return [`KD-5/passed${event.forced ? ' for want of a space' : ''}`]
    case 'placed':
      return [`KD-5/placed${event.coins > 0 ? ', for coins' : ''}${event.fame > 0 ? ', for fame' : ''}`]
    case 'activated':
      return [`KD-6/activated: ${event.space}`]
    case 'declined':
      return [`KD-6/declined: ${event.space[0]}`]
    case 'area-ended':
      return [`KD-3/after ${event.area}: ${event.next}`]
    case 'horde-came':
      return [`KD-8/horde-came${event.special ? ', a special one' : ''}`]
    case 'horde-beaten':
      return [`KD-8/horde-beaten${event.defender ? ', by a defender' : ''}`]
    case 'wall-turned':
      return [`KD-8/the wall ${event.wall === null ? 'falls' : 'is turned'}`]
    case 'victory-taken':
    case 'siege-paid':
      return [
        `KD-8/${event.t}: ${['goods', 'track', 'reward', 'pay'].filter((part) => part in event).join(' and ') || 'nothing'}`,
      ]
    case 'ended': {
      const { kingdomSaved, winners, achievements } = event.result
      const reached = new Set([...achievements.seats.flat(), ...achievements.table])
      return [
        `KD-9/the kingdom is ${kingdomSaved ? 'saved' : 'lost'}`,
        `KD-9/${winners.length === 1 ? 'one wins' : 'a shared victory'}`,
        ...[...reached].map((id) => `KD-9/achieved: ${id}`),
      ]
    }
    default: {
      const section = SECTION_OF[event.t]
      return section ? [`${section}/${event.t}`] : []
    }
  }
}

/** Most changes are by the tiles (KD-6), whatever event tells them. */
const changed = (
  { t }: Event,
  change: { readonly c: string; readonly die?: string; readonly from?: string },
): string[] => {
  const section =
    t === 'fate-kept' ? 'KD-2' : change.c === 'contributed' || change.c === 'camp-robbed' ? 'KD-7' : 'KD-6'
  return [`${section}/${change.c}${change.die ? `: ${change.die}` : change.from ? `: ${change.from}` : ''}`]
}
