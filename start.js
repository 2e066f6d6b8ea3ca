// `npm start`: builds, if anything has changed since the last time, and serves.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const SOURCES = ['src', 'web', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.build.json', 'tsconfig.json']

/** When a file, or the youngest in a folder, was changed. What the build itself makes does not count. */
function changedAt(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => name !== 'generated')
  return Math.max(stat.mtimeMs, ...inside.map((name) => changedAt(join(path, name))))
}

function isBuilt() {
  const built = statSync(join(HERE, 'dist/built'), { throwIfNoEntry: false })
  return built !== undefined && SOURCES.every((source) => changedAt(join(HERE, source)) <= built.mtimeMs)
}

if (!isBuilt()) {
  console.error('Building …')
  const { status, output } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: HERE, encoding: 'utf8' })
  if (status !== 0) {
    console.error(output.join(''))
    process.exit(status ?? 1)
  }
}
process.argv = [process.argv[0], 'herald', 'serve']
await import('./dist/main/herald.js')
