// How far the game is: the rounds on the left, the phases of a round on the right.
import type { Stage } from '../../rules/kingdom-defenders/state.ts'
import { at, circle, rect, tag, text, title } from '../svg.ts'
import { along, BOARD } from './layout.ts'
import { CELL, INK, LINE, RAGE } from './paint.ts'
import type { Scene } from './scene.ts'

const PHASES = ['1', '2', '3', '4.1', '4.2', '4.3', '4.4', '4.5', '5'] as const
export type Phase = (typeof PHASES)[number]

/** KD-3.1. New round and maintenance take no decisions, so a game never rests in them. */
const PHASE_OF: Readonly<Partial<Record<Stage, Phase>>> = {
  favour: '2',
  placement: '3',
  'area-a': '4.1',
  'area-b': '4.2',
  'area-c': '4.3',
  horde: '4.4',
  victory: '4.4',
  siege: '4.4',
  aftermath: '4.4',
  gates: '4.5',
}

export const phaseOf = (stage: Stage): Phase | undefined => PHASE_OF[stage]

export function drawColumns({ view, words }: Scene): string {
  const rounds = Array.from({ length: view.rounds }, (_, i) => {
    const round = i + 1
    const now = round === view.round
    const y = along(BOARD.rounds, i, view.rounds)
    const fill = now ? RAGE : round < view.round ? '#d8c59a' : '#fff6dc'
    return at(
      BOARD.rounds.x,
      y,
      { 'data-round': round, 'data-now': now ? 'true' : undefined },
      title(`${words.round} ${round}`),
      circle(0, 0, 19, { fill, stroke: INK, 'stroke-width': 1.6 }),
      text(0, 0, String(round), { size: 19, bold: now, anchor: 'middle', fill: now ? '#fff' : INK }),
    )
  })
  const current = phaseOf(view.stage)
  const phases = PHASES.map((phase, i) => {
    const now = phase === current
    return at(
      BOARD.phases.x,
      along(BOARD.phases, i, PHASES.length),
      { 'data-phase': phase, 'data-now': now ? 'true' : undefined },
      title(`${phase} ${words.phases[phase]}`),
      rect(-19, -14, 38, 28, { rx: 6, fill: now ? RAGE : CELL, stroke: now ? INK : LINE, 'stroke-width': 1.3 }),
      text(0, 0, phase, { size: 15, bold: now, anchor: 'middle', fill: now ? '#fff' : INK }),
    )
  })
  const label = text(BOARD.rounds.x, BOARD.rounds.from - 30, words.round, {
    size: 13,
    italic: true,
    anchor: 'middle',
    fill: INK,
  })
  return label + tag('g', { 'data-part': 'rounds' }, ...rounds) + tag('g', { 'data-part': 'phases' }, ...phases)
}
