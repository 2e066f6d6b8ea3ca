// Attacks (KD-6.5a), a handler a kind: who is eligible, what must be named, and what happens.
import type { Seat } from '../../ruleset.ts'
import type { Field, Value } from '../fields.ts'
import type { Attack, EffectOf } from '../pack/effects.ts'
import { campRoom } from '../pieces/camps.ts'
import { gain, hasShield } from '../pieces/fame.ts'
import { strike } from '../pieces/wounds.ts'
import { change, playerOf, spacesOf, type Table } from '../table.ts'
import { GOODS, RESOURCES, sumOf } from '../vocabulary.ts'
import type { Acting, Handler, Site } from './op.ts'

type Kind<K extends Attack['kind']> = Extract<Attack, { kind: K }>

interface AttackKind<A extends Attack> {
  isEligible(attack: A, site: Site, rival: Seat): boolean
  fields(attack: A, site: Site, rivals: Seat[]): Field[]
  run(attack: A, acting: Acting, rival: Seat): void
}

const byRival = (rivals: readonly Seat[], of: (rival: Seat) => Value[]): Record<string, Value[]> =>
  Object.fromEntries(rivals.map((rival) => [rival, of(rival)]))

const good: AttackKind<Kind<'good'>> = {
  isEligible: () => true,
  fields: () => [{ field: 'good', of: [...GOODS] }],
  run(_, { table, seat, do: choice }, rival) {
    const what = choice.good!
    change(table, { c: 'stolen', seat, rival, what, n: Math.min(1, playerOf(table, rival)[what]) })
  },
}

const fame: AttackKind<Kind<'fame'>> = {
  isEligible: () => true,
  fields: () => [],
  run: ({ n }, { table, seat }, rival) =>
    change(table, { c: 'stolen', seat, rival, what: 'fame', n: Math.min(n, playerOf(table, rival).fame) }),
}

const wound: AttackKind<Kind<'wound'>> = {
  isEligible: () => true,
  fields: () => [],
  run: (_, { table }, rival) => strike(table, rival),
}

/** Without Fame or trigger. */
const camp: AttackKind<Kind<'camp'>> = {
  isEligible: (_, { table, seat }, rival) => campRoom(table, seat) > 0 && sumOf(playerOf(table, rival).camp) > 0,
  fields: (_, { table }, rivals) => [
    {
      field: 'camp',
      by: 'rival',
      of: byRival(rivals, (rival) => RESOURCES.filter((kind) => playerOf(table, rival).camp[kind] > 0)),
    },
  ],
  run: (_, { table, seat, do: choice }, rival) => change(table, { c: 'camp-robbed', seat, rival, good: choice.camp! }),
}

const targets = (table: Table, { areas }: Kind<'bounce'>, rival: Seat): string[] =>
  spacesOf(table, rival).flatMap(({ id, area }) => (areas.includes(area) ? [id] : []))

/** Without effect, penalty or refund for whoever is sent home. */
const bounce: AttackKind<Kind<'bounce'>> = {
  isEligible: (attack, { table }, rival) => targets(table, attack, rival).length > 0,
  fields: (attack, { table }, rivals) => [
    { field: 'target', by: 'rival', of: byRival(rivals, (rival) => targets(table, attack, rival)) },
  ],
  run({ coins }, { table, do: choice }, rival) {
    const space = choice.target!
    change(table, { c: 'returned', seat: rival, space, discs: table.state.spaces[space]!.discs })
    gain(table, rival, 'coin', coins)
  },
}

const KINDS: { [K in Attack['kind']]: AttackKind<Kind<K>> } = { good, fame, wound, camp, bounce }

const kindOf = (attack: Attack) => KINDS[attack.kind] as AttackKind<Attack>

const eligible = (attack: Attack, site: Site): Seat[] =>
  [...site.table.state.seats.keys()].filter(
    (rival) => rival !== site.seat && !hasShield(site.table, rival) && kindOf(attack).isEligible(attack, site, rival),
  )

/** If nobody is eligible it does nothing, and the list goes on. */
export const attackOp: Handler<EffectOf<'attack'>> = {
  fields(attack, site) {
    const rivals = eligible(attack, site)
    return rivals.length === 0 ? [] : [{ field: 'rival', of: rivals }, ...kindOf(attack).fields(attack, site, rivals)]
  },
  run(attack, acting) {
    const { rival } = acting.do
    if (rival !== undefined) kindOf(attack).run(attack, acting, rival)
  },
}
