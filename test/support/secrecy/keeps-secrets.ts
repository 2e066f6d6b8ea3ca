// Nobody reads what is secret. A game is played in four worlds that differ in one player's secrets and in the salts these are
// sealed with, and in nothing else; all that anybody else can get of them is the same, but for seals and heads that follow
// from salts nobody else has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { load } from '../../../src/games/log/load.ts'
import { ownDatabase } from '../database.ts'
import { TwinWorld } from '../twins.ts'
import { compare, compared, TWINS } from './compare.ts'
import { begin, type Company, each, type Table } from './table.ts'
import { instruct, turn } from './turn.ts'

/** To be said once in a file: one company plays so many years. */
export function keepsSecrets(company: Company, years: number): void {
  const start = Date.now()
  const worlds = TWINS.map((twin) => new TwinWorld(ownDatabase(), twin, start))
  beforeAll(async () => {
    for (const world of worlds) await world.begin()
  })
  afterAll(async () => {
    for (const world of worlds) await world.end()
  })

  describe('What one player keeps secret', () => {
    it(`makes no difference to anybody else at a table of ${company.name}`, { timeout: 480_000 }, async () => {
      const tables: Table[] = []
      for (const world of worlds) tables.push(await begin(world, company))
      expect(new Set(tables.map(({ game }) => game)).size).toBe(1)
      await each(tables, async ({ world, game }) => carryOnUntilAsked(world.deps, game))
      for (const seat of Array.from({ length: company.people }, (_, i) => i))
        await each(tables, async ({ world, game, people }) => {
          if (seat === 1 || (seat === 0 && company.hostLeaves)) return
          await world.say(people[seat]!, game, 'standing', { standing: { start: [], census: 'ask' } })
        })
      // Where they may be asked already, what they leave for that counts at once: none of it is secret then.
      await instruct(tables, { start: [], census: 'ask' }, { census: 'none' }, { census: 'all', titan: 'ask' })
      const yearOf = async ({ world, game }: Table) => (await load(world.deps, game))!.file.round
      for (let turns = 0; (await yearOf(tables[0]!)) <= years; turns++) {
        await turn(tables, turns === 1 ? 'drawn' : 'whole')
        await compare(tables, 'briefly')
      }
      const agreed = { census: 'ask', rewards: 'ask' }
      const [one, other] = [
        { census: 'none', story: [4, 8] },
        { census: 'all', rewardsIn: { 4: 'ask' } },
      ]
      await instruct(tables, agreed, { ...one, start: [3, 5, 7] }, { ...other, start: [9, 11], titan: 'ask' })
      await compare(tables)
    })

    it('was compared often, and there was something to hide', () => {
      expect(compared.moments).toBeGreaterThan(3 * years + 1)
      expect(compared.hidden).toBeGreaterThan(10 * years)
      expect(compared.things).toBeGreaterThan(2_000)
    })
  })
}
