// The random player: legal from the question's options alone, and asked everything.
import { describe, expect, it } from 'vitest'
import { play } from '../../src/bots/play.ts'
import { random } from '../../src/bots/xidit/random.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Question } from '../../src/rules/xidit/questions.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { ORDERS } from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { everyKind, luckOf } from '../support/play.ts'

describe('The random player', () => {
  it.each(everyKind)('plays whole games without a refusal: $players players, $length', (options) => {
    for (let game = 0; game < 5; game++) {
      const seed = digest(`random ${game} ${JSON.stringify(options)}`)
      const bots = Array.from({ length: options.players }, () => random)
      const { state } = play(xidit, options, seed, bots, luckOf(seed))
      expect((state as State).stage).toBe('over')
    }
  })

  it('looks at nothing but the question', () => {
    const unseen = new Proxy({} as View, {
      get() {
        throw new Error('it looked at the view')
      },
    })
    const question: Question = { id: 'orders/1/0', seat: 0, t: 'orders', year: 1, count: 6, words: [...ORDERS] }
    const answer = random.answer(unseen, question, luckOf(digest('unseen')))
    expect(answer.t === 'orders' && answer.orders).toHaveLength(6)
  })

  it('wants to be asked everything', () => {
    const said = random.prepare!({} as View)
    const standing = said.t === 'standing' ? said.standing : {}
    expect(Object.keys(standing).sort()).toEqual(['bards', 'census', 'dummy', 'rewards', 'start', 'story', 'titan'])
    expect(new Set(Object.values(standing))).toEqual(new Set(['ask']))
  })
})
