// A server that plays the small second game, and no other: what it stands on is a catalogue of its own.
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { Catalogue } from '../../src/games/ports/catalogue.ts'
import { catalogueOf, type Offer } from '../../src/main/parts/catalogue.ts'
import type { Game } from '../../src/rules/ruleset.ts'
import { secondBots } from '../rules/second-bots.ts'
import { type Second, secondWith } from '../rules/second-game.ts'
import { secondPainter } from '../rules/second-picture.ts'
import { secondSchemas } from '../rules/second-schemas.ts'
import { type Database, depsFor } from './database.ts'

/** New games begin with the first of these. */
export const secondOffer = (standard: Second, ...others: Second[]): Offer => ({
  ...{ game: secondWith(standard, ...others) as unknown as Game, bots: secondBots, painter: secondPainter },
  schemas: secondSchemas,
})

export const secondCatalogue = (standard: Second, ...others: Second[]): Catalogue =>
  catalogueOf([secondOffer(standard, ...others)])

export const secondDeps = (database: Database, standard: Second, ...others: Second[]): Dependencies => ({
  ...depsFor(database),
  catalogue: secondCatalogue(standard, ...others),
})
