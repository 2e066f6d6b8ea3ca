// What a player sent, found from the events it led to, so that a log can be judged again. The events may come from anywhere:
// what is taken from them is for answer.ts to judge.
import type { Happening } from '../ruleset.ts'
import { type Fields, isObject } from '../shape.ts'
import type { Command } from './commands.ts'

export function commandOf([first]: readonly Happening[]): Command | undefined {
  return (isObject(first) ? sentFor(first) : undefined) as Command | undefined
}

function sentFor(event: Fields): Fields | undefined {
  const { round, space } = event
  switch (event.t) {
    case 'standing-left':
      return { t: 'standing', standing: event.standing }
    case 'fate-kept':
      return { t: 'fate', ...only(event, 'keep', 'weapons') }
    case 'plan-given':
      return { t: 'plan', round, ...only(event, 'wishes', 'then') }
    case 'plan-withdrawn':
      return { t: 'withdraw-plan', round }
    case 'acts-given':
      return { t: 'acts', round, ...only(event, 'steps', 'rest') }
    case 'acts-withdrawn':
      return { t: 'withdraw-acts', round }
    case 'victory-given':
      return { t: 'victory', round, ...only(event, 'goods', 'track', 'reward') }
    case 'siege-given':
      return { t: 'siege', round, ...only(event, 'track', 'pay') }
    case 'dice-out':
      return { t: 'dice', round, out: event.out }
    case 'die-taken':
      return { t: 'die', round, die: event.die }
    case 'placed':
      return { t: 'place', round, space }
    case 'passed':
      return { t: 'place', round, space: null }
    case 'activated':
      return { t: 'act', round, space, do: event.do }
    case 'declined':
      return { t: 'act', round, space, do: null }
    case 'marked':
      return { t: 'marker', round, space }
    default:
      return undefined
  }
}

/** Those of the fields that are there. */
const only = (event: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (event[name] === undefined ? [] : [[name, event[name]]])))
