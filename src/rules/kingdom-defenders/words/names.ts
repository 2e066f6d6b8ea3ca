// Things of the pack by their names, and counts of goods, in a language.
import type { Locale } from '../../ruleset.ts'
import type { Name, Pack } from '../pack/pack.ts'
import { GOODS, type Good } from '../vocabulary.ts'

const named = (known: { name: Name } | undefined, locale: Locale, id: string): string => known?.name[locale] ?? id

export interface Names {
  readonly locale: Locale
  /** `2 weapons`. */
  goods(count: number, good: Good): string
  /** `1 weapon, 2 spells`; what there is none of is left out. */
  hand(counts: Partial<Record<Good, number>>): string[]
  fame: string
  space(id: string): string
  building(id: string): string
  character(id: string): string
  card(id: string): string
  deed(id: string): string
  reward(id: string): string
  relic(id: string): string
  horde(id: string): string
  fate(id: string): string
  die(id: string): string
  face(id: string): string
  track(id: string): string
  source(id: string): string
  colour(seat: number): string
  achievement(id: string): string
  area(id: string): string
}

export function namesFor(pack: Pack, locale: Locale): Names {
  const { content } = pack
  const goods = (count: number, good: Good) => {
    const found = content.goods.find(({ id }) => id === good)
    return `${count} ${(count === 1 ? found?.name : found?.plural)?.[locale] ?? good}`
  }
  const among = (list: readonly { id: string; name: Name }[]) => (id: string) =>
    named(
      list.find((one) => one.id === id),
      locale,
      id,
    )
  return {
    locale,
    goods,
    hand: (counts) => GOODS.flatMap((good) => (counts[good] ? [goods(counts[good], good)] : [])),
    fame: locale === 'de' ? 'Ruhm' : 'Fame',
    space: (id) => named(pack.spaces.get(id), locale, id),
    building: (id) => named(pack.buildings.get(id), locale, id),
    character: (id) => named(pack.characters.get(id), locale, id),
    card: (id) => named(pack.adventures.get(id), locale, id),
    deed: (id) => named(pack.deeds.get(id), locale, id),
    reward: (id) => named(pack.rewards.get(id), locale, id),
    relic: among(content.relics),
    horde: (id) => named(pack.hordes.get(id), locale, id),
    fate: (id) => named(pack.fates.get(id), locale, id),
    die: (id) => content.dice[id as 'force']?.name[locale] ?? id,
    face: (id) => faceName(pack, goods, locale, id),
    track: (id) => content.tracks[id as 'magic']?.name[locale] ?? id,
    source: among(content.rewardSources),
    colour: (seat) => content.seats[seat]?.name[locale] ?? String(seat),
    achievement: among(content.achievements),
    area: among(content.areas),
  }
}

/** A face by what it brings. */
function faceName(pack: Pack, goods: Names['goods'], locale: Locale, id: string): string {
  const parts = (pack.faceNamed.get(id)?.effects ?? []).map((effect) => {
    if (effect.op === 'gain' && effect.res !== 'fame' && effect.res !== 'weaponOrSpell')
      return goods(effect.n, effect.res)
    if (effect.op === 'level') return pack.content.tracks[effect.track as 'magic'].name[locale]
    if (effect.op === 'heal') return locale === 'de' ? `${effect.n} Heilung` : `heal ${effect.n}`
    return id
  })
  return parts.join(', ') || (locale === 'de' ? 'nichts' : 'nothing')
}
