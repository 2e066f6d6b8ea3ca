// A player who takes any of the options, one as gladly as another. It knows no rules: the questions offer what is legal.
import type { Command, Spoils } from '../../rules/xidit/commands.ts'
import type { BardsOptions, Question, QuestionOf, SpoilsOptions } from '../../rules/xidit/questions.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { type Placement, UNIT_KINDS, type UnitKind, type Units } from '../../rules/xidit/vocabulary.ts'
import type { Bot, Luck } from '../bot.ts'
import { below, pick } from '../pick.ts'
import { askMe } from './ask-me.ts'

export const random: Bot<View, Question, Command> = {
  prepare: askMe,
  answer: (_, question, luck) => pickAnswer(question, luck),
}

function pickAnswer(question: Question, luck: Luck): Command {
  switch (question.t) {
    case 'start':
      return { t: 'start', city: pick(question.cities, luck) }
    case 'orders': {
      const orders = Array.from({ length: question.count }, () => pick(question.words, luck))
      return { t: 'orders', year: question.year, orders }
    }
    case 'spoils':
      return { t: 'spoils', year: question.year, slot: question.slot, ...pickSpoils(question, luck) }
    case 'titan':
      return pickTitan(question, luck)
    case 'census':
      return { t: 'census', year: question.year, show: pickNumbers(question.most, luck) }
    case 'census-bards':
      return { t: 'census-bards', year: question.year, kind: question.kind, bards: pickPlacement(question, luck) }
    case 'census-story':
      return { t: 'census-story', year: question.year, city: pick(question.cities, luck) }
  }
}

function pickSpoils({ choose, rewards, bards, dummy }: SpoilsOptions, luck: Luck): Spoils {
  const left = rewards.map(({ reward }) => reward)
  const take = Array.from({ length: choose }, () => left.splice(below(left.length, luck), 1)[0]!)
  return {
    take,
    ...(take.includes('bards') && bards && { bards: pickPlacement(bards, luck) }),
    ...(dummy.length > 0 && { dummy: pick(dummy, luck) }),
  }
}

/** Every bard for itself. */
function pickPlacement({ count, regions }: BardsOptions, luck: Luck): Placement {
  const bards: Placement = {}
  for (let placed = 0; placed < count; placed++) {
    const region = pick(regions, luck)
    bards[region] = (bards[region] ?? 0) + 1
  }
  return bards
}

/** Each titan that can be paid, or none of them. */
function pickTitan({ year, slot, hand, titans }: QuestionOf<'titan'>, luck: Luck): Command {
  const titan = pick([null, ...titans.filter(({ affordable }) => affordable)], luck)
  if (!titan) return { t: 'titan', year, slot, beat: null }
  return {
    t: 'titan',
    year,
    slot,
    beat: titan.size,
    units: pickUnits(hand, titan.size, luck),
    ...pickSpoils(titan, luck),
  }
}

function pickUnits(hand: Units, many: number, luck: Luck): Partial<Units> {
  const left = UNIT_KINDS.flatMap((kind): UnitKind[] => Array.from({ length: hand[kind] }, () => kind))
  const units: Partial<Units> = {}
  for (let paid = 0; paid < many; paid++) {
    const [kind] = left.splice(below(left.length, luck), 1)
    units[kind!] = (units[kind!] ?? 0) + 1
  }
  return units
}

function pickNumbers(most: Units, luck: Luck): Units {
  const show = { ...most }
  for (const kind of UNIT_KINDS) show[kind] = below(most[kind] + 1, luck)
  return show
}
