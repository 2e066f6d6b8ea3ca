// What a page or a program of others may do: `read`, `play`, `manage`, as for one's own programs, and `play:` with a game's id,
// which is to read and play that one.

import { isId } from '../model/secrets.ts'
import { SCOPES, type Scope } from '../ports/words.ts'
import { granted, type Judged, refuse } from './refusal.ts'

const ONE_GAME = 'play:'
const MOST_GAMES = 10
const USUAL = 'read'

const gameIn = (scope: string): string | undefined => {
  const game = scope.startsWith(ONE_GAME) ? scope.slice(ONE_GAME.length) : ''
  return isId(game) && game === game.toLowerCase() ? game : undefined
}

/** In order, each once. Who names none may look. */
export function readScopes(text: string | undefined): Judged<readonly string[]> {
  const named = new Set((text ?? USUAL).split(' ').filter((one) => one !== ''))
  const known = SCOPES.filter((scope) => named.delete(scope))
  const games = [...named].toSorted()
  const strange = games.find((scope) => gameIn(scope) === undefined)
  if (strange !== undefined)
    return refuse('invalid_scope', `Scopes are ${SCOPES.join(', ')}, and play: with the id of a game.`)
  if (games.length > MOST_GAMES) return refuse('invalid_scope', `At most ${MOST_GAMES} games are named.`)
  if (known.length + games.length === 0) return refuse('invalid_scope', 'No scope is named.')
  return granted([...known, ...games])
}

/** What may be done everywhere, and the games in which one may read and play besides. */
export function spread(scopes: readonly string[]): { scopes: readonly Scope[]; games: readonly string[] } {
  return {
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    games: scopes.flatMap((scope) => gameIn(scope) ?? []),
  }
}

/** Whether all that is wished for was granted. Who may read and play everywhere may do so in one game. */
export function covers(given: readonly string[], wished: readonly string[]): boolean {
  const everywhere = given.includes('read') && given.includes('play')
  return wished.every((scope) => given.includes(scope) || (everywhere && gameIn(scope) !== undefined))
}
