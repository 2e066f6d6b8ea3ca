import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/main/config.ts'

describe('Settings from the environment', () => {
  it('have sensible defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      redisUrl: undefined,
    })
    expect(readConfig({ PORT: '8080', PUBLIC_URL: 'https://herald.example/' })).toMatchObject({
      port: 8080,
      publicUrl: 'https://herald.example',
    })
  })

  const wrong: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['REDIS_URL', { REDIS_URL: 'http://localhost:6379' }],
    ['ACCESS_KEYS', { ACCESS_KEYS: 'too-short:secret' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'herald.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ]
  it.each(wrong)('a wrong %s is named', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} `))
  })

  it('a password in an address is never repeated', () => {
    expect(() => readConfig({ REDIS_URL: 'rediss//:hunter2@localhost' })).not.toThrow(/hunter2/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@localhost/x' })).not.toThrow(/hunter2/)
  })
})
