// What a player has handed in and may still change, and what takes it back.
import type { Seat } from '../ruleset.ts'
import { mayAct, mayPlan } from './answer.ts'
import type { Command } from './commands.ts'
import type { Pack } from './pack/pack.ts'
import { missingIn } from './standing.ts'
import type { State } from './state.ts'
import { tableFor } from './table.ts'

/** Each kind that is kept until the game needs it. */
export function handedIn(pack: Pack, state: State, seat: Seat): Command[] {
  const player = state.seats[seat]
  if (!player || state.stage === 'over') return []
  const { standing, plan, acts, given } = player
  const { round, stage } = state
  const table = tableFor(pack, state)
  const said: Command[] = [{ t: 'standing', standing }]
  if (plan && mayPlan(table, seat)) said.push({ t: 'plan', round, ...plan })
  if (acts && mayAct(table, seat)) said.push({ t: 'acts', round, ...acts })
  if (given && (stage === 'victory' || stage === 'siege') && missingIn(table).length > 0)
    said.push({ t: stage, round, ...given } as Command)
  return said
}

export function takeBack(state: State, kind: string): Command | undefined {
  if (kind === 'plan') return { t: 'withdraw-plan', round: state.round }
  if (kind === 'acts') return { t: 'withdraw-acts', round: state.round }
  return kind === 'standing' ? { t: 'standing', standing: {} } : undefined
}
