// The built-in player: legal in every kind of game, stronger than chance, and a function of what its seat can see.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { play } from '../../src/bots/play.ts'
import { random } from '../../src/bots/xidit/random.ts'
import { regent } from '../../src/bots/xidit/regent.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Options } from '../../src/rules/xidit/options.ts'
import board from '../../src/rules/xidit/pack/board.json' with { type: 'json' }
import tiles from '../../src/rules/xidit/pack/tiles.json' with { type: 'json' }
import type { Question } from '../../src/rules/xidit/questions.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { game, type Xidit, xidit } from '../../src/rules/xidit/xidit.ts'
import { everyKind, luckOf } from '../support/play.ts'

const regents = (count: number, { pack }: Xidit = xidit) => Array.from({ length: count }, () => regent(pack))

/** A game of this bot at every seat. */
function playWith(bots: readonly Bot[], options: Options, text: string, ruleset: Xidit = xidit): State {
  const seed = digest(text)
  return play(ruleset, options, seed, bots, luckOf(seed)).state as State
}

describe('The regent', () => {
  it.each(everyKind)('plays a whole game without a refusal: $players players, $length', (options) => {
    const state = playWith(regents(options.players), options, `regents ${JSON.stringify(options)}`)
    expect(state.stage).toBe('over')
  })

  it('plays with any sound pack', () => {
    const rich = ({ rewards, ...threat }: (typeof tiles.set45)[number]['threat']) => ({
      ...threat,
      rewards: { gold: 9 * rewards.gold, bards: 7 * rewards.bards, stories: 5 * rewards.stories },
    })
    const richer = {
      ...tiles,
      set45: tiles.set45.map((tile) => ({ ...tile, threat: rich(tile.threat) })),
    }
    const recoloured = { red: 'blue', blue: 'black', black: 'red' } as const
    const turned = {
      ...board,
      roads: board.roads.map((road) => ({ ...road, color: recoloured[road.color as keyof typeof recoloured] })),
    }
    const made = game.withPack('richer', [turned, richer])
    if (!('ruleset' in made)) throw new Error(made.faults.join(' '))
    const state = playWith(regents(4, made.ruleset), { players: 4, length: 'short' }, 'richer', made.ruleset)
    expect(state.stage).toBe('over')
  })

  it('wins against three who play at random, wherever it sits', () => {
    let won = 0
    for (let number = 0; number < 100; number++) {
      const seat = number % 4
      const bots = Array.from({ length: 4 }, (_, at) => (at === seat ? regent(xidit.pack) : random))
      const { result } = playWith(bots, { players: 4, length: 'long' }, `against random ${number}`)
      if (result!.winner === seat) won++
    }
    expect(won).toBeGreaterThanOrEqual(90)
  })

  it('answers from the view alone, and leaves it as it is', () => {
    const asked: { view: View; question: Question; answer: unknown }[] = []
    const bot = regent(xidit.pack)
    const watched: typeof bot = {
      ...bot,
      answer(view, question, luck) {
        const answer = bot.answer(view, question, luckOf(digest(question.id)))
        // As if over the wire, nothing else of the game in reach.
        asked.push({ view: JSON.parse(JSON.stringify(view)), question: JSON.parse(JSON.stringify(question)), answer })
        luck()
        return answer
      },
    }
    playWith([watched, watched, watched], { players: 3, length: 'short', dummy: 'hard' }, 'watched')
    expect(new Set(asked.map(({ question }) => question.t))).toContain('spoils')
    for (const { view, question, answer } of asked) {
      const again = regent(xidit.pack).answer(frozen(view), frozen(question), luckOf(digest(question.id)))
      expect(again).toEqual(answer)
    }
  })
})

/** So that any change to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}
