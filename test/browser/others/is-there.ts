// Which of the other browsers there are.
import { existsSync } from 'node:fs'
import { isThere } from '../../support/is-there.ts'

export function areThere(browser: string, files: readonly string[]): boolean {
  const missing = files.filter((file) => !existsSync(file))
  return isThere(missing.length === 0, missing.join(' and no '), `the page in ${browser}`)
}
