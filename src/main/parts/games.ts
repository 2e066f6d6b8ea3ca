// What games need: their logs, the bell, and the outbox, on one pool of connections; and what else is kept beside them.
import type { Standings } from '../../accounts/ports/standing.ts'
import { USUAL_ALLOWANCE } from '../../games/lobby/usual-allowance.ts'
import { GameCache } from '../../games/log/cache.ts'
import type { Dependencies } from '../../games/log/dependencies.ts'
import { Damage } from '../../games/log/guards/damage.ts'
import { Line } from '../../games/log/guards/line.ts'
import { Turns } from '../../games/log/guards/turns.ts'
import type { DamagedLog } from '../../games/model/damaged-log.ts'
import type { ArchiveStore } from '../../games/ports/archive.ts'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import type { ExportedStore } from '../../games/ports/exported.ts'
import type { FiguresStore } from '../../games/ports/figures.ts'
import type { LetterStore } from '../../games/ports/letters.ts'
import type { Outbox } from '../../games/ports/outbox.ts'
import type { ReplyStore } from '../../games/ports/replies.ts'
import { Drawn } from '../../picture/png/drawn.ts'
import { standingStore } from '../../store/accounts/standings.ts'
import { browserStore } from '../../store/beside/browsers.ts'
import { draftStore } from '../../store/beside/drafts.ts'
import { hookStore } from '../../store/beside/hooks.ts'
import { invitationStore } from '../../store/beside/invitations.ts'
import { letterStore } from '../../store/beside/letters.ts'
import { messageStore } from '../../store/beside/messages.ts'
import { replyStore } from '../../store/beside/replies.ts'
import { vacationStore } from '../../store/beside/vacations.ts'
import { isAway } from '../../store/database/away.ts'
import { openClock } from '../../store/database/clock.ts'
import { openPool } from '../../store/database/connection.ts'
import { isDistributed } from '../../store/database/distributed.ts'
import { openPubSub } from '../../store/database/pubsub.ts'
import { Replica } from '../../store/database/replica.ts'
import { tallyIn } from '../../store/database/tally.ts'
import { archiveStore } from '../../store/games/archive/archive.ts'
import { exportedStore } from '../../store/games/exported.ts'
import { outboxIn } from '../../store/games/outbox.ts'
import { exportsOnReplica, gamesOnReplica } from '../../store/games/read-replica.ts'
import { gameStore } from '../../store/games/store.ts'
import { figuresStore } from '../../store/operator/figures.ts'
import type { PoolUse } from '../monitor/work.ts'
import type { Undo } from './build.ts'
import { standardCatalogue } from './catalogue.ts'
import { type Database, isPooled, type Say } from './database.ts'
import { randomHex } from './random.ts'

export interface GameParts {
  readonly deps: Dependencies
  readonly outbox: Outbox
  readonly exported: ExportedStore
  /** Where what is much to read was read, if there are two places. */
  readonly replicaReads: Replica['counts'] | undefined
  readonly archive: ArchiveStore
  readonly letterStore: LetterStore
  readonly replies: ReplyStore
  /** Looked up before anything is done for somebody, so on the same quick way as the games. */
  readonly standings: Standings
  /** Where requests are counted, unless there is a Redis. */
  readonly tally: ReturnType<typeof tallyIn>
  /** How its connections are used. */
  readonly pool: PoolUse
  readonly figures: FiguresStore
  isDatabaseThere(): Promise<boolean>
  isDatabaseAway(error: unknown): boolean
}

const CONNECTIONS = 16
const GATHER_MS = 10_000
/**
 * Everything is looked up by its key, some at a time. PostgreSQL is made for disks that turn, and would rather read a table
 * of some thousand games from end to end.
 */
const SESSION = { random_page_cost: '1.1' }

export async function openGameParts(
  database: Database,
  undo: Undo,
  say: Say = () => {},
  catalogue: Catalogue = standardCatalogue,
  connections = CONNECTIONS,
  readUrl?: string,
  allowance = USUAL_ALLOWANCE,
  tell: (error: DamagedLog) => void = ({ message }) => say(message),
): Promise<GameParts> {
  const pool = openPool({ url: database.url, max: connections, session: SESSION, isPooled: isPooled(database) })
  undo(() => pool.end())
  // Rows of several games are locked and written by one statement only where they are all on one machine.
  const together = { isTogether: !(await isDistributed(pool)) }
  const replica = readUrl
    ? new Replica({ url: readUrl, max: connections, session: SESSION, primary: pool, say })
    : undefined
  if (replica) undo(() => replica.close())
  const games = gameStore(pool, together)
  const exported = exportedStore(pool)
  const clock = await openClock(pool, { off: atFirst((ms) => say(`This machine's clock is off by ${ms / 1000} s`)) })
  undo(async () => clock.close())
  const pubsub = await openPubSub(database.direct, pool)
  undo(() => pubsub.close())
  return {
    pool,
    figures: figuresStore(pool),
    outbox: outboxIn(pool, together),
    exported: replica ? exportsOnReplica(exported, replica) : exported,
    replicaReads: replica?.counts,
    archive: archiveStore(pool),
    letterStore: letterStore(pool),
    replies: replyStore(pool),
    standings: standingStore(pool),
    tally: tallyIn(pool),
    deps: {
      catalogue,
      pubsub,
      store: replica ? gamesOnReplica(games, replica) : games,
      invitations: invitationStore(pool),
      drafts: draftStore(pool),
      messages: messageStore(pool),
      vacations: vacationStore(pool),
      hooks: hookStore(pool),
      browsers: browserStore(pool),
      cache: new GameCache(),
      drawn: new Drawn(),
      turns: new Turns(),
      line: new Line(),
      damage: new Damage(tell),
      allowance,
      clock: clock.now,
      random: randomHex,
      gatherMs: GATHER_MS,
    },
    isDatabaseThere: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    isDatabaseAway: isAway,
  }
}

/** Once is enough. */
function atFirst<T>(tell: (what: T) => void): (what: T) => void {
  let isTold = false
  return (what) => {
    if (!isTold) tell(what)
    isTold = true
  }
}
