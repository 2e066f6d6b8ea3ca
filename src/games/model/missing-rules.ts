// A game whose rules this server does not have: it is of a version or a pack that has been taken away, or was begun, or
// written to, by a newer server. Nothing is wrong with the game, so it is not parked: whoever asks for it is told.
import { inWords, type RulesName } from '../../rules/versions.ts'
import type { GameId } from './game.ts'

export class MissingRules extends Error {
  /** For everybody. */
  readonly detail: string

  constructor(file: RulesName & { readonly id: GameId }) {
    const detail = `It is a game of ${inWords(file)}.`
    super(`game ${file.id}: this server does not have its rules. ${detail}`)
    this.detail = detail
  }
}
