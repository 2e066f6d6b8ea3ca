// What a view says would be done without an answer is what is done, and only who is asked is told.
import { expect, it } from 'vitest'
import type { Command, Standing } from '../../../src/rules/xidit/commands.ts'
import { copyState, type State } from '../../../src/rules/xidit/state.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { busy, everyKind, luckOf } from '../../support/play.ts'

const { pack } = xidit

const ASK: Standing = { rewards: 'ask', bards: 'ask', titan: 'ask', dummy: 'ask', census: 'ask', story: 'ask' }

/** To be asked, nothing said at all, and of each instruction one that says something. */
const STANDINGS: Standing[] = [
  ASK,
  {},
  {
    rewards: ['bards', 'stories', 'gold'],
    bards: pack.board.regions.map(({ id }, i) => (i % 2 ? { region: id } : { region: id, most: 1 })),
    titan: { sizes: [5, 3, 4], pay: ['mage', 'archer', 'militia', 'cleric', 'infantry'] },
    dummy: 'wealth',
    census: { militia: 1, archer: 0, infantry: 2, cleric: 1, mage: 9 },
    story: [...pack.cities].reverse(),
    start: [3, 7, 12],
  },
]

const met = new Set<string>()
const games = everyKind.map((options) => ({ options, seed: '5a'.repeat(32) }))

it.each(games)('the usual answer in a view is what silence comes to: $options', ({ options, seed }) => {
  const luck = luckOf(seed)
  let state = xidit.fold(xidit.begin(options, seed)) as State
  for (let seat = 0; seat < options.players; seat++) say(seat, { t: 'standing', standing: ASK })
  while (!xidit.isOver(state)) {
    const asked = xidit.awaits(state)
    for (const { seat } of asked) for (const standing of STANDINGS) look(seat, standing)
    expect(xidit.view(state, 'public').questions).toEqual([])
    for (const question of asked) say(question.seat, busy.answer(xidit.view(state, question.seat), question, luck))
    state = xidit.fold(xidit.resolve(state), state) as State
  }

  function say(seat: number, command: Command) {
    const ruling = xidit.answer(state, seat, command)
    if (!ruling.ok) throw new Error(ruling.refusal.message)
    state = xidit.fold(ruling.events, state) as State
  }

  /** The views of all, as if this seat had these instructions. */
  function look(seat: number, standing: Standing) {
    const now = copyState(state)
    now.lords[seat]!.standing = standing
    const asked = xidit.awaits(now)
    for (const viewer of now.lords.keys()) {
      const own = asked.filter((question) => question.seat === viewer)
      const expected = own.map((question) =>
        question.t === 'orders' ? question : { ...question, usual: xidit.lapse(now, question) },
      )
      const { questions } = xidit.view(now, viewer)
      expect(questions).toEqual(expected)
      for (const question of questions) {
        met.add(question.t)
        if (question.t === 'orders') expect(question).not.toHaveProperty('usual')
        else expect(xidit.answer(now, viewer, question.usual)).toMatchObject({ ok: true })
      }
    }
  }
})

it('every kind of question was looked at', () => {
  expect([...met].sort()).toEqual(['census', 'census-bards', 'census-story', 'orders', 'spoils', 'start', 'titan'])
})
