// Ops that bring goods and Fame, and those that cost.

import type { EffectOf } from '../pack/effects.ts'
import { gain, pay } from '../pieces/fame.ts'
import { canSuffer, markerSpaces, needsMarker, suffer } from '../pieces/wounds.ts'
import { playerOf } from '../table.ts'
import { upTo } from '../vocabulary.ts'
import type { Acting, Handler } from './op.ts'

export const gainOp: Handler<EffectOf<'gain'>> = {
  fields: ({ res, n }) => (res === 'weaponOrSpell' ? [{ field: 'weapons', of: upTo(0, n) }] : []),
  run({ res, n }, acting) {
    if (res === 'weaponOrSpell') gainSplit(acting, n)
    else gain(acting.table, acting.seat, res, n)
  },
}

function gainSplit({ table, seat, do: { weapons = 0 } }: Acting, n: number): void {
  gain(table, seat, 'weapon', weapons)
  gain(table, seat, 'spell', n - weapons)
}

export const payOp: Handler<EffectOf<'pay'>> = {
  fields: ({ res, n }, { table, seat, space }) =>
    res === 'wound' && needsMarker(table, seat, n)
      ? [{ field: 'marker', of: markerSpaces(table, seat, space ?? undefined) }]
      : [],
  can: ({ res, n }, { table, seat }) => (res === 'wound' ? canSuffer(table, seat, n) : playerOf(table, seat).coin >= n),
  run({ res, n }, { table, seat, do: { marker } }) {
    if (res === 'wound') suffer(table, seat, n, marker)
    else pay(table, seat, 'coin', n)
  },
}

const payableTimes = ({ coins, times }: EffectOf<'buy'>, coin: number): number =>
  coins === 0 ? times : Math.min(times, Math.floor(coin / coins))

export const buyOp: Handler<EffectOf<'buy'>> = {
  fields(effect, { table, seat }) {
    const times = upTo(1, payableTimes(effect, playerOf(table, seat).coin))
    const weapons = Object.fromEntries(times.map((many) => [many, upTo(0, effect.n * many)]))
    return [
      { field: 'times', of: times },
      { field: 'weapons', by: 'times', of: weapons },
    ]
  },
  can: (effect, { table, seat }) => payableTimes(effect, playerOf(table, seat).coin) >= 1,
  run({ coins, n }, acting) {
    const { table, seat, do: choice } = acting
    const times = choice.times ?? 0
    pay(table, seat, 'coin', coins * times)
    gainSplit(acting, n * times)
  },
}

export const perCardOp: Handler<EffectOf<'perCard'>> = {
  run: ({ max }, { table, seat }) => gain(table, seat, 'fame', Math.min(max, playerOf(table, seat).adventures.length)),
}
