// The lesson's game goes as its text says: a change of the rules or the bots that breaks the lesson fails here.
import { describe, expect, it } from 'vitest'
import type { Command, Spoils } from '../../src/rules/xidit/commands.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { roundOf } from '../../web/desks/shared/lesson/local-round.ts'
import { FRESH } from '../../web/desks/shared/lesson/use-progress.ts'
import { gameAfter, type LocalGame, localPlay, said } from '../../web/desks/xidit/lesson/local-game.ts'
import { LEARNER, PLANS, SPOILS, START_CITY } from '../../web/desks/xidit/lesson/plan.ts'
import {
  draftOf,
  isDone,
  movesFor,
  type Progress,
  STEPS,
  type Step,
  strayOrder,
  strays,
} from '../../web/desks/xidit/lesson/steps.ts'
import { describePlay } from './lesson-play.ts'

const START: Command = { t: 'start', city: START_CITY }
const YEARS = PLANS.map((orders, i): Command => ({ t: 'orders', year: i + 1, orders: [...orders] }))
const TAKEN: Command = { t: 'spoils', year: 2, slot: 3, ...SPOILS }
const ALL = [START, ...YEARS, TAKEN]

const reader = { viewer: LEARNER, locale: 'en', names: ['Me', 'Ada', 'Bo', 'Cleo'] } as const
const viewOf = ({ state }: LocalGame): View => xidit.view(state, LEARNER)
const askedIn = (game: LocalGame) => viewOf(game).questions.map(({ t }) => t)

/** What the learner's own orders of a year led to, one sentence each. */
const told = (game: LocalGame, year: number) =>
  roundOf(xidit, game, year, reader)
    .steps.filter(({ step }) => /^order-\d-0$/.test(step ?? ''))
    .map(({ lines }) => lines[0]!.text)

describe("The lesson's game", () => {
  it('asks the learner first where to begin', () => expect(askedIn(gameAfter([]))).toEqual(['start']))

  it('recruits three units in the first year', () => {
    const game = gameAfter(ALL.slice(0, 2))
    expect(told(game, 1)).toEqual([
      'You recruit militia in Clairval.',
      'You take the blue road from Clairval to Carolys.',
      'You take the black road from Carolys to Colof.',
      'You recruit militia in Colof.',
      'You take the red road from Colof to Vigie.',
      'You recruit infantry in Vigie.',
    ])
    expect(viewOf(game)).toMatchObject({ year: 2, stage: 'orders', playOrder: [1, 2, 3, 0] })
    expect(viewOf(game).lords[LEARNER]!.units).toMatchObject({ militia: 2, infantry: 1 })
    expect(viewOf(game).tiles.find(({ city }) => city === 3)).toMatchObject({
      side: 'threat',
      needs: { militia: 1, archer: 0, infantry: 1, cleric: 0, mage: 0 },
      rewards: { gold: 2, bards: 3, stories: 1 },
    })
  })

  it('beats the threat of Estivel in the second, and asks for the spoils', () => {
    const [asked, ...others] = viewOf(gameAfter(ALL.slice(0, 3))).questions
    expect(others).toEqual([])
    expect(asked).toMatchObject({ t: 'spoils', year: 2, slot: 3, city: 3, choose: 2, creature: 'Thornback Boars' })
    expect(asked).toMatchObject({ bards: { count: 3, regions: ['estoria', 'argos'] } })
  })

  it('runs to the third year, a census year, with the rewards', () => {
    const view = viewOf(gameAfter(ALL))
    expect(view).toMatchObject({ year: 3, stage: 'orders', assessments: ['reputation', 'influence', 'wealth'] })
    expect(view.censusYears).toContain(3)
    expect(view.lords[LEARNER]).toMatchObject({ gold: 2, bards: 17 })
    expect(told(gameAfter(ALL), 2)).toContain('You recruit an archer in Clairval.')
  })

  it('takes whichever rewards the learner likes', () => {
    const { bards } = SPOILS
    for (const spoils of [{ take: ['gold', 'stories'] }, { take: ['stories', 'bards'], bards }] as Spoils[]) {
      const answer: Command = { t: 'spoils', year: 2, slot: 3, ...spoils }
      expect(viewOf(gameAfter([...ALL.slice(0, 3), answer])).year).toBe(3)
    }
  })

  it('says with the rule what the rules do not allow', () =>
    expect(() => said(gameAfter([]), { t: 'start', city: 99 })).toThrow(
      expect.objectContaining({ document: expect.objectContaining({ rule: 'X-2.9' }) }),
    ))
})

describePlay('The play of the lesson', {
  ...{ localPlay, names: reader.names, learner: LEARNER, strays },
  ...{ asked: gameAfter([]), answer: START, astray: { t: 'start', city: 1 } as Command },
  ...{ handedIn: said(gameAfter([START]), YEARS[0]!), kept: YEARS[0]! },
})

describe('A draft in the lesson', () => {
  it('is tried out by the rules', async () => {
    const table = { game: gameAfter([START]), title: 'Lesson', locale: 'en', names: reader.names, draft: null } as const
    const play = localPlay({ ...table, keepDraft: () => {}, take: () => {}, objection: () => null })
    const { lines } = await play.preview({ orders: [...PLANS[0]!] })
    expect(lines.map(({ text }) => text)).toContain('You recruit militia in Clairval.')
  })
})

describe('The steps', () => {
  const at = (step: Step, rest: Partial<Progress> = {}): Progress => ({ ...FRESH, step: STEPS.indexOf(step), ...rest })

  it('are ten', () => expect(STEPS).toHaveLength(10))

  it('stand where the answers before them lead', () => {
    expect(STEPS.map((step) => movesFor(at(step, { moves: ALL })).length)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 3, 4])
  })

  it('are done when what they want is written or answered', () => {
    const moves = [START]
    expect(isDone(at('start'), 'start')).toBe(false)
    expect(isDone(at('start', { moves }), 'start')).toBe(true)
    expect(isDone(at('recruit', { moves }), 'recruit')).toBe(false)
    expect(isDone(at('recruit', { moves, draft: draftOf(1, 1) }), 'recruit')).toBe(true)
    expect(isDone(at('roads', { moves, draft: draftOf(1, 2) }), 'roads')).toBe(false)
    expect(isDone(at('six', { moves, draft: draftOf(1, 6) }), 'six')).toBe(true)
    expect(isDone(at('handIn', { moves, draft: draftOf(1, 6) }), 'handIn')).toBe(false)
    expect(isDone(at('handIn', { moves, given: YEARS[0]! }), 'handIn')).toBe(true)
    expect(isDone(at('threat', { moves: ALL.slice(0, 2), draft: draftOf(2, 6) }), 'threat')).toBe(false)
  })

  it('see the first order that leads astray', () => {
    const orders = ['act', 'red', null, null, null, null]
    const draft = { for: 'orders-1', content: { orders, instead: null } }
    expect(strayOrder(at('roads', { moves: [START], draft }), 'roads')).toBe(1)
    expect(strays({ t: 'orders', year: 1, orders: ['act', 'blue', 'wait', 'act', 'red', 'act'] })).toEqual({
      order: 2,
      year: 1,
    })
    expect(YEARS.map(strays)).toEqual([null, null])
  })
})
