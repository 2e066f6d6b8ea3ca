// What games need: their logs, the bell, and the outbox, on one pool of connections; and what else is kept beside them.
import pg from 'pg'
import type { Standings } from '../../accounts/ports/standing.ts'
import { USUAL_ALLOWANCE } from '../../games/allowance.ts'
import { Line } from '../../games/line.ts'
import { Memory } from '../../games/memory.ts'
import type { LetterStore } from '../../games/ports/letters.ts'
import type { Outbox } from '../../games/ports.ts'
import type { Tools } from '../../games/tools.ts'
import { Turns } from '../../games/turns.ts'
import { standingStore } from '../../store/account-standings.ts'
import { openBell } from '../../store/bell.ts'
import { draftStore } from '../../store/draft-store.ts'
import { gameStore } from '../../store/game-store.ts'
import { invitationStore } from '../../store/invitation-store.ts'
import { letterStore } from '../../store/letter-store.ts'
import { messageStore } from '../../store/message-store.ts'
import { outboxIn } from '../../store/outbox.ts'
import { tallyIn } from '../../store/tally.ts'
import { vacationStore } from '../../store/vacation-store.ts'
import type { Undo } from './build.ts'
import { randomHex } from './random.ts'

export interface GameParts {
  readonly tools: Tools
  readonly outbox: Outbox
  readonly letterStore: LetterStore
  /** Looked up before anything is done for somebody, so on the same quick way as the games. */
  readonly standings: Standings
  /** Where requests are counted, unless there is a Redis. */
  readonly tally: ReturnType<typeof tallyIn>
  isDatabaseThere(): Promise<boolean>
}

const CONNECTIONS = 16
const GATHER_MS = 10_000
/**
 * Everything is looked up by its key, some at a time. PostgreSQL is made for disks that turn, and would rather read a table
 * of some thousand games from end to end.
 */
const OPTIONS = '-c random_page_cost=1.1'

export async function openGameParts(url: string, undo: Undo): Promise<GameParts> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: OPTIONS })
  pool.on('error', () => {}) // an idle connection that breaks is replaced by the next query
  undo(() => pool.end())
  const bell = await openBell(url, pool)
  undo(() => bell.close())
  return {
    outbox: outboxIn(pool),
    letterStore: letterStore(pool),
    standings: standingStore(pool),
    tally: tallyIn(pool),
    tools: {
      bell,
      store: gameStore(pool),
      invitations: invitationStore(pool),
      drafts: draftStore(pool),
      messages: messageStore(pool),
      vacations: vacationStore(pool),
      memory: new Memory(),
      turns: new Turns(),
      line: new Line(),
      allowance: USUAL_ALLOWANCE,
      clock: () => new Date(),
      random: randomHex,
      gatherMs: GATHER_MS,
    },
    isDatabaseThere: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
  }
}
