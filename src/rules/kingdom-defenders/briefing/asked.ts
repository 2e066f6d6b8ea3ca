// What is asked of the reader now, with the options, how it is answered in a line, and what silence would answer.
import { answerInWords } from '../explain.ts'
import type { QuestionView } from '../view.types.ts'
import type { Briefer, WriteSection } from './briefer.ts'

export const askedSection: WriteSection = (briefer) => {
  const { view, own, say } = briefer
  if (!own) return undefined
  const lines: string[] = []
  if (own.plan && view.stage === 'placement') lines.push(say.handedIn.plan)
  if (own.acts && view.stage.startsWith('area-')) lines.push(say.handedIn.acts)
  for (const question of view.questions) lines.push(...linesOf(briefer, question))
  return { title: say.title.asked, lines: lines.length > 0 ? lines : [say.notAsked] }
}

function linesOf(briefer: Briefer, question: QuestionView): string[] {
  const { say } = briefer
  const options = optionsOf(briefer, question)
  return [
    say.askedFor[question.t],
    ...(options.length > 0 ? [say.options(options.join(', '))] : []),
    say.inOneLine[question.t],
    say.usual(answerInWords(briefer, question.usual).join(' ')),
  ]
}

function optionsOf({ names, say, place }: Briefer, question: QuestionView): string[] {
  switch (question.t) {
    case 'fate':
      return question.fates.map(({ fate }) => `${names.fate(fate)} (${fate})`)
    case 'dice':
      return question.dice.map((die) => names.die(die))
    case 'die':
      return question.dice.map(({ die, face }) => `${names.die(die)} ${names.face(face)}`)
    case 'plan':
    case 'place':
      return question.spaces.flatMap(({ space, closed }) => (closed === null ? [space] : []))
    case 'acts':
    case 'act':
      return question.spaces.map(({ space }) => place(space))
    case 'marker':
      return question.spaces.map(place)
    case 'victory':
      return [
        ...(question.goods ?? []).map((good) => names.goods(1, good)),
        ...(question.track ?? []).map((track) => names.track(track)),
        ...(question.reward ?? []).map((source) => names.source(source)),
      ]
    case 'siege': {
      const pays = new Set(Object.values(question.pay).flat())
      return [
        ...(question.track ?? []).map((track) => names.track(track)),
        ...[...pays].map((pay) => (pay === 'wound' ? say.field.wound! : names.goods(1, pay))),
      ]
    }
  }
}
