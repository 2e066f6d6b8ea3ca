// What befalls the town: processes are killed or stand still, PostgreSQL, Redis and the mail server are started again, PostgreSQL
// and Redis stand still, PostgreSQL ends connections, Redis loses everything; where there are two of each, the other takes over.
// The next one is killed, at a random moment, when half of them are ready, however fast the machine is: what dies before it
// has begun shows nothing. Some die that early all the same.
import { setTimeout as wait } from 'node:timers/promises'
import type { Luck } from './people.ts'
import type { Post } from './post.ts'
import type { Town } from './town.ts'

type Blow =
  | 'postgres'
  | 'frozen postgres'
  | 'cut'
  | 'frozen process'
  | 'redis'
  | 'frozen redis'
  | 'flushed'
  | 'post'
  | 'kill'
  | Takeover
/** Another server takes over. */
type Takeover = 'postgres takeover' | 'redis takeover'

export interface Blows {
  readonly kills: number
  readonly restarts: Record<Exclude<Blow, 'kill'>, number>
}

interface Fate {
  readonly redis: boolean
  readonly pairs: boolean
  /** Between two blows, on average, if there is anything to strike. */
  readonly everyMs: number
  /** For how long something stands still. */
  readonly freezeMs: number
}

const NONE = {
  postgres: 0,
  'frozen postgres': 0,
  cut: 0,
  'frozen process': 0,
  redis: 0,
  'frozen redis': 0,
  flushed: 0,
  post: 0,
  'postgres takeover': 0,
  'redis takeover': 0,
}
const OTHERS = 0.25
const TOO_EARLY = 0.1

/** Each kind of blow early on, so that the shortest run has them all; then mostly kills. */
export async function strike(
  town: Town,
  post: Post,
  { redis, pairs, everyMs, freezeMs }: Fate,
  luck: Luck,
  isEnough: (kills: number) => boolean,
): Promise<Blows> {
  const done = { kills: 0, restarts: { ...NONE } }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(luck() * list.length)]!
  const others: Blow[] = ['postgres', 'frozen postgres', 'cut', 'frozen process', 'post']
  if (pairs) others.push('postgres takeover')
  if (redis) others.push('redis', 'frozen redis', 'flushed')
  if (redis && pairs) others.push('redis takeover')
  const first: Blow[] = ['kill', ...others.flatMap((blow, i): Blow[] => (i % 2 === 0 ? [blow] : [blow, 'kill']))]
  while (!isEnough(done.kills)) {
    const blow = first.shift() ?? (luck() < OTHERS ? pick(others) : 'kill')
    await wait(everyMs * 2 * luck())
    const isEarly = luck() < TOO_EARLY
    while ((blow === 'kill' || blow === 'frozen process') && !isEarly && town.ready.size < town.processes / 2)
      await wait(50)
    const which = isEarly ? Math.floor(luck() * town.processes) : pick([...town.ready])
    if (blow === 'postgres') await town.restartPostgres()
    if (blow === 'frozen postgres') await town.freezePostgres(freezeMs)
    if (blow === 'cut') await town.cutConnections()
    if (blow === 'frozen process') town.freeze(which!, freezeMs)
    if (blow === 'redis') await town.restartRedis()
    if (blow === 'frozen redis') await town.freezeRedis(freezeMs)
    if (blow === 'flushed') await town.flushRedis()
    if (blow === 'post') await post.restart()
    if (blow === 'postgres takeover') await town.failPostgresOver()
    if (blow === 'redis takeover') await town.failRedisOver()
    if (blow !== 'kill') done.restarts[blow]++
    else if (town.kill(which!)) done.kills++
  }
  return done
}
