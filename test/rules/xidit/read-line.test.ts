// Orders by letter: one line, in the words of either language.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDERS, type Order } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { ada, begun, bela, cara, dov, fourPlayers, given, year } from '../../support/table.ts'

const asked = given(year(3))
const read = (line: unknown, state = asked.state, seat = 0) => xidit.readLine(line as string, state, seat)

function ordersIn(line: string): Order[] {
  const reading = read(line)
  if (!reading.ok) throw new Error(reading.refusal.message)
  expect(reading.value).toMatchObject({ t: 'orders', year: 3 })
  expect(xidit.answer(asked.state, 0, reading.value).ok).toBe(true)
  return reading.value.t === 'orders' ? reading.value.orders : []
}

function refusalOf(line: unknown, state = asked.state, seat = 0) {
  const reading = read(line, state, seat)
  if (reading.ok) throw new Error(`${JSON.stringify(line)} was taken`)
  return reading.refusal
}

const SIX: Order[] = ['red', 'act', 'blue', 'wait', 'act', 'black']

describe('A line of orders (X-3.1)', () => {
  it.each([
    'red act blue wait act black',
    'r a b w a k',
    'rot handeln blau warten handeln schwarz',
    'r h b w h s',
    'RED Act bLuE WAIT act BLACK',
    'red, act, blue, wait, act, black',
    'red,act;blue/wait / act ; black',
    '  red\tact\u00a0blue   wait act black  ',
    're ac blu wa ac blac',
    'ro ha blau wa hand sch',
    'Rot, handle, blau, warte, handle, schwarz!',
    'r h blue warten act s',
    '1. red 2. act 3. blue 4. wait 5. act 6. black',
    '1) red, 2) act, 3) blue, 4) wait, 5) act, 6) black',
    '1.red 2.act 3.blue 4.wait 5.act 6.black',
    '1 red 2 act 3 blue 4 wait 5 act 6 black',
    '3. red act blue wait act black',
    '17: red act blue wait act black',
    '- red act blue wait act black',
    '"red act blue wait act black"',
    '“red act blue wait act black”',
    '„rot handeln blau warten handeln schwarz“',
    '»rot« »handeln« »blau« »warten« »handeln« »schwarz«',
    'red act blue wait act black.',
  ])('%s', (line) => {
    expect(ordersIn(line)).toEqual(SIX)
  })

  it('takes every order in each of its words and letters', () => {
    const words: Record<Order, string[]> = {
      red: ['red', 'r', 'rot', 're', 'ro'],
      blue: ['blue', 'b', 'blau', 'blu'],
      black: ['black', 'k', 's', 'schwarz', 'blac', 'sc'],
      act: ['act', 'a', 'h', 'handeln', 'handle', 'ac', 'ha'],
      wait: ['wait', 'w', 'warten', 'warte', 'wa', 'wai'],
    }
    for (const order of ORDERS)
      for (const word of words[order]) expect(ordersIn(`${word} w w w w w`)[0], word).toBe(order)
  })

  it.each([
    ['bl', 'blue or black'],
    ['BLA', 'black or blue'],
  ])('refuses %s, which may mean two things', (word, either) => {
    const refusal = refusalOf(`red ${word} act act act act`)
    expect(refusal).toMatchObject({
      why: 'not-understood',
      code: 'ambiguous-order',
      rule: 'X-3.1',
      at: '/orders/1',
    })
    expect([...either.split(' or '), word].every((part) => refusal.message.includes(part))).toBe(true)
  })

  it.each([
    ['green', 'red act green wait act black'],
    ['Hello', 'Hello red act blue wait act black'],
    ['x', 'x a b w a k'],
    ['rabwak', 'rabwak'],
    ['reds', 'reds a b w a k'],
    ['7', 'red 7 blue wait act black'],
    ['constructor', 'constructor a b w a k'],
    ['__proto__x', '__proto__x a b w a k'],
  ])('says that %s was not understood, and what would be', (word, line) => {
    const refusal = refusalOf(line)
    expect(refusal).toMatchObject({ why: 'not-understood', code: 'bad-order', rule: 'X-3.1' })
    expect(refusal.message).toContain(word.replace(/^_+/, ''))
    for (const known of ['red', 'black', 'act', 'rot', 'schwarz', 'handeln', 'warten'])
      expect(refusal.message).toContain(known)
  })

  it('shows only the beginning of a very long word', () => {
    expect(refusalOf('z'.repeat(100_000)).message.length).toBeLessThan(200)
  })

  it.each([
    ['', 'there are 0'],
    ['   ', 'there are 0'],
    ['red', 'there is 1'],
    ['r a b w a', 'there are 5'],
    ['r a b w a k r', 'there are 7'],
  ])('counts the orders of "%s"', (line, counted) => {
    const refusal = refusalOf(line)
    expect(refusal).toMatchObject({ why: 'not-understood', code: 'bad-orders', rule: 'X-3.1', at: '/orders' })
    expect(refusal.message).toContain(counted)
  })

  it.each(['> red act blue wait act black', '>r a b w a k', '  >> r a b w a k'])(
    'never takes quoted text: %s',
    (line) => {
      expect(refusalOf(line)).toMatchObject({ why: 'not-understood', code: 'quoted-text', rule: 'X-3.1' })
    },
  )

  it('may be sent again while somebody’s orders are missing, and not when they are revealed', () => {
    const six: Order[] = ['wait', 'wait', 'wait', 'wait', 'wait', 'wait']
    let story = asked
    for (const player of [ada, bela, cara]) story = story.whenAnswered(player, { t: 'orders', year: 3, orders: six })
    expect(read('r a b w a k', story.state).ok).toBe(true)
    story = story.whenAnswered(dov, { t: 'orders', year: 3, orders: six })
    expect(refusalOf('r a b w a k', story.state)).toMatchObject({ why: 'not-asked', rule: 'X-3.1' })
  })

  it('is not asked for before the heroes stand, and not after the end', () => {
    expect(refusalOf('r a b w a k', begun(fourPlayers).state)).toMatchObject({ why: 'not-asked', rule: 'X-3.1' })
    const over = { ...asked.state, stage: 'over' as const }
    expect(refusalOf('r a b w a k', over)).toMatchObject({ why: 'not-asked', code: 'game-over' })
  })

  it.each([-1, 4, 1.5, Number.NaN])('has no seat %d', (seat) => {
    expect(refusalOf('r a b w a k', asked.state, seat)).toMatchObject({ code: 'no-such-seat' })
  })
})

describe('Any line at all', () => {
  const scrap = fc.oneof(
    fc.constantFrom('red', 'b', 'bl', 'rot', 'wa', '1.', '2)', '>', '"', ' ', ',', '/', '\n', '\u0000', 'ß', 'İ'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const anyLine = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(scrap, { maxLength: 14 }).map((all) => all.join('')),
  )

  it('is six orders the rules take, or a refusal with a sentence', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const reading = read(line)
        if (reading.ok) expect(xidit.answer(asked.state, 0, reading.value).ok).toBe(true)
        else expect(reading.refusal).toMatchObject({ why: 'not-understood', rule: 'X-3.1' })
      }),
      { numRuns: 3000 },
    )
  })

  it('need not even be a line', () => {
    for (const nothing of [undefined, null, 7, {}, [], ['r', 'a']]) expect(read(nothing).ok).toBe(false)
  })
})
