// A real browser for tests. Where there is none, what needs it is skipped and said so; a run that must cover everything (CI)
// fails instead.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = PLACES.find((place) => place && existsSync(place))

/** Whether there is one; says what is not covered when there is not. */
export function isBrowserThere(notCovered: string): boolean {
  if (executablePath) return true
  if (process.env.CI) throw new Error(`chromium is not installed, and without it ${notCovered} cannot be tested`)
  console.warn(`\nNOT COVERED: ${notCovered}: chromium is not installed\n`)
  return false
}

/** It calls nobody by itself, and runs as root where tests do. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  })
