// What the benches alone need lives in this folder's own node_modules, and is installed when first asked for. Its types may
// be missing, so whoever asks says what is used of it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A module of one of those packages. */
export function fromPackage(module: string): unknown {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const [name] = module.split('/')
  if (!existsSync(`${here}node_modules/${name}/package.json`)) install(here)
  return createRequire(import.meta.url)(module)
}

function install(here: string): void {
  console.error('bench/node_modules is missing or old: running npm ci there')
  // Its output goes to stderr: stdout is for the findings.
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw error ?? new Error(`npm ci in bench/ ended with ${status}`)
}
