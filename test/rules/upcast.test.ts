// Events that were kept in an older shape, in today's.
import { describe, expect, it } from 'vitest'
import { games } from '../../src/rules/games.ts'
import type { Happening } from '../../src/rules/ruleset.ts'
import { eventSchema, upcast } from '../../src/rules/upcast.ts'
import { reshaped, toSecondSchema } from './reshaped.ts'
import { secondGame } from './second-game.ts'

const twice = { upcasts: [toSecondSchema, (event: Happening): Happening => ({ ...event, t: `the-${event.t}` })] }

describe('An event of an older schema', () => {
  const kept = [{ t: 'placed', seat: 1, space: 'mill' } as Happening, { t: 'ended' }]

  it('is brought through every step from its own on', () => {
    expect(upcast(twice, kept, 1)).toEqual([{ t: 'the-placed', seat: 1, where: 'mill' }, { t: 'the-ended' }])
    expect(upcast(twice, kept, 2)).toEqual([{ t: 'the-placed', seat: 1, space: 'mill' }, { t: 'the-ended' }])
  })

  it('of today’s is the same as it is kept, and what is kept never changes', () => {
    expect(upcast(twice, kept, 3)).toBe(kept)
    expect(upcast(secondGame, kept, 1)).toBe(kept)
    upcast(twice, kept, 1)
    expect(kept).toEqual([{ t: 'placed', seat: 1, space: 'mill' }, { t: 'ended' }])
  })

  it('of a later one is not guessed at', () => {
    expect(upcast(twice, kept, 4)).toBeUndefined()
    expect(upcast(secondGame, kept, 2)).toBeUndefined()
  })

  it('may look like anything at all', () => {
    const odd = [{ t: 'placed' }, { t: 'placed', space: null }, { t: '' }, { t: 'begun', space: {} }] as Happening[]
    for (const { standard } of games)
      for (let schema = 1; schema <= eventSchema(standard); schema++)
        expect(upcast(standard, odd, schema)).toHaveLength(odd.length)
    expect(upcast(reshaped(secondGame), odd, 1)).toHaveLength(odd.length)
  })
})

it('every version of every game is one of its own: a name, a version, a pack, a format of records', () => {
  for (const { name, standard, versions } of games) {
    expect(versions).toContain(standard)
    expect(new Set(versions.map((one) => `${one.version} ${one.fingerprint}`)).size).toBe(versions.length)
    for (const version of versions) {
      expect(version.name).toBe(name)
      expect(version.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    }
    // A fix is a version of its own, and so are its records, or `replay` could not tell them apart.
    const formats = new Map(versions.map(({ version, recordFormat }) => [version, recordFormat]))
    expect(new Set(formats.values()).size).toBe(formats.size)
  }
})
