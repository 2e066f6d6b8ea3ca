// Which build this is: its version, and a digest of the code that runs. All processes of a deploy agree on it, wherever and
// whenever they start, and nothing is in it that is not in the code.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What shows anything: files of the web client are known by names of their own. */
const CODE = /\.(js|ts)$/
const NOT_CODE = /\.d\.ts$|^web[\\/]/
const DIGITS = 12

export function buildOf(folder: URL, packageFile: URL): { version: string; build: string } {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const root = fileURLToPath(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => CODE.test(file) && !NOT_CODE.test(file))
    .sort()
  const digest = createHash('sha256').update(version)
  for (const file of files) digest.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return { version, build: digest.digest('hex').slice(0, DIGITS) }
}
