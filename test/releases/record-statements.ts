// Keeps what SQL this release sends, for later ones to hold their tables to: `npm run record-statements -- NAME` runs the tests that
// have a database and writes test/records/NAME/statements.json: docs/releasing.md says when.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [name = '', ...tests] = process.argv.slice(2)
const folder = fileURLToPath(new URL(`../records/${name}`, import.meta.url))
if (!/^release-\d+$/.test(name) || !existsSync(folder)) {
  console.error('Name a release that is there, and tests if not all: npm run record-statements -- release-3 test/http')
  process.exit(2)
}
const home = mkdtempSync(join(tmpdir(), 'herald-statements-'))
const file = join(home, 'statements')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'database', ...tests]
const env = { ...process.env, KEEP_STATEMENTS: file }
const { status } = spawnSync(process.execPath, vitest, { env, stdio: 'inherit' })
if (status === 0) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const statements = distinct(lines.map((line) => JSON.parse(line)))
  writeFileSync(join(folder, 'statements.json'), `[\n${statements.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  console.log(`${statements.length} statements`)
}
rmSync(home, { recursive: true, force: true })
process.exitCode = status ?? 1

/** One of those that differ in how many values they are given alone; of our tables. */
function distinct(all: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const one of all) {
    if (
      !/^(SELECT|WITH|INSERT|UPDATE|DELETE)\b/.test(one) ||
      /bullmq|p_entries|\bmigration\b|_prisma_migrations/.test(one)
    )
      continue
    const form = one.replace(/\$\d+/g, '$').replace(/\$(,\$)+/g, '$')
    const other = kept.get(form)
    if (other === undefined || one.length < other.length) kept.set(form, one)
  }
  return [...kept.values()].sort()
}
