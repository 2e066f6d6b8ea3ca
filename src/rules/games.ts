// Every game there is: the service offers them, and the command plays, replays and checks them.
import { game as kingdomDefenders } from './kingdom-defenders/kingdom-defenders.ts'
import type { Game } from './ruleset.ts'
import { game as xidit } from './xidit/xidit.ts'

export const games: readonly Game[] = [xidit, kingdomDefenders]
