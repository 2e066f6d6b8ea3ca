import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/rules/canonical.ts'
import { position, positionOf } from '../../../src/rules/xidit/position.ts'
import type { GameRecord } from '../../../src/rules/xidit/record.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { ada, city, given, givenTable, queue, threePlayers, year } from '../../support/table.ts'

const samples = readFileSync(new URL('../../records/samples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { record: GameRecord; positions: unknown[] })

describe('Canonical form (X-13)', () => {
  it('has no spaces and sorts keys as strings by code unit', () => {
    expect(canonical({ b: [1, { z: null, a: 'ä"' }], '10': 1, '9': 2, B: true })).toBe(
      '{"10":1,"9":2,"B":true,"b":[1,{"a":"ä\\"","z":null}]}',
    )
  })
})

describe('What a position lists (X-13.1)', () => {
  const story = given(
    ada.in(17),
    ada.hasBardsIn('xidit', 2),
    ada.hasGuild(17, 3),
    city(6).offers('mage'),
    queue({ threatNext: 9 }),
  )
  const shown = positionOf(story.state)

  it('guilds, tiles and bards only where they are', () => {
    expect(shown.guilds).toEqual({ '17': { seat: 0, height: 3 } })
    expect(shown.tiles).toEqual({
      '6': { side: 'recruit', units: { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 1 } },
    })
    expect(shown.bards).toEqual({ xidit: [2, 0, 0, 0] })
  })

  it('an empty next space, a missing dummy and an unchosen city are null', () => {
    expect(shown.queue.recruitNext).toBeNull()
    expect(shown.dummy).toBeNull()
    const begun = xidit.fold(xidit.begin({ players: 4, length: 'long' }, '0'.repeat(64)))
    expect(positionOf(begun).seats.map((seat) => seat.city)).toEqual([null, null, null, null])
    expect(positionOf(givenTable(threePlayers).state).dummy).toEqual({ wealth: 6, influence: 5, reputation: 4 })
  })

  it('nothing that is only on its way: no orders, no instructions, no seed', () => {
    expect(Object.keys(shown).sort()).toEqual(
      [
        'assessments',
        'awakenings',
        'bards',
        'barracks',
        'dummy',
        'first',
        'guilds',
        'over',
        'queue',
        'seats',
        'tiles',
        'titanTiles',
        'titans',
        'year',
      ].sort(),
    )
  })
})

it('a finished game adds its result (X-13.2)', () => {
  const over = given(year(12), ada.hasGold(1)).whenTheYearRuns({})
  const { result, ...rest } = JSON.parse(position(over.state))
  expect(rest).toMatchObject({ over: true, year: 12 })
  expect(result.assessments.map((assessment: { kind: string }) => assessment.kind)).toEqual([
    'wealth',
    'influence',
    'reputation',
  ])
  expect(Object.keys(result)).toEqual(['assessments', 'standings', 'winner'])
})

describe('Whole games (X-13.3)', () => {
  it.each(samples)(
    '$record.options.players players, $record.options.length: every position',
    ({ record, positions }) => {
      const replay = xidit.replay(record)
      expect(replay.error).toBeUndefined()
      expect(replay.positions).toEqual(positions.map(canonical))
      expect(replay.result).toEqual((positions.at(-1) as { result: unknown }).result)
    },
  )

  it('all six kinds are there', () => {
    expect(new Set(samples.map(({ record }) => `${record.options.players} ${record.options.length}`)).size).toBe(6)
  })
})
