import { describe, expect, it } from 'vitest'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Entry } from '../../../src/rules/kingdom-defenders/record.ts'
import { samples } from './records.ts'

const records = samples.map(({ record }) => record)
const [first] = records

/** The first entry that fits, in any sample, changed; gives where it stands and what the reader says. */
function broken(which: (entry: Entry) => boolean, change: (entry: Record<string, unknown>) => void) {
  const record = records.find(({ entries }) => entries.some(which))!
  const copy = structuredClone(record)
  const index = copy.entries.findIndex(which)
  change(copy.entries[index] as unknown as Record<string, unknown>)
  return { index, error: kingdomDefenders.replay(copy).error }
}

describe('The header (KD-12.5)', () => {
  it.each([
    ['is an object', []],
    ['is not nothing', null],
    ['has its format', { ...first, format: 'kingdom-defenders-record/2' }],
    ['has a seed of 64 lower-case hex digits', { ...first, seed: 'x' }],
    ['has a list of entries', { ...first, entries: {} }],
    ['has nothing else', { ...first, pack: 'standard' }],
    ['names all options', { ...first, options: { players: 2 } }],
    ['has no pool without custom', { ...first, options: { ...first!.options, pool: [] } }],
    [
      'has a pool that can be dealt',
      { ...first, options: { players: 2, difficulty: 'custom', variant: 'none', pool: [] } },
    ],
  ])('%s, or it is refused at index -1', (_, record) => {
    const { error, positions } = kingdomDefenders.replay(record)
    expect(error).toMatchObject({ index: -1, rule: expect.stringMatching(/^KD-/) })
    expect(positions).toEqual([])
  })
})

describe('Entries (KD-12.1 to KD-12.5)', () => {
  const doing = (entry: Entry): Record<string, unknown> => (entry.t === 'act' && entry.do ? { ...entry.do } : {})
  const has = (field: string) => (entry: Entry) => Object.hasOwn(doing(entry), field)
  const set = (fields: object) => (entry: Record<string, unknown>) => Object.assign(entry, fields)
  const setDo = (fields: object) => (entry: Record<string, unknown>) => {
    entry.do = { ...(entry.do as object), ...fields }
  }
  const is = (t: Entry['t']) => (entry: Entry) => entry.t === t

  const cases: [string, (entry: Entry) => boolean, (entry: Record<string, unknown>) => void][] = [
    ['another kind', is('place'), set({ t: 'act' })],
    ['another seat', is('place'), set({ seat: 3 })],
    ['another round', is('die'), set({ round: 6 })],
    ['a field too many', is('place'), set({ do: null })],
    ['a card not dealt', is('fate'), set({ keep: 'F0' })],
    ['too many weapons', (entry) => entry.t === 'fate' && entry.weapons !== undefined, set({ weapons: 4 })],
    ['weapons that are not whole', (entry) => entry.t === 'fate' && entry.weapons !== undefined, set({ weapons: 0.5 })],
    ['weapons without a choice', (entry) => entry.t === 'fate' && entry.weapons === undefined, set({ weapons: 0 })],
    ['dice out that are no dice', is('dice'), set({ out: ['luck'] })],
    ['a die that is not there', is('die'), set({ die: 'luck' })],
    ['a space that is not there', is('place'), set({ space: 'E99.a' })],
    ['a space face down', is('place'), set({ space: 'E18.a' })],
    ['a space of nobody', is('act'), set({ space: 'E5.a' })],
    ['`do` that is a list', is('act'), set({ do: [] })],
    ['`do` that is left out', is('act'), (entry) => delete entry.do],
    ['an unknown field of `do`', is('act'), setDo({ luck: 1 })],
    ['a price that is none', has('pay'), setDo({ pay: { weapon: 9, spell: 9 } })],
    ['a price without zeros', has('pay'), setDo({ pay: { weapon: 1 } })],
    ['a price that is below nothing', has('pay'), setDo({ pay: { weapon: -1, spell: 2 } })],
    ['a price in other goods', has('pay'), setDo({ pay: { weapon: 1, spell: 1, coin: 0 } })],
    ['too large a gift', has('give'), setDo({ give: { weapon: 4, spell: 4 } })],
    [
      'an empty gift in Area C',
      (entry) => has('give')(entry) && 'space' in entry && entry.space!.startsWith('C.'),
      setDo({ give: { weapon: 0, spell: 0 } }),
    ],
    ['a marker that is not needed', has('pay'), setDo({ marker: 'D.1' })],
    ['a deed that does not lie there', has('deed'), setDo({ deed: 'T99' })],
    ['a source that is none', has('reward'), setDo({ reward: 'middle' })],
    ['an option that is none', has('option'), setDo({ option: 7 })],
    ['an option in words', has('option'), setDo({ option: '0' })],
    ['too many times', has('times'), setDo({ times: 3 })],
    ['a track that is none', has('track'), setDo({ track: 'luck' })],
    ['a rival that is oneself', has('rival'), (entry) => setDo({ rival: entry.seat })(entry)],
    ['a building that is not there', has('building'), setDo({ building: 'E15' })],
    ['dice that are none', has('dice'), setDo({ dice: ['force', 'luck'] })],
    ['too few dice', has('dice'), setDo({ dice: ['force'] })],
    ['goods that are none', (entry) => entry.t === 'victory' && !!entry.goods, set({ goods: 'spell' })],
    ['victory without a track', (entry) => entry.t === 'victory' && !!entry.track, (entry) => delete entry.track],
    ['victory with another’s Reward', (entry) => entry.t === 'victory' && !entry.reward, set({ reward: 'random' })],
    ['siege without paying', (entry) => entry.t === 'siege' && !!entry.pay, (entry) => delete entry.pay],
    ['siege paid in coins', (entry) => entry.t === 'siege' && !!entry.pay, set({ pay: 'coin' })],
  ]
  it.each(cases)('%s is refused', (_, which, change) => {
    const { index, error } = broken(which, change)
    expect(error).toMatchObject({ index, rule: expect.stringMatching(/^KD-/), message: expect.any(String) })
  })

  it('a missing entry is noticed at the next one, and one after the end is refused', () => {
    const { entries, ...header } = records[2]!
    const index = entries.findIndex(({ t }) => t === 'act')
    const less = { ...header, entries: entries.toSpliced(index, 1) }
    const more = { ...header, entries: [...entries, entries.at(-1)] }
    expect(kingdomDefenders.replay(less).error!.index).toBeGreaterThanOrEqual(index)
    expect(kingdomDefenders.replay(more).error).toMatchObject({ index: entries.length, rule: 'KD-12.4' })
  })

  it('1.0 is 1, and the order of fields does not matter', () => {
    const text = JSON.stringify(first).replaceAll('"round":1,', '"round":1.0,')
    expect(kingdomDefenders.replay(JSON.parse(text)).error).toBeUndefined()
    const turned = first!.entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse()))
    expect(kingdomDefenders.replay({ ...first, entries: turned }).error).toBeUndefined()
  })

  it('any nonsense in place of an entry is refused there, without an exception', () => {
    const nonsense = [
      null,
      3,
      '',
      [],
      {},
      { t: 3 },
      { t: '__proto__' },
      JSON.parse('{"t":"act","seat":0,"__proto__":{}}'),
    ]
    for (const { entries, ...header } of records)
      for (const [i, odd] of nonsense.entries()) {
        const index = Math.floor((entries.length * (i + 1)) / (nonsense.length + 2))
        expect(kingdomDefenders.replay({ ...header, entries: entries.toSpliced(index, 1, odd) }).error?.index).toBe(
          index,
        )
      }
  })
})
