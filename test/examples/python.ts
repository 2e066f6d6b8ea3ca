// Python, for the examples that are written in it. Where there is none, what needs it is left out, loudly; never in CI.
import { spawn, spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) {
  if (process.env.CI) throw new Error('There is no python3: the examples in Python cannot be tested.')
  console.warn('LEFT OUT: there is no python3, so the examples in Python are not tested.')
}

export const exampleFile = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs one of the examples to its end; what is fed in goes in as fast as it is taken. */
export function python(name: string, args: readonly string[] = [], input: Iterable<string> = []): Promise<Ran> {
  const child = spawn('python3', [exampleFile(name), ...args], {
    stdio: 'pipe',
    env: { ...process.env, PYTHONUTF8: '1' },
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text
    })
  Readable.from(input)
    .pipe(child.stdin)
    .on('error', () => {}) // who has read enough hangs up
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (status) => done({ status, ...said }))
  })
}
