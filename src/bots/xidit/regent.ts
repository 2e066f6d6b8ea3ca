// The built-in player: for seats without a person, and for people who are away. It plans a year by trying its programs
// against what rivals may do, and decides so as not to be last where it would be out.
import type { Command } from '../../rules/xidit/commands.ts'
import type { Options } from '../../rules/xidit/options.ts'
import type { Pack } from '../../rules/xidit/pack/pack.ts'
import type { Question } from '../../rules/xidit/questions.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { ORDERS } from '../../rules/xidit/vocabulary.ts'
import type { Bot } from '../bot.ts'
import { askMe } from './ask-me.ts'
import { decide } from './regent/decide.ts'
import { type Land, surveyLand } from './regent/land.ts'
import { planYear } from './regent/plan.ts'

/** It sees what its seat sees; the pack holds what everybody knows: roads, borders, tiles. */
export function regent(pack: Pack): Bot<View, Question, Command> {
  const lands = new Map<string, Land>()
  const landFor = (options: Options): Land => {
    const kind = `${options.players} ${options.length}`
    const land = lands.get(kind) ?? surveyLand(pack, options)
    lands.set(kind, land)
    return land
  }
  return {
    prepare: askMe,
    answer(view, question, luck) {
      const land = landFor(view.options)
      if (question.t !== 'orders') return decide(view, land, question)
      const orders = planYear(view, land, question.seat, luck).map((order) => ORDERS[order]!)
      return { t: 'orders', year: question.year, orders }
    },
  }
}
