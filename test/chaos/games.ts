// The games that are played through it all: those of the server, and a small one of another kind.
import type { Bots } from '../../src/bots/bot.ts'
import { catalogueOf, standardOffers } from '../../src/main/parts/catalogue.ts'
import type { Game, Ruleset } from '../../src/rules/ruleset.ts'
import { secondBots } from '../rules/second-bots.ts'
import { secondGame, secondWith } from '../rules/second-game.ts'
import { secondPainter } from '../rules/second-picture.ts'

const second = { game: secondWith(secondGame) as unknown as Game, bots: secondBots, painter: secondPainter }

export const catalogue = catalogueOf([...standardOffers, second])

/** How people open and play one of them. */
export interface Kind {
  readonly ruleset: Ruleset
  readonly options: object
  readonly bots: Bots
  /** Who sits with them: one that thinks is dear, and comes now and then. */
  readonly bot: (number: number) => string
  /** How people answer: any legal option. */
  readonly anybody: string
  /** What happens once a round. */
  readonly onceARound: string
}

const [first] = standardOffers
export const KINDS: readonly [Kind, Kind] = [
  {
    ...{ ruleset: first!.game.standard, options: { players: 3, length: 'short' }, bots: first!.bots },
    ...{ bot: (number) => (number % 10 === 0 ? first!.bots.standIn : 'random'), anybody: 'random' },
    onceARound: 'orders-revealed',
  },
  {
    ...{ ruleset: second.game.standard, options: { players: 3 }, bots: secondBots },
    ...{ bot: () => 'miser', anybody: 'clerk', onceARound: 'bids-opened' },
  },
]
