// WebKit, the engine of phones' Safari: Debian's driver and small browser on a screen of their own, by plain WebDriver.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../support/free-port.ts'
import { areThere } from './is-there.ts'
import { PATIENCE_MS, type Tab } from './tab.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** By this name an answer of WebDriver holds an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Brings an element into the middle of the window, and says where it is then. */
const MIDDLE = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
const { x, y, width, height } = arguments[0].getBoundingClientRect()
return [Math.round(x + width / 2), Math.round(y + height / 2)]`

const pressAt = (x: number, y: number) => [
  { type: 'pointerMove', x, y, duration: 0 },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

export const isWebKitThere = (): boolean => areThere('WebKit', [DRIVER, SCREEN, BROWSER])

export async function openWebKit(): Promise<Tab> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3]!, 'data')
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    // The sandbox of its own needs namespaces that a container rarely has; it opens nothing but our pages.
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const at = `http://127.0.0.1:${port}`
  try {
    await untilItListens(at, driver)
    return await openTab(at, [driver, screen])
  } catch (error) {
    await end([driver, screen])
    throw error
  }
}

async function openTab(at: string, processes: readonly ChildProcess[]): Promise<Tab> {
  const { sessionId } = await command<{ sessionId: string }>('POST', `${at}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        timeouts: { pageLoad: PATIENCE_MS, script: PATIENCE_MS },
      },
    },
  })
  const session = `${at}/session/${sessionId}`
  return {
    name: 'WebKit',
    goto: (address) => command('POST', `${session}/url`, { url: address }),
    evaluate: (expression) =>
      command('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    async click(xpath) {
      const found = await command<Record<string, string>>('POST', `${session}/element`, {
        using: 'xpath',
        value: xpath,
      })
      const clicked = command('POST', `${session}/element/${found[ELEMENT]}/click`, {})
      await clicked.catch(async () => {
        // Its own click knows no drawings: by the pointer, then.
        const asked = { script: MIDDLE, args: [found] }
        const [x, y] = await command<[number, number]>('POST', `${session}/execute/sync`, asked)
        const press = { ...{ type: 'pointer', id: 'mouse' }, actions: pressAt(x, y) }
        await command('POST', `${session}/actions`, { actions: [press] })
      })
    },
    screenshot: async () => Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await command('DELETE', session).catch(() => {})
      await end(processes)
    },
  }
}

async function command<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    ...{ method, signal: AbortSignal.timeout(PATIENCE_MS) },
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: T & { message?: string } }
  if (!response.ok) throw new Error(`${url} ${JSON.stringify(body)}: ${value.message}`)
  return value
}

/** It says nothing when it is ready: it is asked. */
async function untilItListens(at: string, driver: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const isReady = await command<{ ready: boolean }>('GET', `${at}/status`).catch(() => null)
    if (isReady) return
    if (driver.exitCode !== null || Date.now() > until) throw new Error('WebKit’s driver did not start')
    await new Promise((soon) => setTimeout(soon, 50))
  }
}

async function end(processes: readonly ChildProcess[]): Promise<void> {
  for (const one of processes) {
    if (one.exitCode !== null || one.signalCode !== null) continue
    one.kill()
    await once(one, 'exit')
  }
}
