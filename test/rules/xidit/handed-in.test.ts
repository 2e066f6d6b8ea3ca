// What a lord has handed in: read again in words, taken back, opened when its time has come, and told as a story.
import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/rules/xidit/commands.ts'
import type { Event } from '../../../src/rules/xidit/events.ts'
import { standardPack } from '../../../src/rules/xidit/pack/standard.ts'
import type { State } from '../../../src/rules/xidit/state.ts'
import { ROADS } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { ada, bela, given, quietTiles } from '../../support/table.ts'

const table = given(quietTiles, ada.in(7), bela.in(6))

/** The state with this said by ada. */
function having(state: State, command: Command): State {
  const ruling = xidit.answer(state, ada.seat, command)
  if (!ruling.ok) throw new Error(ruling.refusal.message)
  return xidit.fold(ruling.events, state)
}

const orders = (...words: string[]): Command => ({
  t: 'orders',
  year: 1,
  orders: [...words, ...Array(6 - words.length).fill('wait')] as never,
})

const name = (city: number) => standardPack.board.cities.find(({ id }) => id === city)!.name

describe('An answer in words', () => {
  it('says where six orders lead, road by road', () => {
    const { words, places } = xidit.explain(table.state, ada.seat, orders('red', 'act', 'red'), 'en')
    expect(places).toEqual([7, 6, 7].map(name))
    expect(words).toEqual([
      `Take the red road to ${name(6)}.`,
      `Act in ${name(6)}.`,
      `Take the red road to ${name(7)}.`,
      ...Array(3).fill(`Wait in ${name(7)}.`),
    ])
  })

  it('says so where there is no such road, in German too', () => {
    const [city, road] = standardPack.cities
      .flatMap((from) => ROADS.map((colour) => [from, colour] as const))
      .find(([from, colour]) => standardPack.roads[from]![colour] === 0)!
    const { state } = given(quietTiles, ada.in(city))
    const { words, places } = xidit.explain(state, ada.seat, orders(road), 'de')
    expect(words[0]).toMatch(/^Keine .* Straße führt weiter: bleib in /)
    expect(places).toEqual([name(city)])
  })

  it('has a sentence for every kind of answer, in both languages', () => {
    for (const [t, body] of Object.entries(xidit.examples.answers)) {
      const command = { ...(body as object), t } as Command
      const [en, de] = (['en', 'de'] as const).map((locale) => xidit.explain(table.state, ada.seat, command, locale))
      expect(en!.words.length, t).toBeGreaterThan(0)
      expect(en!.words.join(' '), t).not.toMatch(/undefined|NaN|object/)
      expect(de!.words, t).not.toEqual(en!.words)
    }
  })
})

describe('The examples', () => {
  it('are understood: options, draft, and every kind of answer', () => {
    expect(xidit.options(xidit.examples.options)).toMatchObject({ ok: true })
    expect(xidit.preview!(table.state, ada.seat, xidit.examples.draft)).toMatchObject({ ok: true })
    for (const [t, body] of Object.entries(xidit.examples.answers)) {
      const ruling = xidit.answer(table.state, ada.seat, { ...(body as object), t } as Command)
      if (!ruling.ok) expect(ruling.refusal, t).not.toMatchObject({ why: 'not-understood' })
    }
  })
})

describe('What is handed in', () => {
  it('can be read again, and sent again', () => {
    const state = having(having(table.state, orders('act')), { t: 'standing', standing: { titan: 'ask', start: [3] } })
    const said = xidit.handedIn(state, ada.seat)
    expect(said).toContainEqual(orders('act'))
    expect(said).toContainEqual({ t: 'standing', standing: { titan: 'ask', start: [3] } })
    expect(said).toContainEqual({ t: 'start-list', cities: [3] })
    expect(xidit.handedIn(state, bela.seat)).toEqual([{ t: 'standing', standing: {} }])
  })

  it('can be taken back where that is allowed', () => {
    const state = having(having(table.state, orders('act')), { t: 'standing', standing: { titan: 'ask', start: [3] } })
    const without = (kind: string) => having(state, xidit.takeBack(state, ada.seat, kind)!).lords[ada.seat]!
    expect(without('orders').orders).toBeNull()
    expect(without('standing').standing).toEqual({})
    expect(without('start-list').standing).toEqual({ titan: 'ask' })
    expect(xidit.takeBack(state, ada.seat, 'spoils')).toBeUndefined()
  })

  it('a start list changes nothing else of the instructions, and comes too late when the heroes stand', () => {
    const state = xidit.fold(xidit.begin({ players: 3, length: 'short', dummy: 'normal' }, '5eed'.repeat(16)))
    const told = having(having(state, { t: 'standing', standing: { titan: 'ask' } }), {
      t: 'start-list',
      cities: [3, 5],
    })
    expect(told.lords[ada.seat]!.standing).toEqual({ titan: 'ask', start: [3, 5] })
    expect(xidit.answer(state, ada.seat, { t: 'start-list', cities: [3, 3] })).toMatchObject({
      refusal: { at: '/cities', rule: 'X-14.7' },
    })
    expect(xidit.answer(table.state, ada.seat, { t: 'start-list', cities: [3] })).toMatchObject({
      refusal: { why: 'not-asked', rule: 'X-2.9' },
    })
  })

  it('is laid open by what reveals it, and by nothing else', () => {
    const given: Event = { t: 'orders-given', year: 2, seat: 0, orders: Array(6).fill('wait') }
    const revealed = (year: number): Event => ({ t: 'orders-revealed', year, orders: [] })
    const { keeps } = xidit.secrets(given)
    expect(xidit.secrets(revealed(2))).toEqual({ opens: keeps })
    expect(xidit.secrets(revealed(3)).opens).not.toBe(keeps)
    expect(xidit.secrets({ t: 'census-called', year: 2 })).toEqual({})
    expect(xidit.secrets({ t: 'standing-left', seat: 0, standing: {} })).toEqual({})
  })
})

describe('The story', () => {
  it('begins a year with its year, and a step with each order', () => {
    expect(xidit.marks({ t: 'year-begun', year: 3, first: 1 })).toEqual({ round: 3, step: 'orders' })
    expect(xidit.marks({ t: 'waited', year: 3, slot: 2, seat: 1, city: 7 })).toEqual({ step: 'order-2-1' })
    expect(xidit.marks({ t: 'tile-left', city: 7, side: 'threat' })).toEqual({})
  })
})
