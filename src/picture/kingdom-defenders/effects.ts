// What tiles and cards do, as rows of signs: one for every op there is, none for a tile.
import type { Attack, Effect, EffectOf, Gain, Op } from '../../rules/kingdom-defenders/pack/effects.ts'
import type { Trigger } from '../../rules/kingdom-defenders/vocabulary.ts'
import { counted, type Part, repeated, signed, worded } from './rows.ts'
import type { Sign } from './signs.ts'

type Show = { [O in Op]: (effect: EffectOf<O>) => Part[] }

const THEN = worded('→')
const OR = worded('/')

const gainSign = (res: Gain['res']): Sign => (res === 'weaponOrSpell' ? 'both' : res)

const TRIGGER: Readonly<Record<Trigger, Part>> = {
  adventure: signed('card'),
  deed: signed('deed'),
  contribution: signed('tent'),
  areaB: worded('B'),
}

function attacked(attack: Attack): Part[] {
  if (attack.kind === 'good') return [signed('weapon'), OR, signed('spell'), OR, signed('coin'), OR, signed('loot')]
  if (attack.kind === 'fame') return counted(attack.n, 'fame')
  if (attack.kind === 'wound') return [signed('wound')]
  if (attack.kind === 'camp') return [signed('tent'), signed('both')]
  return [signed('disc'), signed('home')]
}

const SHOW: Show = {
  gain: ({ res, n }) => counted(n, gainSign(res)),
  pay: ({ res, n }) => [...counted(n, res), THEN],
  buy: ({ coins, n, times }) => [worded(`${times}×`), ...counted(coins, 'coin'), THEN, ...counted(n, 'both')],
  heal: ({ n }) => counted(n, 'heal'),
  level: ({ track, n }) => (track === 'either' ? [signed('strength'), OR, signed('magic')] : repeated(n, track)),
  choose: ({ options }) => options.flatMap((list, i) => [...(i > 0 ? [OR] : []), ...partsOf(list)]),
  roll: ({ die, times }) => (die === 'any' ? repeated(times, 'any') : [signed(`die:${die}`)]),
  reward: () => [signed('chest')],
  contribute: ({ max }) => [worded(`≤${max}`), signed('both'), THEN, signed('tent')],
  disc: ({ kind }) => [worded('+1'), signed(kind === 'own' ? 'disc' : 'greyDisc')],
  perCard: ({ max }) => [signed('card'), THEN, signed('fame'), worded(`≤${max}`)],
  copy: () => [worded('='), signed('house')],
  attack: (attack) => [signed('attack'), ...attacked(attack)],
  shield: () => [signed('shield'), worded('≠'), signed('attack')],
  first: () => [worded('B'), signed('first')],
  discount: ({ resources, wounds }) => [
    signed('card'),
    worded(`−${resources}`),
    signed('both'),
    worded(`−${wounds}`),
    signed('wound'),
  ],
  on: ({ triggers, do: gains }) => [...triggers.map((trigger) => TRIGGER[trigger]), THEN, ...partsOf(gains)],
  levelTile: ({ value }) => [worded(`−${value}`)],
}

export const partsOf = (effects: readonly Effect[]): Part[] =>
  effects.flatMap((effect) => (SHOW[effect.op] as (one: Effect) => Part[])(effect))
