// A worker as it is run in earnest: the built command, in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { COMMAND } from '../api/herald.ts'

export interface Worker {
  stop(): Promise<void>
}

/** Of a database, with its jobs in a Redis if one is named, and a home for the letters it sends. */
export async function startWorker(databaseUrl: string, redisUrl: string | undefined, home: string): Promise<Worker> {
  if (!existsSync(COMMAND)) throw new Error(`${COMMAND} is missing: run "npm run build" first`)
  const folder = process.env.BENCH_PROFILE
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
  const child = spawn(process.execPath, [...profile, COMMAND, 'worker'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HERALD_HOME: join(home, 'worker'),
      DATABASE_URL: databaseUrl,
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
      ACCESS_KEYS: `bench:${'0123456789abcdef'.repeat(4)}`,
      // Games wait here until it is their turn to be measured: nobody is to find them forgotten.
      SWEEP_SECONDS: '100000',
    },
  })
  const kill = () => void child.kill()
  process.on('exit', kill)
  const ended = once(child, 'exit')
  await new Promise<void>((ready, failed) => {
    let said = ''
    child.stdout.on('data', (bytes) => {
      if (said.length < 1000) said += bytes
      if (said.includes('worker is ready')) ready()
    })
    void ended.then(() => failed(new Error(`the worker has ended: ${said}`)))
  })
  return {
    async stop() {
      process.off('exit', kill)
      child.kill('SIGINT')
      await ended
    },
  }
}
