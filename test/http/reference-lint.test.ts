// The reference, judged by others: `redocly lint` and `spectral`, each by its own recommended rules, find nothing to say.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'

const TOOLS = fileURLToPath(new URL('../reference-lint', import.meta.url))
const PATIENCE = 300_000

const home = mkdtempSync(join(tmpdir(), 'herald-reference-'))
const { app, close } = await testApp(ownDatabase())
afterAll(async () => {
  await close()
  rmSync(home, { recursive: true, force: true })
})
const file = join(home, 'openapi.json')
writeFileSync(file, (await app.inject({ url: '/openapi.json' })).body)

function areThere(): boolean {
  if (existsSync(join(TOOLS, 'node_modules'))) return true
  const missing = 'its tools are not installed: npm ci --prefix test/reference-lint'
  if (process.env.CI) throw new Error(`The reference is not judged: ${missing}`)
  console.warn(`\nNOT COVERED: what linters say of the reference: ${missing}\n`)
  return false
}

const run = (program: string, args: string[]) =>
  new Promise<{ status: number | null; said: string }>((done, fail) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const child = spawn(join(TOOLS, 'node_modules/.bin', program), args, {
      cwd: TOOLS,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        said += bytes
      })
    child.on('error', fail)
    child.on('close', (status) => done({ status, said }))
  })

it.runIf(areThere())('redocly finds nothing', { timeout: PATIENCE }, async () => {
  const { said } = await run('redocly', ['lint', '--config', 'redocly.yaml', '--format', 'json', file])
  const { totals, problems } = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1))
  expect(problems).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

it.runIf(areThere())('spectral finds nothing', { timeout: PATIENCE }, async () => {
  const { status, said } = await run('spectral', [
    'lint',
    '--ruleset',
    'spectral.yaml',
    '--fail-severity',
    'hint',
    file,
  ])
  expect(said).toMatch(/No results with a severity of 'hint' or higher found!/)
  expect(status).toBe(0)
})
