// Words from data (KD-18): no tile carries a text, its sentence is made of its ops.
import type { Locale } from '../../ruleset.ts'
import type { Attack, Effect, EffectOf, Op } from '../pack/effects.ts'
import type { Adventure, Deed, Pack } from '../pack/pack.ts'
import { NEEDS, type Need } from '../vocabulary.ts'
import { type Names, namesFor } from './names.ts'

type Say<E> = (effect: E, names: Names) => string
type OpWords = { [O in Op]: Say<EffectOf<O>> }

const en: OpWords = {
  gain: ({ res, n }, { goods }) => {
    if (res === 'weaponOrSpell') return `Gain ${n} weapons or spells as you like.`
    return res === 'fame' ? `Gain ${n} Fame.` : `Gain ${goods(n, res)}.`
  },
  pay: ({ res, n }, { goods }) => (res === 'wound' ? `Suffer ${n} wound:` : `Pay ${goods(n, res)}:`),
  buy: ({ coins, n, times }) => `Up to ${times} times: pay ${coins} coin, gain ${n} weapons or spells.`,
  heal: ({ n }) => `Heal ${n}.`,
  level: ({ track, n }) =>
    `Rise ${n} in ${track === 'either' ? 'Strength or Magic' : track === 'strength' ? 'Strength' : 'Magic'}.`,
  choose: ({ options }, names) => `Choose: ${options.map((list) => textOf(list, names)).join(' or ')}`,
  roll: ({ die, times }, names) =>
    die === 'any' ? `Name ${times} dice and roll them.` : `Roll the ${names.die(die)}.`,
  reward: () => 'Take a Reward.',
  contribute: ({ max }) => `Put up to ${max} missing resources into your camp, 1 Fame each.`,
  disc: ({ kind }) =>
    kind === 'own' ? 'One of your set-aside discs is yours for good.' : 'You have one more disc next round.',
  perCard: ({ max }) => `Gain 1 Fame for each of your Adventures, at most ${max}.`,
  copy: () => 'Use any other building.',
  attack: (attack) => attackWords.en(attack),
  shield: () => 'Nobody may attack you.',
  first: () => 'You act first in Area B.',
  discount: ({ resources, wounds }) => `Your Adventures cost ${resources} weapon or spell and ${wounds} wound less.`,
  on: ({ triggers, do: gains }, names) =>
    `${triggers.includes('areaB') ? 'At the start of Area B' : `For each ${triggers.map((one) => TRIGGERS.en[one]).join(', ')}`}: ${textOf(gains, names)}`,
  levelTile: ({ value }) => `Adventures cost ${value} less.`,
}

const de: OpWords = {
  gain: ({ res, n }, { goods }) => {
    if (res === 'weaponOrSpell') return `Nimm ${n} Waffen oder Zauber nach Wahl.`
    return res === 'fame' ? `Gewinne ${n} Ruhm.` : `Nimm ${goods(n, res)}.`
  },
  pay: ({ res, n }, { goods }) => (res === 'wound' ? `Nimm ${n} Wunde:` : `Zahle ${goods(n, res)}:`),
  buy: ({ coins, n, times }) => `Bis zu ${times}-mal: zahle ${coins} Münze, nimm ${n} Waffen oder Zauber.`,
  heal: ({ n }) => `Heile ${n}.`,
  level: ({ track, n }) =>
    `Steige ${n} in ${track === 'either' ? 'Stärke oder Magie' : track === 'strength' ? 'Stärke' : 'Magie'}.`,
  choose: ({ options }, names) => `Wähle: ${options.map((list) => textOf(list, names)).join(' oder ')}`,
  roll: ({ die, times }, names) =>
    die === 'any' ? `Nenne ${times} Würfel und wirf sie.` : `Wirf den ${names.die(die)}.`,
  reward: () => 'Nimm eine Belohnung.',
  contribute: ({ max }) => `Lege bis zu ${max} fehlende Güter ins Lager, je 1 Ruhm.`,
  disc: ({ kind }) =>
    kind === 'own' ? 'Eine deiner Scheiben kommt für immer dazu.' : 'Nächste Runde hast du eine Scheibe mehr.',
  perCard: ({ max }) => `Gewinne 1 Ruhm für jedes deiner Abenteuer, höchstens ${max}.`,
  copy: () => 'Nutze ein anderes Gebäude.',
  attack: (attack) => attackWords.de(attack),
  shield: () => 'Niemand darf dich angreifen.',
  first: () => 'In Bereich B bist du zuerst dran.',
  discount: ({ resources, wounds }) =>
    `Deine Abenteuer kosten ${resources} Waffe oder Zauber und ${wounds} Wunde weniger.`,
  on: ({ triggers, do: gains }, names) =>
    `${triggers.includes('areaB') ? 'Zu Beginn von Bereich B' : `Für ${triggers.map((one) => TRIGGERS.de[one]).join(', ')}`}: ${textOf(gains, names)}`,
  levelTile: ({ value }) => `Abenteuer kosten ${value} weniger.`,
}

const attackWords: Record<Locale, (attack: Attack) => string> = {
  en(attack) {
    if (attack.kind === 'good') return 'Take from a rival one good that you name.'
    if (attack.kind === 'fame') return `Take up to ${attack.n} Fame from a rival.`
    if (attack.kind === 'wound') return 'A rival suffers 1 wound.'
    if (attack.kind === 'camp') return "Move 1 resource from a rival's camp to yours."
    return `Send a rival's discs home from a space in ${attack.areas.join(', ')}; they get ${attack.coins} coin.`
  },
  de(attack) {
    if (attack.kind === 'good') return 'Nimm von jemandem ein Gut, das du nennst.'
    if (attack.kind === 'fame') return `Nimm jemandem bis zu ${attack.n} Ruhm.`
    if (attack.kind === 'wound') return 'Jemand nimmt 1 Wunde.'
    if (attack.kind === 'camp') return 'Hole 1 Gut aus einem fremden Lager ins eigene.'
    return `Schicke fremde Scheiben von einem Feld in ${attack.areas.join(', ')} heim; dafür gibt es ${attack.coins} Münze.`
  },
}

const TRIGGERS = {
  en: { adventure: 'Adventure', deed: 'Deed', contribution: 'resource given', areaB: '' },
  de: { adventure: 'jedes Abenteuer', deed: 'jede Tat', contribution: 'jedes gegebene Gut', areaB: '' },
}

const WORDS: Record<Locale, OpWords> = { en, de }

/** A list of effects as a sentence, joined by a space. */
export const textOf = (effects: readonly Effect[], names: Names): string =>
  effects.map((effect) => (WORDS[names.locale][effect.op] as Say<Effect>)(effect, names)).join(' ')

/** What a character or building does. */
export function tileText(pack: Pack, tile: { effects: Effect[]; affectsC: boolean }, locale: Locale): string {
  const text = textOf(tile.effects, namesFor(pack, locale))
  const closed = locale === 'de' ? 'Ohne Horde nichts.' : 'Nothing without a Horde.'
  return tile.affectsC ? `${text} ${closed}` : text
}

const THINGS: Record<Locale, Partial<Record<Need | 'wound' | 'any', [string, string]>>> = {
  en: {
    adventureCard: ['Adventure', 'Adventures'],
    rune: ['Rune', 'Runes'],
    distinctRune: ['different Rune', 'different Runes'],
    trophy: ['Trophy', 'Trophies'],
    legendaryWeapon: ['Legendary Weapon', 'Legendary Weapons'],
    arcaneTome: ['Arcane Tome', 'Arcane Tomes'],
    wound: ['wound', 'wounds'],
    any: ['weapon or spell', 'weapons or spells'],
  },
  de: {
    adventureCard: ['Abenteuer', 'Abenteuer'],
    rune: ['Rune', 'Runen'],
    distinctRune: ['verschiedene Rune', 'verschiedene Runen'],
    trophy: ['Trophäe', 'Trophäen'],
    legendaryWeapon: ['Legendäre Waffe', 'Legendäre Waffen'],
    arcaneTome: ['Arkanes Buch', 'Arkane Bücher'],
    wound: ['Wunde', 'Wunden'],
    any: ['Waffe oder Zauber', 'Waffen oder Zauber'],
  },
}

function counted(names: Names, kind: Need | 'wound' | 'any', count: number): string {
  const words = THINGS[names.locale][kind]
  return words ? `${count} ${words[count === 1 ? 0 : 1]}` : names.goods(count, kind as 'coin')
}

export function deedText(pack: Pack, { needs }: Deed, locale: Locale): string {
  const names = namesFor(pack, locale)
  const list = NEEDS.flatMap((kind) => (needs[kind] ? [counted(names, kind, needs[kind])] : [])).join(', ')
  return locale === 'de' ? `Zeige ${list}.` : `Show ${list}.`
}

export function cardText(pack: Pack, { cost, effects, relics }: Adventure, locale: Locale): string {
  const names = namesFor(pack, locale)
  const kinds = ['wound', 'weapon', 'spell', 'any'] as const
  const price = kinds.flatMap((kind) => (cost[kind] > 0 ? [counted(names, kind, cost[kind])] : [])).join(', ')
  const free = locale === 'de' ? 'nichts' : 'nothing'
  const brings = relics.map((relic) => names.relic(relic)).join(', ')
  return `${locale === 'de' ? 'Kostet' : 'Costs'} ${price || free}. ${textOf(effects, names)} ${brings}.`
}
