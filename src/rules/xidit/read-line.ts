// One line of a letter as the year's orders (X-3.1): six words or letters, English or German, in any case.
// Quoted text is never taken for an answer: it is what was asked.
import type { Checked, Refusal, Seat } from '../ruleset.ts'
import { isWhole, notUnderstood, pointer } from '../shape.ts'
import { notAskedNow } from './answer.ts'
import { stillMissing } from './awaits.ts'
import type { Command } from './commands.ts'
import type { State } from './state.ts'
import { ORDERS_A_YEAR, type Order } from './vocabulary.ts'

const WORDS: Readonly<Record<string, Order>> = {
  ...{ red: 'red', blue: 'blue', black: 'black', act: 'act', wait: 'wait' },
  ...{ rot: 'red', blau: 'blue', schwarz: 'black', handeln: 'act', handle: 'act', warten: 'wait' },
}

/** No letter means two things, whichever language it is meant in. */
const LETTERS: Readonly<Record<string, Order>> = {
  ...{ r: 'red', b: 'blue', k: 'black', s: 'black', a: 'act', h: 'act', w: 'wait' },
}

const UNDERSTOOD =
  'Write red, blue, black, act, wait (r, b, k, a, w), or rot, blau, schwarz, handeln, warten (r, b, s, h, w).'

export function readLine(line: string, state: State, seat: Seat): Checked<Command> {
  if (!isWhole(seat, 0, state.options.players - 1))
    return refuse(notUnderstood('no-such-seat', 'X-2.1', '', 'There is no such seat at this table.'))
  if (state.stage !== 'orders' || stillMissing(state, 'orders').length === 0)
    return refuse({ ...notAskedNow(state, 'orders'), rule: 'X-3.1' })

  const text = typeof line === 'string' ? line.normalize('NFC').trim() : ''
  if (text.startsWith('>'))
    return refuse(notUnderstood('quoted-text', 'X-3.1', '', `This is quoted text, not an answer. ${UNDERSTOOD}`))
  const words = wordsOf(text)
  const orders: Order[] = []
  for (const [i, word] of words.entries()) {
    const meant = meaningsOf(word)
    const [order] = meant
    if (order === undefined || meant.length > 1) return refuse(unclear(word, meant, i))
    orders.push(order)
  }
  if (orders.length !== ORDERS_A_YEAR) return refuse(wrongCount(orders.length))
  return { ok: true, value: { t: 'orders', year: state.year, orders } }
}

/** The words between the separators, without the numbers and marks around them. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  const listed = text.replace(/^[-*•]\s+/, '').replace(/^\d{1,3}\s*[.):]\s*/, '')
  for (const part of listed.split(/[\s,;/]+/)) {
    const bare = part.replace(/^["'“”„‟«»‹›‘’‚`*_([]+/, '').replace(/["'“”„‟«»‹›‘’‚`*_)\].!]+$/, '')
    const numbered = /^(\d{1,2})[.):]*(.*)$/.exec(bare)
    // A number that counts the orders is no order; any other number is a word nobody understands.
    const word = numbered && Number(numbered[1]) === words.length + 1 ? numbered[2]! : bare
    if (word !== '') words.push(word)
  }
  return words
}

/** The orders a word may stand for: as it is, as a letter, or as the beginning of words. */
function meaningsOf(word: string): Order[] {
  const said = word.toLowerCase()
  if (Object.hasOwn(WORDS, said)) return [WORDS[said]!]
  if (said.length < 2) return Object.hasOwn(LETTERS, said) ? [LETTERS[said]!] : []
  const begun = Object.keys(WORDS).filter((whole) => whole.startsWith(said))
  return [...new Set(begun.map((whole) => WORDS[whole]!))]
}

function unclear(word: string, meant: readonly Order[], at: number): Refusal {
  const shown = `“${[...word].slice(0, 20).join('')}”`
  const where = pointer('orders', Math.min(at, ORDERS_A_YEAR - 1))
  return meant.length > 1
    ? notUnderstood('ambiguous-order', 'X-3.1', where, `${shown} may mean ${meant.join(' or ')}. ${UNDERSTOOD}`)
    : notUnderstood('bad-order', 'X-3.1', where, `${shown} is not understood. ${UNDERSTOOD}`)
}

const wrongCount = (count: number): Refusal =>
  notUnderstood(
    'bad-orders',
    'X-3.1',
    '/orders',
    `Six orders are expected, and ${count === 1 ? 'there is 1' : `there are ${count}`}. ${UNDERSTOOD}`,
  )

const refuse = (refusal: Refusal): Checked<Command> => ({ ok: false, refusal })
