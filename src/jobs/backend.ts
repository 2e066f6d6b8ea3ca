// Where jobs wait: in a Redis, or in the database that is there anyway. Checked and made ready before anything uses it.
import { assertSchemaCompatibility, type PgPool, runMigrations } from 'bullmq'
import { checkRedis, type Watch, watchRedis } from './redis/redis.ts'
import { USUAL_PREFIX } from './redis/redis-address.ts'

export type Backend = { readonly redis: string; readonly prefix: string } | { readonly postgres: PgPool }

/** By its address: see redis-address.ts. */
export const inRedis = (url: string, prefix = USUAL_PREFIX): Backend => ({ redis: url, prefix })

/** A `pg.Pool` whose search path is `bullmq`. BullMQ tells the types of its listeners in another way, and means the same. */
export const inPostgres = (pool: { connect(): Promise<object>; end(): Promise<void> }): Backend => ({
  postgres: pool as unknown as PgPool,
})

/** Once at every start; safe to do by several at once. */
export async function prepareBackend(backend: Backend): Promise<void> {
  if ('redis' in backend) return checkRedis(backend.redis)
  const client = await backend.postgres.connect()
  try {
    await runMigrations(client)
  } finally {
    client.release()
  }
}

export async function watchBackend(backend: Backend): Promise<Watch> {
  if ('redis' in backend) return watchRedis(backend.redis)
  return {
    isThere: () =>
      assertSchemaCompatibility(backend.postgres).then(
        () => true,
        () => false,
      ),
    close: async () => {},
  }
}
