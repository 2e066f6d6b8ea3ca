// The other ops: healing, camps, discs and Rewards.

import type { EffectOf } from '../pack/effects.ts'
import { contribute, gifts } from '../pieces/camps.ts'
import { heal } from '../pieces/wounds.ts'
import { sources, takeReward } from '../rewards.ts'
import { change, playerOf } from '../table.ts'
import type { Handler } from './op.ts'

export const healOp: Handler<EffectOf<'heal'>> = {
  run: ({ n }, { table, seat }) => heal(table, seat, n),
}

export const rewardOp: Handler<EffectOf<'reward'>> = {
  fields(_, { table }) {
    const from = sources(table.state)
    return from.length > 0 ? [{ field: 'reward', of: from }] : []
  },
  run(_, { table, seat, do: { reward } }) {
    if (reward !== undefined) takeReward(table, seat, reward)
  },
}

export const contributeOp: Handler<EffectOf<'contribute'>> = {
  fields: ({ max }, { table, seat }) => [{ field: 'give', of: gifts(table, seat, 0, max) }],
  run(_, { table, seat, do: { give } }) {
    if (give) contribute(table, seat, give)
  },
}

export const discOp: Handler<EffectOf<'disc'>> = {
  run({ kind }, { table, seat }) {
    if (kind === 'own' && playerOf(table, seat).aside > 0) change(table, { c: 'disc-joined', seat })
    if (kind === 'grey' && table.state.grey.next === null) change(table, { c: 'grey-claimed', seat })
  },
}
