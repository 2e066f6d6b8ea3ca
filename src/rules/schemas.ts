// The schemas of every game there is, as games.ts has the games. Only main imports them.
import type { GameSchemas } from './game-schemas.ts'
import { kingdomDefendersSchemas } from './kingdom-defenders/schemas/schemas.ts'
import { xiditSchemas } from './xidit/schemas/schemas.ts'

export const schemas: readonly GameSchemas[] = [xiditSchemas, kingdomDefendersSchemas]
