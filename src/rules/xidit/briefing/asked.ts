// What is asked of the reader now, with the options.
import type { Question, SpoilsOptions } from '../questions.ts'
import { unitList } from '../words/said.ts'
import type { Briefer, WriteSection } from './briefer.ts'

export const askedSection: WriteSection = (briefer) => {
  const { view, own, say } = briefer
  if (!own) return undefined
  const lines = [...handedIn(briefer), ...view.questions.flatMap((question) => linesOf(briefer, question))]
  return { title: say.title.asked, lines: lines.length > 0 ? lines : [say.asked.nothing] }
}

/** What may still be changed. */
function handedIn({ view, own, nouns, say }: Briefer): string[] {
  if (view.stage === 'orders' && own?.orders)
    return [say.asked.ordersIn(own.orders.map((order) => nouns.order[order]).join(', '))]
  if (view.stage === 'census' && own?.census) return [say.asked.censusIn(unitList(nouns, own.census))]
  return []
}

function linesOf(briefer: Briefer, question: Question): string[] {
  const { nouns, say, city } = briefer
  const { asked } = say
  switch (question.t) {
    case 'start':
      return [asked.start]
    case 'orders':
      return [asked.orders(question.count, question.words.map((word) => nouns.order[word]).join(', '))]
    case 'spoils': {
      const { creature, city: at, choose } = question
      return [asked.spoils(creature, city(at), choose, rewards(briefer, question)), ...consequences(briefer, question)]
    }
    case 'titan': {
      const within = question.titans.filter(({ affordable }) => affordable)
      const each = within.map((titan) => `${titan.creature} (${titan.size}): ${rewards(briefer, titan)}`)
      return [asked.titan(city(question.city), each.join('; ')), ...consequences(briefer, within[0])]
    }
    case 'census':
      return [asked.census]
    case 'census-bards':
      return [asked.censusBards(nouns.object(question.count, 'bards'), question.kind), ...places(briefer, question)]
    case 'census-story':
      return [asked.censusStory(question.cities.map(city).join(', '))]
  }
}

const rewards = ({ nouns }: Briefer, { rewards: possible }: SpoilsOptions): string =>
  possible.map(({ reward, amount }) => nouns.count(amount, reward)).join(', ')

/** Where bards may go and what of the dummy may rise: the same whatever is beaten in a city. */
function consequences(briefer: Briefer, options: SpoilsOptions | undefined): string[] {
  const { nouns, say } = briefer
  const lines = options?.bards ? places(briefer, options.bards) : []
  const tracks = options?.dummy ?? []
  if (tracks.length > 0) lines.push(say.asked.dummy(tracks.map((kind) => nouns.assessment[kind]).join(', ')))
  return lines
}

const places = ({ say, region }: Briefer, { regions }: { regions: readonly string[] }): string[] => [
  say.asked.bardsGoTo(regions.map(region).join(', ')),
]
