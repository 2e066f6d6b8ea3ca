// What a space may ever call for, whatever happens before it comes up: what does not keep to this is never legal. What is
// legal as things stand is another matter, and the fields' own (fields.ts).
import type { Seat } from '../../ruleset.ts'
import type { Do } from '../commands.ts'
import type { FieldName } from '../fields.ts'
import type { Effect } from '../pack/effects.ts'
import { tileOn } from '../round/activation.ts'
import { isThere, spaceOf, type Table } from '../table.ts'
import { sumOf } from '../vocabulary.ts'

interface Called {
  readonly name: FieldName
  /** Some are called for only as things stand then. */
  readonly always: boolean
  /** Whether it may ever be so. */
  readonly can: (given: Do) => boolean
}

export interface Never {
  readonly field: FieldName
  readonly why: 'missing' | 'unknown' | 'impossible'
}

const anything = () => true
const always = (name: FieldName, can: Called['can'] = anything): Called => ({ name, always: true, can })
const maybe = (name: FieldName, can: Called['can'] = anything): Called => ({ name, always: false, can })

/** The first field for which this can never be done at a space of this seat's. */
export function neverLegal(table: Table, seat: Seat, space: string, given: Do): Never | undefined {
  const called = everCalled(table, seat, space, given)
  const names = Object.keys(given) as FieldName[]
  const missing = called.find((one) => one.always && !names.includes(one.name))
  if (missing) return { field: missing.name, why: 'missing' }
  const unknown = names.find((name) => called.every((one) => one.name !== name))
  if (unknown) return { field: unknown, why: 'unknown' }
  const impossible = called.find((one) => names.includes(one.name) && !one.can(given))
  return impossible && { field: impossible.name, why: 'impossible' }
}

function everCalled(table: Table, seat: Seat, id: string, given: Do): Called[] {
  const space = spaceOf(table, id)
  switch (space.area) {
    case 'B1':
      return [always('deed', ({ deed }) => table.state.deeds.includes(deed!)), maybe('reward')]
    case 'B3':
      return [always('pay'), maybe('marker')]
    case 'C':
      return [always('give', ({ give }) => sumOf(give!) >= 1 && sumOf(give!) <= space.max)]
    default:
      return tileOn(table, space).effects.flatMap((effect) => calledBy(table, seat, effect, given))
  }
}

function calledBy(table: Table, seat: Seat, effect: Effect, given: Do): Called[] {
  switch (effect.op) {
    case 'gain':
      return effect.res === 'weaponOrSpell' ? [always('weapons', ({ weapons }) => weapons! <= effect.n)] : []
    case 'pay':
      return effect.res === 'wound' ? [maybe('marker')] : []
    case 'buy':
      return [
        always('times', ({ times }) => times! >= 1 && times! <= effect.times),
        always('weapons', ({ weapons, times }) => weapons! <= effect.n * times!),
      ]
    case 'level':
      return effect.track === 'either' ? [always('track')] : []
    case 'choose':
      return [always('option', ({ option }) => option! < effect.options.length)]
    case 'roll':
      return effect.die === 'any' ? [always('dice', ({ dice }) => dice!.length === effect.times)] : []
    case 'reward':
      return [maybe('reward')]
    case 'contribute':
      return [always('give', ({ give }) => sumOf(give!) <= effect.max)]
    case 'copy':
      return calledByCopy(table, seat, given)
    case 'attack': {
      const isRival = (rival: Seat) => rival !== seat && rival < table.state.options.players
      const named = { good: 'good', camp: 'camp', bounce: 'target', fame: null, wound: null } as const
      const what = named[effect.kind]
      return [maybe('rival', ({ rival }) => isRival(rival!)), ...(what ? [maybe(what)] : [])]
    }
    default:
      return []
  }
}

/** The building brings its own. */
function calledByCopy(table: Table, seat: Seat, given: Do): Called[] {
  const named = table.pack.buildings.get(given.building ?? '')
  const canBe = named !== undefined && isThere(table, named.id) && !named.effects.some(({ op }) => op === 'copy')
  const brought = canBe ? named.effects.flatMap((effect) => calledBy(table, seat, effect, given)) : []
  return [always('building', () => canBe), ...brought]
}
