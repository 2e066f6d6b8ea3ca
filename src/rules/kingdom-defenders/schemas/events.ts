// What is told of what happened (events.ts, tell.ts): of each kind one schema, for those who know all of it and those who
// do not. What somebody may not know is left out, null, or a pile of which only the number is known.
import { type TObject, type TProperties, Type } from 'typebox'
import {
  byKey,
  count,
  kind,
  named,
  namedByKind,
  oneKindOf,
  oneOf,
  orNull,
  seat,
  seed,
  text,
} from '../../schema-parts.ts'
import type { Recorded } from '../commands.ts'
import { actsFields, doing, fields, planFields, siegeFields, victoryFields } from './answers.ts'
import { change } from './changes.ts'
import { result } from './result.ts'
import { die, id, ids, options, pack, pair, standing } from './vocabulary.ts'

const told = <const P extends TProperties>(fields: P, description?: string): TObject<P> =>
  Type.Object(fields, description ? { description } : {})

const turn = { round: count(), seat }
const round = count()
const changed = { changes: Type.Array(change.ref) }
const used = Type.Optional(count())
const seats = Type.Array(seat)
const known = Type.Array(orNull(id))
const inPlay = { id, counter: count() }

const pile = named(
  'KdPile',
  Type.Union([ids, Type.Object({ count: count() })], {
    description: 'Top first. While the game runs only how many there are.',
  }),
)
const deck = Type.Union([ids, Type.Object({ count: count(), top: orNull(id) })])

const due = named(
  'KdDue',
  Type.Array(Type.Object({ seat, camp: count(), extreme: Type.Boolean() }), {
    description: 'Who has something to come: the camp they had, and whether it was the fullest or emptiest.',
  }),
)
const camps = Type.Array(pair.ref, { description: 'By seat.' })
const [victory, siege] = [victoryFields, siegeFields]

const optional = <const P extends TProperties>(of: P) =>
  Object.fromEntries(Object.entries(of).map(([name, schema]) => [name, Type.Optional(schema)])) as unknown as {
    [K in keyof P]: ReturnType<typeof Type.Optional<P[K]>>
  }

const begun = told(
  {
    ...{ t: kind('begun'), ruleset: text(), version: count(), pack: pack.ref, options: options.ref },
    seed: Type.Optional(seed),
    order: seats,
    fame: Type.Array(count(), { description: 'By seat.' }),
    ...{ hero: count(), aside: count(), characters: byKey(id), buildings: known },
    ...{ deeds: ids, deedPile: pile.ref, row: byKey(id), deck, rewards: ids, rewardPile: pile.ref },
    horde: orNull(Type.Object(inPlay)),
    hordePile: pile.ref,
    fates: Type.Array(orNull(ids), { description: 'By seat: the own ones.' }),
  },
  'The table is set. The seed is told after the end.',
)

export const events = namedByKind('Kd', 'Event', {
  begun,
  'fate-kept': told(
    { t: kind('fate-kept'), seat, ...optional(fields.fate), ...optional(changed) },
    'Which one its own seat alone knows.',
  ),
  'standing-left': told({ t: kind('standing-left'), seat, standing: standing.ref }, 'Told to its own seat alone.'),
  'plan-given': told({ t: kind('plan-given'), ...turn, ...optional(planFields) }),
  'plan-withdrawn': told({ t: kind('plan-withdrawn'), ...turn }),
  'acts-given': told({ t: kind('acts-given'), ...turn, ...optional(actsFields) }),
  'acts-withdrawn': told({ t: kind('acts-withdrawn'), ...turn }),
  'victory-given': told({ t: kind('victory-given'), ...turn, ...victory }),
  'siege-given': told({ t: kind('siege-given'), ...turn, ...siege }),
  'round-begun': told({ t: kind('round-begun'), round, grey: orNull(seat), favour: seats }),
  'horde-came': told({ t: kind('horde-came'), round, special: Type.Boolean(), ...inPlay }),
  'dice-out': told({ t: kind('dice-out'), ...turn, out: Type.Array(die.ref) }),
  'dice-rolled': told({ t: kind('dice-rolled'), round, dice: Type.Array(Type.Object({ die: die.ref, face: id })) }),
  'die-taken': told({ t: kind('die-taken'), ...turn, die: die.ref, face: id, ...changed }),
  placed: told({ t: kind('placed'), ...turn, space: id, discs: count(), coins: count(), fame: count(), used }),
  passed: told({
    ...{ t: kind('passed'), ...turn, used },
    forced: Type.Optional(
      Type.Unsafe<true>({
        const: true,
        description: 'For want of a legal space: no decision. Told to its own seat alone.',
      }),
    ),
  }),
  'placement-ended': told({ t: kind('placement-ended'), round }),
  asked: told({ t: kind('asked'), ...turn, what: oneOf(Object.keys(fields) as Recorded[]), used }),
  activated: told({ t: kind('activated'), ...turn, space: id, do: doing.ref, used, ...changed }),
  declined: told({ t: kind('declined'), ...turn, space: id, used, ...changed }),
  marked: told({ t: kind('marked'), ...turn, space: id, ...changed }),
  'area-ended': told({
    ...{ t: kind('area-ended'), round, area: oneOf(['A', 'B', 'C']) },
    next: oneOf(['area-b', 'area-c', 'horde', 'gates']),
    order: Type.Optional(
      Type.Array(seat, { description: 'Who goes after whom in Area B, when it is about to begin.' }),
    ),
    ...changed,
  }),
  'horde-beaten': told({
    t: kind('horde-beaten'),
    round,
    horde: id,
    camps,
    due: due.ref,
    defender: Type.Boolean(),
    ...changed,
  }),
  'horde-advanced': told({ t: kind('horde-advanced'), round, counter: count() }),
  besieged: told({ t: kind('besieged'), round, horde: id, camps, due: due.ref, ...changed }),
  'victory-taken': told({ t: kind('victory-taken'), ...turn, ...victory, ...changed }),
  'siege-paid': told({ t: kind('siege-paid'), ...turn, ...siege, ...changed }),
  'wall-turned': told({ t: kind('wall-turned'), round, wall: orNull(kind('B')) }),
  'order-changed': told({ t: kind('order-changed'), round, order: seats, ...changed }),
  maintained: told({
    ...{ t: kind('maintained'), round },
    building: orNull(id, 'The building revealed, if one is.'),
    ...{ deeds: known, rewards: known, row: byKey(orNull(id)) },
    drawn: count('How many cards left the deck.'),
    top: orNull(id, 'Which one is on top now.'),
    grey: orNull(seat, 'Who gives the grey disc back.'),
    ...changed,
  }),
  ended: told({ t: kind('ended'), round, result: result.ref }),
})

export const event = named(
  'KdEvent',
  oneKindOf(
    events,
    'Something that happened, as its reader may know it. `used`: how many wishes of the plan, or steps of the acts, are done or dropped; told to its own seat alone.',
  ),
)
export const eventParts = [pile, due, change]
