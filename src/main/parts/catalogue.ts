// A catalogue of games, put together from rules, bots and pictures.
import { readFileSync } from 'node:fs'
import type { Bots } from '../../bots/bot.ts'
import { bots } from '../../bots/bots.ts'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import type { Painter } from '../../picture/picture.ts'
import { painters } from '../../picture/pictures.ts'
import type { GameSchemas } from '../../rules/game-schemas.ts'
import { games } from '../../rules/games.ts'
import type { Game, Ruleset } from '../../rules/ruleset.ts'
import { schemas } from '../../rules/schemas.ts'
import { suiteFor } from '../../rules/suites.ts'
import { rulesNamed } from '../../rules/versions.ts'

/** A game as a server offers it. */
export interface Offer {
  readonly game: Game
  readonly bots: Bots
  /** Left out where there is no picture of it. */
  readonly painter?: Painter<Ruleset> | undefined
  /** Left out where its shapes are not described. */
  readonly schemas?: GameSchemas | undefined
  /** Left out where its rules are not written down. */
  readonly rulesText?: () => string
}

export function catalogueOf(offers: readonly Offer[]): Catalogue {
  const all = offers.map(({ game }) => game)
  const byName = new Map(offers.map((offer) => [offer.game.name, offer]))
  const botsOf = ({ name }: Ruleset): Bots => byName.get(name)!.bots
  return {
    standards: offers.map(({ game }) => game.standard),
    standard: (name) => byName.get(name)?.game.standard,
    rulesOf: (name) => rulesNamed(all, name),
    versionsOf: (name) => byName.get(name)?.game.versions ?? [],
    botNames: (ruleset) => Object.keys(botsOf(ruleset).makers),
    bot(ruleset, name) {
      const { makers } = botsOf(ruleset)
      return Object.hasOwn(makers, name) ? makers[name]!(ruleset) : undefined
    },
    standIn: (ruleset) => botsOf(ruleset).standIn,
    picture: (ruleset) => byName.get(ruleset.name)?.painter?.(ruleset),
    schemas: (ruleset) => byName.get(ruleset.name)?.schemas,
    rulesText: (name) => byName.get(name)?.rulesText?.(),
    suite: suiteFor,
  }
}

/** All that this server has. */
export const standardOffers: readonly Offer[] = games.map((game) => ({
  ...{ game, bots: bots[game.name]!, painter: painters[game.name] },
  schemas: schemas.find(({ ruleset }) => ruleset === game.name),
  rulesText: () => readFileSync(new URL(`../../rules/${game.name}/rules.md`, import.meta.url), 'utf8'),
}))

export const standardCatalogue: Catalogue = catalogueOf(standardOffers)
