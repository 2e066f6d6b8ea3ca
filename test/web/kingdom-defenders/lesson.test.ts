// The lesson's game goes as its text says: a change of the rules or the bots that breaks the lesson fails here.
import { describe, expect, it } from 'vitest'
import type { Acts, Command } from '../../../src/rules/kingdom-defenders/commands.ts'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { View } from '../../../src/rules/kingdom-defenders/view.types.ts'
import { gameAfter, type LocalGame, localPlay, said } from '../../../web/desks/kingdom-defenders/lesson/local-game.ts'
import { ACTS, DIE, FATE, LEARNER, WISHES } from '../../../web/desks/kingdom-defenders/lesson/plan.ts'
import {
  draftOf,
  isDone,
  isWritten,
  movesFor,
  type Progress,
  STEPS,
  type Step,
  strays,
  strayWish,
  wantedPlan,
} from '../../../web/desks/kingdom-defenders/lesson/steps.ts'
import { roundOf } from '../../../web/desks/shared/lesson/local-round.ts'
import { FRESH } from '../../../web/desks/shared/lesson/use-progress.ts'
import { describePlay } from '../lesson-play.ts'

const plan = (round: number): Command => ({ t: 'plan', round, ...wantedPlan(round) })
const acts = (round: number, with_: Acts = ACTS[round - 1]!): Command => ({ t: 'acts', round, ...with_ })
const ALL: Command[] = [FATE, plan(1), acts(1), DIE, plan(2), acts(2)]

const reader = { viewer: LEARNER, locale: 'en', names: ['Me', 'Ada', 'Bo'] } as const
const viewOf = ({ state }: LocalGame): View => kingdomDefenders.view(state, LEARNER)
const askedIn = (game: LocalGame) => viewOf(game).questions.map(({ t }) => t)
const me = (game: LocalGame) => viewOf(game).players[LEARNER]!
const mineIn = (game: LocalGame) =>
  Object.entries(viewOf(game).spaces).flatMap(([space, { seat }]) => (seat === LEARNER ? [space] : []))

/** What a round was told to have been, in the steps of this name. */
const told = (game: LocalGame, round: number, step: string) =>
  roundOf(kingdomDefenders, game, round, reader)
    .steps.filter((one) => one.step === step)
    .flatMap(({ lines }) => lines.map(({ text }) => text))

describe("The lesson's game of Kingdom Defenders", () => {
  it('asks for a Fate, a plan, acts, a die, a plan and acts', () => {
    const asked = ALL.map((_, i) => askedIn(gameAfter(ALL.slice(0, i))))
    expect(asked).toEqual([['fate'], ['plan'], ['acts'], ['die'], ['plan'], ['acts']])
    expect(viewOf(gameAfter([])).order[0]).toBe(LEARNER)
    expect(viewOf(gameAfter([])).questions[0]).toMatchObject({ fates: [{ fate: 'F7' }, { fate: 'F4' }] })
  })

  it('lets every wish of the first plan come true', () => {
    expect(mineIn(gameAfter(ALL.slice(0, 2))).sort()).toEqual(['B3.2', 'D.1', 'E1.a', 'E2.a'])
    expect(me(gameAfter(ALL.slice(0, 2))).hero).toBe(2)
  })

  it('wins the adventure in the first round, and the learner stays first', () => {
    const game = gameAfter(ALL.slice(0, 3))
    expect(told(game, 1, 'area-b')).toContain(
      'You act at The middle road (B3.2): 1 weapon paid, 1 spell paid, 3 Fame gained, “Ghosts of the Granary” won.',
    )
    expect(viewOf(game)).toMatchObject({ round: 2, horde: { id: 'H07', counter: 2, missing: { weapon: 4, spell: 3 } } })
    expect(viewOf(game).order[0]).toBe(LEARNER)
    expect(me(game)).toMatchObject({ fame: 23, adventures: ['A21'] })
    expect(viewOf(game).questions[0]).toMatchObject({
      t: 'die',
      dice: [{ face: 'w2' }, { face: 's2' }, { face: 'l1' }],
    })
    expect(viewOf(game).players.every(({ fame }) => fame >= 23)).toBe(true)
  })

  it('lets every wish of the second plan come true', () => {
    expect(mineIn(gameAfter(ALL.slice(0, 5))).sort()).toEqual(['A.1', 'B3.2', 'C.4', 'D.1'])
  })

  it('beats the Horde, with the fullest camp', () => {
    const game = gameAfter(ALL)
    const battle = [...told(game, 2, 'horde'), ...told(game, 2, 'area-c')].join('\n')
    expect(battle).toContain('The Horde “The Barnacle Host” is beaten: you: 4 Fame gained')
    expect(battle).toContain('You take a share of the victory')
    expect(viewOf(game)).toMatchObject({ round: 3, lastVictory: 2 })
    expect(me(game)).toMatchObject({ adventures: ['A21', 'A13'], rewardsOwned: 1, strength: 1 })
  })

  it('goes on whatever is kept, paid, taken and given, and however the plan ends', () => {
    const fates: Command[] = [FATE, { ...FATE, weapons: 0 }, { t: 'fate', keep: 'F4', weapons: 1 }]
    const byItself: Acts = { steps: [], rest: 'auto' }
    const nothing: Acts = {
      steps: [
        { space: 'A.1', do: null },
        { space: 'C.4', do: null },
      ],
      rest: 'auto',
    }
    for (const fate of fates) expect(askedIn(gameAfter([fate, plan(1), acts(1, byItself)]))).toEqual(['die'])
    for (const die of ['force', 'magic', 'wealth'] as const)
      expect(askedIn(gameAfter([...ALL.slice(0, 3), { ...DIE, die }, plan(2), acts(2, byItself)]))).toEqual(['die'])
    expect(askedIn(gameAfter([...ALL.slice(0, 5), acts(2, nothing)]))).toEqual(['die'])
    const passing: Command = { t: 'plan', round: 1, ...wantedPlan(1), then: 'pass' }
    expect(mineIn(gameAfter([FATE, passing]))).toEqual(mineIn(gameAfter([FATE, plan(1)])))
  })

  it('takes other words for the same wishes', () => {
    const written = WISHES.map((wishes) => wishes.map((words) => [words.at(-1)!]))
    const first: Command = { t: 'plan', round: 1, wishes: written[0]!, then: 'steward' }
    const second: Command = { t: 'plan', round: 2, wishes: written[1]!, then: 'steward' }
    expect([strays(first), strays(second)]).toEqual([null, null])
    expect(mineIn(gameAfter([FATE, first]))).toEqual(mineIn(gameAfter(ALL.slice(0, 2))))
    expect(mineIn(gameAfter([...ALL.slice(0, 4), second]))).toEqual(mineIn(gameAfter(ALL.slice(0, 5))))
  })
})

describePlay('The play of the lesson of Kingdom Defenders', {
  ...{ localPlay, names: reader.names, learner: LEARNER, strays },
  ...{ asked: gameAfter([FATE]), answer: plan(1), astray: { ...plan(1), wishes: [['E3']] } as Command },
  ...{ handedIn: said(gameAfter([FATE]), plan(1)), kept: plan(1) },
})

describe('The steps of Kingdom Defenders', () => {
  const at = (step: Step, rest: Partial<Progress> = {}): Progress => ({ ...FRESH, step: STEPS.indexOf(step), ...rest })

  it('are ten', () => expect(STEPS).toHaveLength(10))

  it('stand where the answers before them lead', () =>
    expect(STEPS.map((step) => movesFor(at(step, { moves: ALL })).length)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 5, 6]))

  it('are done when what they want is written or answered', () => {
    const moves = [FATE]
    expect(isDone(at('fate'), 'fate')).toBe(false)
    expect(isDone(at('fate', { moves }), 'fate')).toBe(true)
    expect(isDone(at('wishes', { moves, draft: draftOf(1, 1) }), 'wishes')).toBe(false)
    expect(isDone(at('wishes', { moves, draft: draftOf(1, 2) }), 'wishes')).toBe(true)
    expect(isWritten(at('wall', { moves, draft: draftOf(1, 4) }), 'wall')).toBe(true)
    expect(isDone(at('wall', { moves, draft: draftOf(1, 4) }), 'wall')).toBe(false)
    expect(isDone(at('wall', { moves, given: plan(1) }), 'wall')).toBe(true)
    expect(isDone(at('camp', { moves: ALL.slice(0, 4), draft: draftOf(2, 4) }), 'camp')).toBe(false)
  })

  it('see the first wish that leads astray, and what they cannot go on from', () => {
    const draft = { for: 'plan-1', content: { plan: { wishes: [['E1'], ['E3']], then: 'steward' }, instead: null } }
    expect(strayWish(at('wishes', { moves: [FATE], draft }), 'wishes')).toBe(1)
    const { wishes } = wantedPlan(1)
    expect(strays({ t: 'plan', round: 1, wishes: wishes.slice(0, 3), then: 'pass' })).toEqual({ wish: 3, round: 1 })
    expect(strays({ t: 'plan', round: 1, wishes: [...wishes, ['A24']], then: 'pass' })).toEqual({ wish: 4, round: 1 })
    expect(strays({ t: 'plan', round: 1, wishes, then: 'ask' })).toBe('asks')
    expect(strays({ ...acts(1), rest: 'ask' } as Command)).toBe('asks')
    expect(strays(acts(1, { steps: [{ space: 'B3.2', do: null }], rest: 'auto' }))).toBe('declines')
    expect(ALL.map(strays)).toEqual(ALL.map(() => null))
  })
})
