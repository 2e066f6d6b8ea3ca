// Nobody reads what is secret. A game is played in four worlds that differ in one player's secrets and in the salts these are
// sealed with, and in nothing else; all that anybody else can get of them is the same, but for seals and heads that follow
// from salts nobody else has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { load } from '../../../src/games/log/load.ts'
import { ownDatabase } from '../database.ts'
import { TwinWorld } from '../twins.ts'
import { compare, comparedOf, TWINS } from './compare.ts'
import { begin, type Company, each, type Table } from './table.ts'
import { instruct, turn } from './turn.ts'

/** What the keeper leaves in advance: two kinds of it in secret, and then something all worlds have. */
export interface Instructions {
  readonly agreed: object
  readonly secrets: [object, object]
}

/** One company plays so many rounds. */
export function keepsSecrets(
  company: Company,
  rounds: number,
  first: Instructions = usualIn(company.played),
  last: Instructions = first,
): void {
  const { played } = company
  const start = Date.now()
  const worlds = TWINS.map((twin) => new TwinWorld(ownDatabase(), twin, start))
  beforeAll(async () => {
    for (const world of worlds) await world.begin()
  })
  afterAll(async () => {
    for (const world of worlds) await world.end()
  })

  describe(`What one player keeps secret in ${played.name}`, () => {
    it(`makes no difference to anybody else at a table of ${company.name}`, { timeout: 480_000 }, async () => {
      const tables: Table[] = []
      for (const world of worlds) tables.push(await begin(world, company))
      expect(new Set(tables.map(({ game }) => game)).size).toBe(1)
      await each(tables, async ({ world, game }) => carryOnUntilAsked(world.deps, game))
      for (const seat of Array.from({ length: company.people }, (_, i) => i))
        await each(tables, async ({ world, game, people }) => {
          if (seat === 1 || (seat === 0 && company.hostLeaves)) return
          await world.say(people[seat]!, game, 'standing', { standing: first.agreed })
        })
      await instruct(tables, first.agreed, ...first.secrets)
      const roundOf = async ({ world, game }: Table) => (await load(world.deps, game))!.file.round
      for (let turns = 0; (await roundOf(tables[0]!)) <= rounds; turns++) {
        await turn(tables, turns === 1 ? 'drawn' : 'whole')
        await compare(tables, 'briefly')
      }
      await instruct(tables, last.agreed, ...last.secrets)
      await compare(tables)
    })

    it('was compared often, and there was something to hide', () => {
      const compared = comparedOf(played)
      expect(compared.moments).toBeGreaterThan(3 * rounds + 1)
      expect(compared.hidden).toBeGreaterThan(10 * rounds)
      expect(compared.things).toBeGreaterThan(2_000)
    })
  })
}

/** Those of the example, or none: every game that takes instructions has an example of them. */
const usualIn = ({ ruleset: { examples } }: Company['played']): Instructions => {
  const { standing } = examples.answers.standing as { standing: object }
  return { agreed: {}, secrets: [standing, {}] }
}
