// A real browser for tests. Where there is none, `isThere` says so.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { isThere } from '../support/is-there.ts'

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = PLACES.find((place) => place && existsSync(place))

/** Whether there is one; says what is not covered when there is not. */
export const isBrowserThere = (notCovered: string): boolean => isThere(executablePath, 'chromium', notCovered)

/** It calls nobody by itself, and runs as root where tests do. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  })
