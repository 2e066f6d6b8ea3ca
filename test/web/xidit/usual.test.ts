// What the page says would be done without an answer is what the server does.
import { expect, it } from 'vitest'
import type { Command, Standing } from '../../../src/rules/xidit/commands.ts'
import type { Question } from '../../../src/rules/xidit/questions.ts'
import { bySilence } from '../../../src/rules/xidit/standing.ts'
import type { State } from '../../../src/rules/xidit/state.ts'
import { freshTable } from '../../../src/rules/xidit/table.ts'
import type { View } from '../../../src/rules/xidit/view.types.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { isPayment, isSpoils } from '../../../web/desks/xidit/decisions/choice.ts'
import {
  usualBards,
  usualCensus,
  usualSpoils,
  usualStart,
  usualStory,
  usualTitan,
} from '../../../web/desks/xidit/decisions/usual.ts'
import { busy, everyKind, luckOf } from '../../support/play.ts'

const { pack } = xidit

/** What is filled in on the page. */
function filledIn(view: View, standing: Standing, question: Question): Command | undefined {
  switch (question.t) {
    case 'start':
      return { t: 'start', city: usualStart(pack.board, view, standing, question.cities) }
    case 'orders':
      return undefined
    case 'spoils': {
      const { t, year, slot, city } = question
      const spoils = usualSpoils(view, standing, city, question)
      expect(isSpoils(question, spoils)).toBe(true)
      return { t, year, slot, ...spoils }
    }
    case 'titan': {
      const { t, year, slot, hand } = question
      const choice = usualTitan(view, standing, question)
      if (choice.beat !== null) expect(isPayment(hand, choice.beat, choice.units)).toBe(true)
      return { t, year, slot, ...choice }
    }
    case 'census':
      return { t: 'census', year: question.year, show: usualCensus(standing, question.most) }
    case 'census-bards': {
      const { t, year, kind } = question
      return { t, year, kind, bards: usualBards(view, standing, question) }
    }
    case 'census-story':
      return { t: 'census-story', year: question.year, city: usualStory(view, standing, question.cities) }
  }
}

const ASK: Standing = { rewards: 'ask', bards: 'ask', titan: 'ask', dummy: 'ask', census: 'ask', story: 'ask' }

/** Of each instruction one that says something, and to be asked. */
const STANDINGS: Standing[] = [
  {},
  { ...ASK, start: 'ask' },
  {
    rewards: ['bards', 'stories', 'gold'],
    bards: pack.board.regions.map(({ id }, i) => (i % 2 ? { region: id } : { region: id, most: 1 })),
    titan: { sizes: [5, 3, 4], pay: ['mage', 'archer', 'militia', 'cleric', 'infantry'] },
    dummy: 'wealth',
    census: { militia: 1, archer: 0, infantry: 2, cleric: 1, mage: 9 },
    story: [...pack.cities].reverse(),
    start: [3, 7, 12],
  },
  {
    rewards: 'ask',
    rewardsIn: Object.fromEntries(
      pack.cities.map((city) => [city, city % 2 ? 'ask' : (['stories', 'bards', 'gold'] as const)]),
    ) as NonNullable<Standing['rewardsIn']>,
    bards: [{ region: pack.central, most: 2 }],
    titan: { sizes: [3] },
    census: 'none',
    story: [],
    start: [],
  },
]

const met = new Set<string>()
const games = everyKind.flatMap((options) => ['5a', 'c3'].map((byte) => ({ options, seed: byte.repeat(32) })))

it.each(games)('what is filled in is what silence does: $options, $seed', ({ options, seed }) => {
  const luck = luckOf(seed)
  let state = xidit.fold(xidit.begin(options, seed)) as State
  for (let seat = 0; seat < options.players; seat++) say(seat, { t: 'standing', standing: ASK })
  for (;;) {
    state = xidit.fold(xidit.resolve(state), state) as State
    if (xidit.isOver(state)) break
    for (const question of xidit.awaits(state) as Question[]) {
      for (const standing of STANDINGS) compare(question, standing)
      say(question.seat, busy.answer(xidit.view(state, question.seat) as View, question, luck))
    }
  }
  function say(seat: number, command: Command) {
    const ruling = xidit.answer(state, seat, command)
    if (!ruling.ok) throw new Error(ruling.refusal.message)
    state = xidit.fold(ruling.events, state) as State
  }
  function compare(question: Question, standing: Standing) {
    met.add(question.t)
    const table = freshTable(pack, state)
    table.state.lords[question.seat]!.standing = standing
    const view = xidit.view(table.state, question.seat) as View
    const filled = filledIn(view, standing, question)
    if (filled) expect(filled).toEqual(bySilence(table, question as never))
  }
})

it('every kind of question was looked at', () => {
  expect([...met].sort()).toEqual(['census', 'census-bards', 'census-story', 'orders', 'spoils', 'start', 'titan'])
})
