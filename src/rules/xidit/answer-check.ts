// Whether an answer fits the question it answers. Used for what players send and for what records say alike.
import type { Refusal } from '../ruleset.ts'
import {
  checkFields,
  type Fields,
  isObject,
  isOneOf,
  isWhole,
  notAllowed,
  notAsked,
  notUnderstood,
  pointer,
} from '../shape.ts'
import { checkPlacement } from './placement.ts'
import type { Question, QuestionOf } from './questions.ts'
import { checkSpoils } from './spoils.ts'
import { ORDERS, TITAN_SIZES, UNIT_KINDS } from './vocabulary.ts'

/** The fields of each kind of answer: those it must have, and those it may have. */
const FIELDS: Record<Question['t'], { must: readonly string[]; may: readonly string[] }> = {
  start: { must: ['t', 'city'], may: [] },
  orders: { must: ['t', 'year', 'orders'], may: [] },
  spoils: { must: ['t', 'year', 'slot', 'take'], may: ['bards', 'dummy'] },
  titan: { must: ['t', 'year', 'slot', 'beat'], may: ['units', 'take', 'bards', 'dummy'] },
  census: { must: ['t', 'year', 'show'], may: [] },
  'census-bards': { must: ['t', 'year', 'kind', 'bards'], may: [] },
  'census-story': { must: ['t', 'year', 'city'], may: [] },
}

export const isQuestionKind = (t: unknown): t is Question['t'] => typeof t === 'string' && Object.hasOwn(FIELDS, t)

/** The fields an answer of this kind has, whatever is asked. */
export const checkShape = (t: Question['t'], answer: Fields): Refusal | undefined =>
  checkFields(answer, FIELDS[t].must, FIELDS[t].may, 'X-12.4')

/** Its content against the options of the question. The shape has been checked. */
export function checkAnswer(question: Question, answer: Fields): Refusal | undefined {
  return checkOccasion(question, answer) ?? checkContent(question, answer)
}

/** Year, slot and kind must be those of the question. */
function checkOccasion(question: Question, answer: Fields): Refusal | undefined {
  const asked = question as unknown as Fields
  for (const field of ['year', 'slot', 'kind'])
    if (Object.hasOwn(asked, field) && answer[field] !== asked[field])
      return notAsked('old-question', 'X-12.1', pointer(field), `The question is about ${field} ${asked[field]}.`)
  return undefined
}

function checkContent(question: Question, answer: Fields): Refusal | undefined {
  switch (question.t) {
    case 'start':
      return checkStart(question, answer)
    case 'orders':
      return checkOrders(question, answer)
    case 'spoils':
      return checkSpoils(answer, question)
    case 'titan':
      return checkTitan(question, answer)
    case 'census':
      return checkCensus(question, answer)
    case 'census-bards':
      return checkPlacement(answer.bards, question, 'X-8.4')
    case 'census-story':
      return isOneOf(answer.city, question.cities)
        ? undefined
        : notAllowed('no-guild-with-room', 'X-8.5', '/city', 'The story goes onto a guild of yours below height 4.')
  }
}

function checkStart({ cities }: QuestionOf<'start'>, { city }: Fields): Refusal | undefined {
  if (!isWhole(city, 1, Number.MAX_SAFE_INTEGER))
    return notUnderstood('bad-city', 'X-2.9', '/city', 'A city is a whole number.')
  if (isOneOf(city, cities)) return undefined
  return notAllowed(
    'city-not-free',
    'X-2.9',
    '/city',
    'The hero starts in a city of the board where nobody stands yet.',
  )
}

function checkOrders({ count, words }: QuestionOf<'orders'>, { orders }: Fields): Refusal | undefined {
  if (!Array.isArray(orders) || orders.length !== count)
    return notUnderstood('bad-orders', 'X-3.1', '/orders', `A list of ${count} orders is expected.`)
  for (let i = 0; i < count; i++)
    if (!isOneOf(orders[i], words))
      return notUnderstood('bad-order', 'X-3.1', pointer('orders', i), `An order is one of ${ORDERS.join(', ')}.`)
  return undefined
}

function checkTitan({ titans, hand }: QuestionOf<'titan'>, answer: Fields): Refusal | undefined {
  const { beat, units } = answer
  if (beat === null) {
    const extra = ['units', 'take', 'bards', 'dummy'].find((field) => answer[field] !== undefined)
    return extra
      ? notUnderstood('unknown-field', 'X-12.1', pointer(extra), 'Who declines pays and takes nothing.')
      : undefined
  }
  if (!isOneOf(beat, TITAN_SIZES))
    return notUnderstood('bad-titan', 'X-6.2', '/beat', 'beat is the size of a titan, or null to decline.')
  const titan = titans.find(({ size }) => size === beat)
  if (!titan) return notAllowed('not-raging', 'X-6.1', '/beat', `No titan of size ${beat} is raging.`)
  if (!titan.affordable) return notAllowed('lacking-units', 'X-6.2', '/beat', `It takes ${beat} units to beat it.`)

  if (!isObject(units)) return notUnderstood('bad-units', 'X-6.3', '/units', 'units maps kinds to how many are paid.')
  let paid = 0
  for (const kind of Object.keys(units)) {
    const at = pointer('units', kind)
    const many = units[kind]
    if (!isOneOf(kind, UNIT_KINDS)) return notUnderstood('bad-kind', 'X-6.3', at, 'There is no such kind of unit.')
    if (!isWhole(many, 1, Number.MAX_SAFE_INTEGER))
      return notUnderstood('bad-count', 'X-12.1', at, 'A whole number of at least 1 is expected.')
    if (many > hand[kind]) return notAllowed('lacking-units', 'X-6.3', at, `You have ${hand[kind]} of these.`)
    paid += many
  }
  if (paid !== beat) return notAllowed('wrong-count', 'X-6.3', '/units', `It takes ${beat} units, not ${paid}.`)
  return checkSpoils(answer, titan)
}

function checkCensus({ most }: QuestionOf<'census'>, { show }: Fields): Refusal | undefined {
  const wrong = checkFields(show, UNIT_KINDS, [], 'X-8.2', ['show'])
  if (wrong) return wrong
  for (const kind of UNIT_KINDS) {
    const many = (show as Fields)[kind]
    const at = pointer('show', kind)
    if (!isWhole(many, 0, Number.MAX_SAFE_INTEGER))
      return notUnderstood('bad-count', 'X-8.2', at, 'A whole number of at least 0 is expected.')
    if (many > most[kind]) return notAllowed('lacking-units', 'X-8.2', at, `You have ${most[kind]} of these.`)
  }
  return undefined
}
