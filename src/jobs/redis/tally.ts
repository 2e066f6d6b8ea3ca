// How often somebody has asked lately, counted in Redis by all processes that share it. What is over goes by itself.
import type { Tally } from '../../http/ports.ts'
import { connectRedis } from './redis.ts'
import { USUAL_PREFIX } from './redis-address.ts'

const ADD = `
  local told = {}
  for i, key in ipairs(KEYS) do
    told[2 * i - 1] = redis.call('INCRBY', key, ARGV[2 * i - 1])
    local left = redis.call('PTTL', key)
    if left < 0 then
      left = tonumber(ARGV[2 * i])
      redis.call('PEXPIRE', key, left)
    end
    told[2 * i] = left
  end
  return told`

export async function tallyInRedis(url: string, prefix = USUAL_PREFIX): Promise<Tally & { close(): Promise<void> }> {
  const redis = await connectRedis(url)
  return {
    async add(counts) {
      const keys = counts.map(({ key }) => `${prefix}:count:${key}`)
      const values = counts.flatMap(({ more, windowMs }) => [more, windowMs])
      const told = (await redis.eval(ADD, keys.length, ...keys, ...values)) as number[]
      return counts.map((_, i) => ({ current: told[2 * i]!, ttl: told[2 * i + 1]! }))
    },
    close: async () => redis.disconnect(),
  }
}
