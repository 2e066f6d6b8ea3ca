// A server that plays the small second game, and no other: what it stands on is a catalogue of its own.
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { Catalogue } from '../../src/games/ports/catalogue.ts'
import { catalogueOf } from '../../src/main/parts/catalogue.ts'
import type { Painter } from '../../src/picture/picture.ts'
import type { Game, Ruleset } from '../../src/rules/ruleset.ts'
import { secondBots } from '../rules/second-bots.ts'
import { type Second, secondWith } from '../rules/second-game.ts'
import { type Database, depsFor } from './database.ts'

interface Seen {
  readonly round: number
  readonly placed: readonly (string | null)[]
  readonly points: readonly number[]
}

/** Who is where, and what they have, line by line. */
const painter: Painter<Ruleset> =
  () =>
  (view, { names = [], locale = 'en' } = {}) => {
    const { round, placed, points } = view as Seen
    const lines = points.map((some, seat) => `${names[seat] ?? seat}: ${placed[seat] ?? '–'}, ${some}`)
    const texts = [`${locale === 'de' ? 'Runde' : 'Round'} ${round}`, ...lines].map(
      (line, i) => `<text x="10" y="${30 * (i + 1)}" font-size="20">${line.replace(/[<&>]/g, '')}</text>`,
    )
    return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">${texts.join('')}</svg>`
  }

/** New games begin with the first of these. */
export const secondCatalogue = (standard: Second, ...others: Second[]): Catalogue =>
  catalogueOf([{ game: secondWith(standard, ...others) as unknown as Game, bots: secondBots, painter }])

export const secondDeps = (database: Database, standard: Second, ...others: Second[]): Dependencies => ({
  ...depsFor(database),
  catalogue: secondCatalogue(standard, ...others),
})
