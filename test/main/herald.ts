// Runs the real command, as it was built, in a process of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
export const COMMAND = join(PROJECT, 'dist/main/herald.js')
if (!existsSync(COMMAND)) throw new Error(`${COMMAND} is missing: run "npm run build" first`)

export interface Run {
  status: number | null
  stdout: string
  stderr: string
}

/** The process itself, for tests that feed it or read from it step by step. */
export const startHerald = (
  args: string[],
  nodeArgs: string[] = [],
  env: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
) =>
  spawn(process.execPath, [...nodeArgs, COMMAND, ...args], { stdio: 'pipe', env: { ...process.env, ...env }, ...user })

export function herald(args: string[], input: string | Buffer = ''): Promise<Run> {
  const child = startHerald(args)
  const ran = ending(child)
  child.stdin.on('error', () => {}) // it may end without reading
  child.stdin.end(input)
  return ran
}

export function ending(child: ReturnType<typeof startHerald>): Promise<Run> {
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (bytes) => out.push(bytes))
  child.stderr.on('data', (bytes) => err.push(bytes))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (status) => done({ status, stdout: `${Buffer.concat(out)}`, stderr: `${Buffer.concat(err)}` }))
  })
}

export const linesIn = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'herald-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Sample {
  record: { entries: unknown[] }
  positions: unknown[]
}

/** Six whole games with their positions. */
export const samples: Sample[] = linesIn(readFileSync(join(PROJECT, 'test/records/samples.jsonl'), 'utf8')).map(
  (line) => JSON.parse(line),
)

export const readProjectFile = (path: string): string => readFileSync(join(PROJECT, path), 'utf8')
