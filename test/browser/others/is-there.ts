// Which of the other browsers there are. What is not there is said; a run that must cover everything (CI) fails instead.
import { existsSync } from 'node:fs'

export function areThere(browser: string, files: readonly string[]): boolean {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length === 0) return true
  if (process.env.CI) throw new Error(`${browser} cannot be tested without ${missing.join(' and ')}`)
  console.warn(`\nNOT COVERED: the page in ${browser}: there is no ${missing.join(' and no ')}\n`)
  return false
}
