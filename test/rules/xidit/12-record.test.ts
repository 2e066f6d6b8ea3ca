import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Entry, GameRecord } from '../../../src/rules/xidit/record.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'

const samples = readFileSync(new URL('../../records/samples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { record: GameRecord }).record)

const threeHanded = samples.find(({ options }) => options.players === 3 && options.length === 'long')!
const fourHanded = samples.find(({ options }) => options.players === 4 && options.length === 'long')!

/** The record with one entry changed; gives the error of the replay. */
function broken<T extends Entry['t']>(
  record: GameRecord,
  t: T,
  change: (entry: Record<string, unknown>) => void,
  which: (entry: Entry) => boolean = () => true,
) {
  const copy = structuredClone(record)
  const index = copy.entries.findIndex((entry) => entry.t === t && which(entry))
  expect(index).toBeGreaterThanOrEqual(0)
  change(copy.entries[index] as unknown as Record<string, unknown>)
  const { error, positions } = xidit.replay(copy)
  return { index, error, positions }
}

describe('The header (X-12.4)', () => {
  const headers: [string, unknown][] = [
    ['is an object', []],
    ['is not nothing', null],
    ['has its format', { ...fourHanded, format: 'xidit-record/2' }],
    ['has a seed of 64 lower-case hex digits', { ...fourHanded, seed: fourHanded.seed!.toUpperCase() }],
    ['has a seed', { ...fourHanded, seed: undefined }],
    ['has a list of entries', { ...fourHanded, entries: {} }],
    ['has nothing else', { ...fourHanded, pack: 'standard' }],
    ['has three to five players', { ...fourHanded, options: { players: 6, length: 'long' } }],
    ['has a whole number of players', { ...fourHanded, options: { players: '4', length: 'long' } }],
    ['has a length', { ...fourHanded, options: { players: 4 } }],
    ['has a dummy with three players', { ...threeHanded, options: { players: 3, length: 'long' } }],
    ['has no dummy with four', { ...fourHanded, options: { players: 4, length: 'long', dummy: 'normal' } }],
    ['has no other options', { ...fourHanded, options: { players: 4, length: 'long', pace: 'daily' } }],
  ]
  it.each(headers)('%s, or it is refused at index -1', (_what, record) => {
    const { error, positions } = xidit.replay(record)
    expect(error).toMatchObject({ index: -1, rule: expect.stringMatching(/^X-/), message: expect.any(String) })
    expect(positions).toEqual([])
  })
})

describe('Entries stand in the order in which they are used (X-12.1)', () => {
  it('an entry of another kind than the one due is refused', () => {
    const { index, error } = broken(fourHanded, 'orders', (entry) => (entry.t = 'census'))
    expect(error).toMatchObject({ index, rule: 'X-12.1' })
  })

  it('so is one of another seat, year or slot', () => {
    for (const [t, field] of [
      ['start', 'seat'],
      ['orders', 'seat'],
      ['orders', 'year'],
      ['spoils', 'slot'],
      ['spoils', 'year'],
      ['spoils', 'seat'],
      ['census', 'seat'],
    ] as const) {
      const { index, error } = broken(fourHanded, t, (entry) => (entry[field] = (entry[field] as number) + 1))
      expect(error, `${t}.${field}`).toMatchObject({ index, rule: 'X-12.1' })
    }
  })

  it('a missing entry is noticed at the next one', () => {
    const copy = structuredClone(fourHanded)
    const index = copy.entries.findIndex(({ t }) => t === 'spoils')
    copy.entries.splice(index, 1)
    expect(xidit.replay(copy).error?.index).toBe(index)
  })

  it('an entry after the end of the game is refused', () => {
    const copy = structuredClone(fourHanded)
    copy.entries.push({ t: 'orders', year: 13, seat: 0, orders: ['wait', 'wait', 'wait', 'wait', 'wait', 'wait'] })
    const { error, positions } = xidit.replay(copy)
    expect(error?.index).toBe(fourHanded.entries.length)
    expect(positions).toHaveLength(13)
  })
})

describe('An entry has exactly the fields of its kind (X-12.4)', () => {
  it.each(['start', 'orders', 'spoils', 'census', 'census-bards', 'census-story'] as const)('%s', (t) => {
    const extra = broken(fourHanded, t, (entry) => (entry.note = 'hello'))
    expect(extra.error).toMatchObject({ index: extra.index, rule: 'X-12.4' })
    for (const field of Object.keys(fourHanded.entries.find((entry) => entry.t === t)!).filter(
      (name) => name !== 't',
    )) {
      const less = broken(fourHanded, t, (entry) => delete entry[field])
      expect(less.error?.index, `${t} without ${field}`).toBe(less.index)
    }
  })

  it('numbers are whole, and 1.0 is 1', () => {
    const { index, error } = broken(fourHanded, 'start', (entry) => (entry.city = 7.5))
    expect(error?.index).toBe(index)
    const text = JSON.stringify(fourHanded).replace('"year":1,', '"year":1.0,')
    expect(xidit.replay(JSON.parse(text)).error).toBeUndefined()
  })

  it('bards stand exactly when they are taken, each count at least 1', () => {
    const taken = (entry: Entry) => entry.t === 'spoils' && entry.take.includes('bards')
    const notTaken = (entry: Entry) => entry.t === 'spoils' && !entry.take.includes('bards')
    for (const { index, error } of [
      broken(fourHanded, 'spoils', (entry) => delete entry.bards, taken),
      broken(fourHanded, 'spoils', (entry) => (entry.bards = { ombel: 1 }), notTaken),
      broken(fourHanded, 'spoils', (entry) => ((entry.bards as Record<string, number>).ombel = 0), taken),
      broken(fourHanded, 'spoils', (entry) => (entry.bards = {}), taken),
      broken(fourHanded, 'spoils', (entry) => (entry.bards = JSON.parse('{"__proto__":1}')), taken),
    ])
      expect(error?.index).toBe(index)
  })

  it('dummy stands exactly when there is one', () => {
    const without = broken(threeHanded, 'spoils', (entry) => delete entry.dummy)
    expect(without.error).toMatchObject({ index: without.index, rule: 'X-5.7' })
    const needless = broken(fourHanded, 'spoils', (entry) => (entry.dummy = 'wealth'))
    expect(needless.error).toMatchObject({ index: needless.index, rule: 'X-5.7' })
  })

  it('an entry that declines a titan ends there', () => {
    const withTitan = samples.find(({ entries }) =>
      entries.some((entry) => entry.t === 'titan' && entry.beat !== null),
    )!
    const { index, error } = broken(
      withTitan,
      'titan',
      (entry) => (entry.beat = null),
      (entry) => entry.t === 'titan' && entry.beat !== null,
    )
    expect(error).toMatchObject({ index, rule: 'X-12.1' })
  })
})

describe('An entry that breaks a rule is named with the rule, and those before are kept (X-12.3)', () => {
  it('a start city where somebody stands', () => {
    const copy = structuredClone(fourHanded)
    ;(copy.entries[1] as { city: number }).city = (copy.entries[0] as { city: number }).city
    expect(xidit.replay(copy)).toMatchObject({ positions: [], error: { index: 1, rule: 'X-2.9' } })
  })

  it('an order that is none', () => {
    const { error, positions } = broken(
      fourHanded,
      'orders',
      (entry) => (entry.orders = ['green', 'act', 'act', 'act', 'act', 'act']),
    )
    expect(error?.rule).toBe('X-3.1')
    expect(positions).toHaveLength(1)
  })

  it('more units shown than held', () => {
    const { index, error } = broken(fourHanded, 'census', (entry) => ((entry.show as Record<string, number>).mage = 10))
    expect(error).toMatchObject({ index, rule: 'X-8.2' })
  })

  it('a story on a guild that is not there', () => {
    const { index, error } = broken(fourHanded, 'census-story', (entry) => (entry.city = 21))
    expect(error).toMatchObject({ index, rule: 'X-8.5' })
  })
})

describe('A record may end early, at any entry boundary (X-12.3)', () => {
  it.each(samples)('$options.players players, $options.length', (record) => {
    const whole = xidit.replay(record).positions
    for (let length = 0; length <= record.entries.length; length++) {
      const { positions, error } = xidit.replay({ ...record, entries: record.entries.slice(0, length) })
      expect(error).toBeUndefined()
      expect(positions).toEqual(whole.slice(0, positions.length))
    }
  })
})

describe('The record of a log (X-12)', () => {
  it('of what a viewer was told holds no seed while the game runs', () => {
    const events = xidit.begin({ players: 4, length: 'long' }, 'c'.repeat(64))
    expect(xidit.record(events)).toHaveProperty('seed')
    expect(xidit.record(events.map((event) => xidit.tell(event, 0, false)!))).not.toHaveProperty('seed')
  })
})
