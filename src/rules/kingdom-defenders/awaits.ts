// Whom the game waits for and what for: each kind of question, with every legal option.
import type { Seat } from '../ruleset.ts'
import { splitOf } from './answer-check.ts'
import type { Point } from './decider.ts'
import type { Pack } from './pack/pack.ts'
import { markerSpaces } from './pieces/wounds.ts'
import { requirementOf, whyClosed } from './placement.ts'
import type { ActOption, Question, QuestionOf, SpaceOption } from './questions.ts'
import { sources } from './rewards.ts'
import { fieldsOf } from './round/activation.ts'
import { diceLeft, diceOut } from './round/favour.ts'
import { hasSiegeStep, siegePays, victoryFields } from './round/horde.ts'
import { nextPoint, waitingFor } from './round/points.ts'
import { missingIn, windowOf } from './standing.ts'
import type { State } from './state.ts'
import { playerOf, type Table, tableFor } from './table.ts'
import { DICE, TRACKS, upTo } from './vocabulary.ts'

export const awaits = (pack: Pack, state: State): Question[] => questionsAt(tableFor(pack, state))

export function questionsAt(table: Table): Question[] {
  const { state } = table
  if (state.asked !== null) return [questionFor(table, nextPoint(table)!)]
  if (state.stage === 'fates')
    return [...state.seats.entries()].flatMap(([seat, { fate }]) => (fate === null ? [fateQuestion(table, seat)] : []))
  return missingIn(table).map((seat) => {
    if (state.stage === 'victory') return victoryQuestion(table, seat)
    if (state.stage === 'siege') return siegeQuestion(table, seat)
    return windowOf(table) === 'plan' ? planQuestion(table, seat) : actsQuestion(table, seat)
  })
}

/** The question that a decision would be asked with. */
export function questionFor(table: Table, point: Point): Question {
  const { seat } = point
  switch (point.t) {
    case 'fate':
      return fateQuestion(table, seat)
    case 'dice':
      return diceQuestion(table, seat)
    case 'die':
      return dieQuestion(table, seat)
    case 'place':
      return placeQuestion(table, seat)
    case 'act':
      return actQuestion(table, point)
    case 'marker':
      return markerQuestion(table, seat)
    case 'victory':
      return victoryQuestion(table, seat)
    case 'siege':
      return siegeQuestion(table, seat)
  }
}

const fateQuestion = (table: Table, seat: Seat): QuestionOf<'fate'> => ({
  ...{ id: `fate/${seat}`, seat, t: 'fate' },
  fates: playerOf(table, seat).dealt.map((fate) => {
    const most = splitOf(table, fate)
    return { fate, weapons: most === undefined ? null : upTo(0, most) }
  }),
})

const named = (t: string, { round }: State, seat: Seat, ...more: (string | number)[]): string =>
  [t, round, seat, ...more].join('/')

const diceQuestion = (table: Table, seat: Seat): QuestionOf<'dice'> => ({
  ...{ id: named('dice', table.state, seat), seat, t: 'dice', round: table.state.round },
  ...{ count: diceOut(table), dice: DICE.slice() },
})

const dieQuestion = ({ state }: Table, seat: Seat): QuestionOf<'die'> => ({
  ...{ id: named('die', state, seat), seat, t: 'die', round: state.round },
  dice: diceLeft(state).map(({ die, face }) => ({ die, face })),
})

const spaceOptions = (table: Table, seat: Seat): SpaceOption[] =>
  table.layout.spaces.map((space) => ({
    space: space.id,
    req: requirementOf(table, space) ?? null,
    closed: whyClosed(table, seat, space) ?? null,
  }))

export const planQuestion = (table: Table, seat: Seat): QuestionOf<'plan'> => ({
  ...{ id: named('plan', table.state, seat), seat, t: 'plan', round: table.state.round },
  spaces: spaceOptions(table, seat),
})

const placeQuestion = (table: Table, seat: Seat): QuestionOf<'place'> => ({
  ...{ id: named('place', table.state, seat, table.state.moves), seat, t: 'place', round: table.state.round },
  spaces: spaceOptions(table, seat),
})

const actOptions = (table: Table, seat: Seat, spaces: readonly string[]): ActOption[] =>
  spaces.map((space) => ({ space, fields: fieldsOf(table, seat, space) }))

/** As things stand now; what comes before may change it. */
export const actsQuestion = (table: Table, seat: Seat): QuestionOf<'acts'> => ({
  ...{ id: named('acts', table.state, seat), seat, t: 'acts', round: table.state.round },
  spaces: actOptions(table, seat, waitingFor(table, seat)),
})

const actQuestion = (table: Table, { seat, spaces }: Point): QuestionOf<'act'> => ({
  ...{ id: named('act', table.state, seat, table.state.stage, table.state.moves), seat, t: 'act' },
  ...{ round: table.state.round, spaces: actOptions(table, seat, spaces!) },
})

const markerQuestion = (table: Table, seat: Seat): QuestionOf<'marker'> => ({
  ...{ id: named('marker', table.state, seat, table.state.stage, table.state.moves), seat, t: 'marker' },
  ...{ round: table.state.round, spaces: markerSpaces(table, seat) },
})

function victoryQuestion(table: Table, seat: Seat): QuestionOf<'victory'> {
  const due = table.state.due.find((one) => one.seat === seat)!
  const fields = victoryFields(table, due)
  return {
    ...{ id: named('victory', table.state, seat), seat, t: 'victory', round: table.state.round, camp: due.camp },
    ...(fields.includes('goods') && { goods: ['coin', 'loot'] as const }),
    ...(fields.includes('track') && { track: TRACKS.slice() }),
    ...(fields.includes('reward') && { reward: sources(table.state) }),
  } as QuestionOf<'victory'>
}

function siegeQuestion(table: Table, seat: Seat): QuestionOf<'siege'> {
  const due = table.state.due.find((one) => one.seat === seat)!
  const hasStep = hasSiegeStep(table, due)
  const pay = hasStep
    ? Object.fromEntries(TRACKS.map((track) => [track, siegePays(table, due, track)]))
    : { none: siegePays(table, due) }
  return {
    ...{ id: named('siege', table.state, seat), seat, t: 'siege', round: table.state.round, camp: due.camp },
    ...(hasStep && { track: TRACKS.slice() }),
    pay,
  }
}
