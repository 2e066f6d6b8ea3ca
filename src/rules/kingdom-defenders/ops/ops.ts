// The interpreter (KD-6.4): a handler an op, none for a tile. Ops that run further effects are here, as they need it.
import { Stream } from '../../random.ts'
import type { Seat } from '../../ruleset.ts'
import type { Do } from '../commands.ts'
import type { Field } from '../fields.ts'
import type { Effect, EffectOf, Op } from '../pack/effects.ts'
import { change, isThere, playerOf, type Table } from '../table.ts'
import { DICE, type Die, TRACKS, type Track, upTo } from '../vocabulary.ts'
import { attackOp } from './attack.ts'
import { buyOp, gainOp, payOp, perCardOp } from './goods.ts'
import type { Acting, Handler, Site } from './op.ts'
import { contributeOp, discOp, healOp, rewardOp } from './others.ts'

/** Each single step carries out what the step reached brings; a step on a full track is lost (KD-6.14). */
export function rise(acting: Acting, track: Track, n: number): void {
  const { table, seat } = acting
  const { steps } = table.pack.content.tracks[track]
  for (let step = 0; step < n; step++) {
    const to = playerOf(table, seat)[track] + 1
    if (to >= steps.length) return
    change(table, { c: 'rose', seat, track, to })
    run(steps[to]!.effects ?? [], acting)
  }
}

const levelOp: Handler<EffectOf<'level'>> = {
  fields: ({ track }) => (track === 'either' ? [{ field: 'track', of: [...TRACKS] }] : []),
  run: ({ track, n }, acting) => rise(acting, track === 'either' ? acting.do.track! : track, n),
}

const chooseOp: Handler<EffectOf<'choose'>> = {
  fields: ({ options }) => [{ field: 'option', of: upTo(0, options.length - 1) }],
  run: ({ options }, acting) => run(options[acting.do.option!]!, acting),
}

/** The K-th roll of an activation has a purpose of its own (KD-11.4). Who does not know the seed sees no face. */
function rollDie(acting: Acting, die: Die): void {
  const { table, seat, space } = acting
  const { seed, round } = table.state
  acting.rolls++
  const face =
    seed === '' ? null : table.pack.faces[die][new Stream(seed, `roll/${round}/${space}/${acting.rolls}`).below(6)]!
  change(table, { c: 'rolled', seat, die, face: face?.id ?? null })
  if (face) run(face.effects, acting)
}

const rollOp: Handler<EffectOf<'roll'>> = {
  fields: ({ die, times }) => (die === 'any' ? [{ field: 'dice', of: [...DICE], count: times }] : []),
  run({ die, times }, acting) {
    if (die === 'any') for (const one of acting.do.dice!) rollDie(acting, one)
    else for (let roll = 0; roll < times; roll++) rollDie(acting, die)
  },
}

const copyOp: Handler<EffectOf<'copy'>> = {
  fields(_, site) {
    const of = copyable(site)
    const fieldsOf = (id: string) => fields(site.table.pack.buildings.get(id)!.effects, site)
    return [{ field: 'building', of, brings: Object.fromEntries(of.map((id) => [id, fieldsOf(id)])) }]
  },
  can: (_, site) => copyable(site).length > 0,
  run: (_, acting) => run(acting.table.pack.buildings.get(acting.do.building!)!.effects, acting),
}

/** Another building that is there and whose effects can be done; its space and requirement do not matter. */
const copyable = (site: Site): string[] =>
  site.table.pack.content.buildings.flatMap(({ id, affectsC, effects }) =>
    isThere(site.table, id) && !effects.some(({ op }) => op === 'copy') && canBeDone(affectsC, effects, site)
      ? [id]
      : [],
  )

const passive = {}

const OPS: { [O in Op]: Handler<EffectOf<O>> } = {
  gain: gainOp,
  pay: payOp,
  buy: buyOp,
  heal: healOp,
  level: levelOp,
  choose: chooseOp,
  roll: rollOp,
  reward: rewardOp,
  contribute: contributeOp,
  disc: discOp,
  perCard: perCardOp,
  copy: copyOp,
  attack: attackOp,
  shield: passive,
  first: passive,
  discount: passive,
  on: passive,
  levelTile: passive,
}

const handlerOf = (effect: Effect) => OPS[effect.op] as Handler<Effect>

/** The fields a list of effects calls for. */
export function fields(effects: readonly Effect[], site: Site): Field[] {
  const called: Field[] = []
  for (const effect of effects) {
    const more = handlerOf(effect).fields?.(effect, site)
    if (more) called.push(...more)
  }
  return called
}

/** Whether a tile's effects can be done as things stand (KD-6.2). */
export const canBeDone = (affectsC: boolean, effects: readonly Effect[], site: Site): boolean =>
  !(affectsC && site.table.state.horde === null) &&
  effects.every((effect) => handlerOf(effect).can?.(effect, site) ?? true)

/** From left to right, each seeing what the ones before did. */
export function run(effects: readonly Effect[], acting: Acting): void {
  for (const effect of effects) handlerOf(effect).run?.(effect, acting)
}

/** Effects by themselves: of a face, a card or a step. */
export const runAlone = (table: Table, seat: Seat, effects: readonly Effect[], choice: Do = {}): void =>
  run(effects, { table, seat, space: null, do: choice, rolls: 0 })
