// What games need: their logs, the bell, and the outbox, on one pool of connections.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Tools } from '../../games/append.ts'
import type { Outbox, TownBell } from '../../games/ports.ts'
import { openBell } from '../../store/bell.ts'
import { gameStore } from '../../store/game-store.ts'
import { outboxIn } from '../../store/outbox.ts'
import type { Undo } from './build.ts'

export interface GameParts {
  readonly tools: Tools
  readonly outbox: Outbox
  readonly bell: TownBell
  isDatabaseThere(): Promise<boolean>
}

const CONNECTIONS = 16

export async function openGameParts(url: string, undo: Undo): Promise<GameParts> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  pool.on('error', () => {}) // an idle connection that breaks is replaced by the next query
  undo(() => pool.end())
  const bell = await openBell(url, pool)
  undo(() => bell.close())
  return {
    bell,
    outbox: outboxIn(pool),
    tools: {
      bell,
      store: gameStore(pool),
      clock: () => new Date(),
      random: (bytes) => randomBytes(bytes).toString('hex'),
    },
    isDatabaseThere: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
  }
}

/** A bell that somebody in this process hears at once, before it rings for the others. */
export const alsoHeardBy = (heard: () => void, { bell, ...tools }: Tools): Tools => ({
  ...tools,
  bell: {
    ...bell,
    ring(game) {
      heard()
      bell.ring(game)
    },
  },
})
