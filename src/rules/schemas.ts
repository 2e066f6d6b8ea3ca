// The schemas of every game there is, as games.ts has the games. Only main imports them.
import type { GameSchemas } from './game-schemas.ts'

export const schemas: readonly GameSchemas[] = []
