// A regent's smaller decisions: the card of fate, the dice, and what a victory or siege brings.
import type { Command } from '../../../rules/kingdom-defenders/commands.ts'
import type { Pack } from '../../../rules/kingdom-defenders/pack/pack.ts'
import type { QuestionOf } from '../../../rules/kingdom-defenders/questions.ts'
import type { View } from '../../../rules/kingdom-defenders/view.types.ts'
import { modelOf } from './model.ts'
import { type Worth, worthFor } from './worth.ts'

/** Which Fates a regent's way of playing serves best. */
const FATES = ['F7', 'F3', 'F4', 'F6', 'F5', 'F2', 'F1', 'F8']

export function chooseFate({ fates }: QuestionOf<'fate'>): Command {
  const rank = (fate: string) => (FATES.includes(fate) ? FATES.indexOf(fate) : FATES.length)
  const [{ fate, weapons }] = fates.toSorted((a, b) => rank(a.fate) - rank(b.fate)) as [(typeof fates)[number]]
  return { t: 'fate', keep: fate, ...(weapons && { weapons: weapons[Math.floor(weapons.length / 2)]! }) }
}

export function chooseDice(view: View, seat: number, { round, count }: QuestionOf<'dice'>): Command {
  const order =
    view.players[seat]!.wounds > 1
      ? (['wealth', 'force', 'magic', 'healing'] as const)
      : (['healing', 'wealth', 'force', 'magic'] as const)
  const out = order.slice(0, count)
  return {
    t: 'dice',
    round,
    out: (['force', 'magic', 'healing', 'wealth'] as const).filter((die) => out.includes(die)),
  }
}

export function chooseDie(pack: Pack, view: View, seat: number, { round, dice }: QuestionOf<'die'>): Command {
  const own = view.players[seat]!
  const worth = worthFor(pack, view, own)
  const value = (face: string) =>
    (pack.faceNamed.get(face)?.effects ?? []).reduce((sum, effect) => {
      if (effect.op === 'heal') return sum + Math.min(effect.n, own.wounds) * 1.3
      if (effect.op === 'level' && effect.track !== 'either') return sum + 1 + worth.step[effect.track]
      if (effect.op !== 'gain' || effect.res === 'fame' || effect.res === 'weaponOrSpell') return sum
      if (effect.res === 'coin') return sum + worth.coin
      return sum + effect.n * (effect.res === 'loot' ? worth.loot : 0.9)
    }, 0)
  const [best] = dice.toSorted((a, b) => value(b.face) - value(a.face))
  return { t: 'die', round, die: best!.die }
}

/** The space whose loss costs least: gates, then whatever a road is not. */
export function chooseMarker(pack: Pack, { round, spaces }: QuestionOf<'marker'>): Command {
  const cost = { D: 0, A: 2, B1: 3, B2: 1, C: 5, B3: 6 }
  const rank = (id: string) => cost[pack.spaces.get(id)!.area]
  return { t: 'marker', round, space: spaces.toSorted((a, b) => rank(a) - rank(b))[0]! }
}

const betterTrack = ({ step }: Worth): 'strength' | 'magic' => (step.strength >= step.magic ? 'strength' : 'magic')

export function chooseVictory(pack: Pack, view: View, seat: number, question: QuestionOf<'victory'>): Command {
  const { round, goods, track, reward } = question
  const { worth } = modelOf(pack, view, view.players[seat]!)
  const shown = (source: string) => {
    const tile = source === 'random' ? undefined : pack.rewards.get(view.rewards[source === 'left' ? 0 : 1] ?? '')
    return tile ? worth.relic(tile.relic) : worth.reward - 0.3
  }
  return {
    ...{ t: 'victory', round },
    ...(goods && { goods: worth.coin > worth.loot ? 'coin' : 'loot' }),
    ...(track && { track: betterTrack(worth) }),
    ...(reward && { reward: reward.toSorted((a, b) => shown(b) - shown(a))[0]! }),
  } as Command
}

export function chooseSiege(pack: Pack, view: View, seat: number, { round, track, pay }: QuestionOf<'siege'>): Command {
  const own = view.players[seat]!
  const step = track && betterTrack(worthFor(pack, view, own))
  const pays = pay[step ?? 'none'] ?? []
  const wish = own.wounds < 3 || !pays.includes('loot') ? 'wound' : 'loot'
  const paid = pays.includes(wish) ? wish : pays[0]
  return { ...{ t: 'siege', round }, ...(step && { track: step }), ...(paid && { pay: paid }) } as Command
}
