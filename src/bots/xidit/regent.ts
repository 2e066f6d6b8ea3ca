// The built-in player: it plays where nobody else does, and for whoever is away. It sees what a player at its seat sees,
// thinks a year ahead, and answers from the options it is given. How it decides stands in regent/.
import type { Command } from '../../rules/xidit/commands.ts'
import type { Options } from '../../rules/xidit/options.ts'
import type { Pack } from '../../rules/xidit/pack/pack.ts'
import type { Question } from '../../rules/xidit/questions.ts'
import type { View } from '../../rules/xidit/view.types.ts'
import { ORDERS } from '../../rules/xidit/vocabulary.ts'
import type { Bot } from '../bot.ts'
import { askMe } from './ask-me.ts'
import { chooseGuild, chooseNumbers, chooseRegions } from './regent/census.ts'
import { type Land, surveyLand } from './regent/land.ts'
import { planYear } from './regent/plan.ts'
import { chooseSpoils } from './regent/spoils.ts'
import { chooseStart } from './regent/start.ts'
import { chooseTitan } from './regent/titan.ts'

/** The pack gives what everybody can see: roads and borders, and both sides of the tiles. */
export function regent(pack: Pack): Bot<View, Question, Command> {
  const lands = new Map<string, Land>()
  const landFor = (options: Options): Land => {
    const key = `${options.players}/${options.length}`
    const land = lands.get(key) ?? surveyLand(pack, options)
    lands.set(key, land)
    return land
  }
  return {
    prepare: askMe,
    answer(view, question, luck) {
      const land = landFor(view.options)
      const { seat } = question
      switch (question.t) {
        case 'start':
          return { t: 'start', city: chooseStart(view, question, land, luck) }
        case 'orders': {
          const orders = planYear(view, land, seat, luck).map((order) => ORDERS[order]!)
          return { t: 'orders', year: question.year, orders }
        }
        case 'spoils': {
          const { year, slot, city } = question
          return { t: 'spoils', year, slot, ...chooseSpoils(view, land, seat, city, question) }
        }
        case 'titan':
          return chooseTitan(view, question, land, luck)
        case 'census':
          return { t: 'census', year: question.year, show: chooseNumbers(view, question, land) }
        case 'census-bards': {
          const { year, kind } = question
          return { t: 'census-bards', year, kind, bards: chooseRegions(view, question, land) }
        }
        case 'census-story':
          return { t: 'census-story', year: question.year, city: chooseGuild(view, question) }
      }
    },
  }
}
