// Every game the rules know. The service offers those of games.ts, for which it has pictures and a desk; whoever plays,
// replays or checks without it finds all of them here.
import { games } from './games.ts'
import { game as kingdomDefenders } from './kingdom-defenders/kingdom-defenders.ts'
import type { Game } from './ruleset.ts'

export const knownGames: readonly Game[] = [...games, kingdomDefenders]

export const knownGame = (name: string): Game | undefined => knownGames.find((game) => game.name === name)
