// Holds what is shown of a table against what is shown of it in the other worlds.
import { expect } from 'vitest'
import { isSame } from '../../../src/rules/canonical.ts'
import type { Played } from '../every-game.ts'
import { masked, type Twin } from '../twins.ts'
import { everything, type How } from './gather.ts'
import type { Table } from './table.ts'

/** The worlds, in the order in which their tables are given. */
export const TWINS: readonly Twin[] = [
  { secrets: 0, salts: 0 },
  { secrets: 1, salts: 1 },
  { secrets: 1, salts: 0 },
  { secrets: 0, salts: 1 },
]
const [OTHER, RESEALED] = [2, 3]

/** Where two texts part, with a little of what stands there. */
function difference(text: string, other = ''): string | undefined {
  if (text === other) return undefined
  const at = [...text].findIndex((letter, i) => letter !== other[i])
  return `${text.slice(at - 150, at + 50)} <> ${other.slice(at - 50, at + 50)}`
}

/** How often all that is shown was held against the other worlds, and how much of it there was, by game. */
export interface Compared {
  moments: number
  things: number
  hidden: number
}
const counts = new Map<string, Compared>()
export const comparedOf = (played: Played): Compared => {
  const count = counts.get(played.name) ?? { moments: 0, things: 0, hidden: 0 }
  counts.set(played.name, count)
  return count
}

export async function compare(tables: readonly Table[], how: How = 'whole'): Promise<void> {
  const compared = comparedOf(tables[0]!.played)
  const raw = await Promise.all(tables.map((table) => everything(table, how)))
  const logs = await Promise.all(tables.map(({ world, game }) => world.pages(game)))
  const names = await Promise.all(tables.map(({ world }) => world.names()))
  const seen = raw.map((all, i) => new Map([...all].map(([name, text]) => [name, masked(text, names[i]!)])))
  for (const [i, others] of seen.entries())
    for (const [name, text] of seen[0]!) {
      expect(difference(text, others.get(name)), `${name} in world ${i}`).toBeUndefined()
      compared.things++
    }
  expect(new Set(seen.map(({ size }) => size)).size).toBe(1)

  // What differs is sealed: its salt is random, used once, and shown to nobody else.
  for (const [number, { salt, events }] of logs[0]!.entries()) {
    if (logs.every((log) => isSame(log[number]!.events, events))) continue
    compared.hidden++
    for (const [i, log] of logs.entries()) {
      const page = log[number]!
      expect(page.salt).toMatch(/^[0-9a-f]{32}$/)
      expect(log.filter((one) => one.salt === page.salt)).toHaveLength(1)
      for (const [name, text] of raw[i]!)
        expect(text.includes(page.salt!), `salt of page ${number} in ${name}`).toBe(false)
    }
    const saltIn = (world: number) => logs[world]![number]!.salt
    expect(saltIn(OTHER)).toBe(salt)
    expect(saltIn(RESEALED)).not.toBe(salt)
  }
  // With the salts exchanged and the same secrets, the same things differ: it is the salts that do.
  const differing = (all: Map<string, string>) => [...all].filter(([name, text]) => text !== raw[0]!.get(name))
  const byName = (all: Map<string, string>) => differing(all).map(([name]) => name)
  expect(byName(raw[RESEALED]!)).toEqual(byName(raw[OTHER]!))
  compared.moments++
}
