// The built-in player: it plays where nobody else does, and for whoever is away. It sees what a player at its seat sees,
// imagines the round to its end, and answers from the options it is given. How it decides stands in regent/.
import type { Command } from '../../rules/kingdom-defenders/commands.ts'
import type { Pack } from '../../rules/kingdom-defenders/pack/pack.ts'
import type { Question } from '../../rules/kingdom-defenders/questions.ts'
import type { View } from '../../rules/kingdom-defenders/view.types.ts'
import type { Bot } from '../bot.ts'
import { askMe } from './ask-me.ts'
import { chooseAct } from './regent/act.ts'
import { chooseDice, chooseDie, chooseFate, chooseMarker, chooseSiege, chooseVictory } from './regent/decisions.ts'
import { choosePlace } from './regent/place.ts'

/** The pack gives what everybody can see: tiles, cards and tables. */
export const regent = (pack: Pack): Bot<View, Question, Command> => ({
  prepare: askMe,
  answer(view, question) {
    const { seat } = question
    switch (question.t) {
      case 'fate':
        return chooseFate(question)
      case 'dice':
        return chooseDice(view, seat, question)
      case 'die':
        return chooseDie(pack, view, seat, question)
      // Turn by turn it knows more than any plan.
      case 'plan':
        return { t: 'plan', round: question.round, wishes: [], then: 'ask' }
      case 'place':
        return { t: 'place', round: question.round, space: choosePlace(pack, view, seat, question.spaces) }
      case 'acts':
        return { t: 'acts', round: question.round, steps: [], rest: 'ask' }
      case 'act':
        return { t: 'act', round: question.round, ...chooseAct(pack, view, seat, question.spaces) }
      case 'marker':
        return chooseMarker(pack, question)
      case 'victory':
        return chooseVictory(pack, view, seat, question)
      case 'siege':
        return chooseSiege(pack, view, seat, question)
    }
  },
})
