// What the processes offer: the games of the server, and a small one of another kind. They run from here, so it imports little.
import { catalogueOf, standardOffers } from '../../src/main/parts/catalogue.ts'
import type { Game } from '../../src/rules/ruleset.ts'
import { secondBots } from '../rules/second-bots.ts'
import { secondGame, secondWith } from '../rules/second-game.ts'
import { secondPainter } from '../rules/second-picture.ts'

export const second = { game: secondWith(secondGame) as unknown as Game, bots: secondBots, painter: secondPainter }

export const catalogue = catalogueOf([...standardOffers, second])
