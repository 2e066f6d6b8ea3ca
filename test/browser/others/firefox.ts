// Firefox by WebDriver BiDi, which it speaks itself: a socket, commands with numbers, answers with the same.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { areThere } from './is-there.ts'
import { PATIENCE_MS, type Tab } from './tab.ts'

const FIREFOX = '/usr/bin/firefox-esr'

export const isFirefoxThere = (): boolean => areThere('Firefox', [FIREFOX])

export async function openFirefox(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'herald-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = spawn(FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  async function end() {
    if (browser.exitCode === null && browser.signalCode === null) {
      browser.kill()
      await once(browser, 'exit')
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await new Promise<string>((found, failed) => {
      browser.once('exit', (code) => failed(new Error(`Firefox did not start: ${code}`)))
      createInterface({ input: browser.stderr }).on('line', (line) => {
        const listens = /WebDriver BiDi listening on (ws:\S+)/.exec(line)
        if (listens) found(listens[1]!)
      })
    })
    return await openTab(await connect(`${address}/session`), end)
  } catch (error) {
    await end()
    throw error
  }
}

type Send = <T>(method: string, params: object) => Promise<T>

interface Line {
  readonly send: Send
  close(): void
}

async function connect(address: string): Promise<Line> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, { done(value: never): void; failed(error: Error): void }>()
  socket.on('message', (data) => {
    const { id, type, result, message } = JSON.parse(String(data))
    const who = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') who?.done(result as never)
    else if (type === 'error') who?.failed(new Error(message))
  })
  let sent = 0
  const send: Send = (method, params) =>
    new Promise((done, failed) => {
      const id = ++sent
      waiting.set(id, { done, failed })
      setTimeout(() => failed(new Error(`${method} was not answered`)), PATIENCE_MS).unref()
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, close: () => socket.close() }
}

async function openTab({ send, close }: Line, end: () => Promise<void>): Promise<Tab> {
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })
  const tab: Tab = {
    name: 'Firefox',
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const asText = `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`
      const target = { context }
      const { result, exceptionDetails } = await send<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', { expression: asText, target, awaitPromise: true })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value).value
    },
    async click(xpath) {
      const locator = { type: 'xpath', value: xpath }
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        ...{ context, locator, maxNodeCount: 1 },
      })
      if (!nodes[0]) throw new Error(`there is no ${xpath}`)
      const element = { sharedId: nodes[0].sharedId }
      // The pointer goes only where the page is shown.
      await send('script.callFunction', {
        ...{ target: { context }, awaitPromise: false, arguments: [element] },
        functionDeclaration: '(element) => element.scrollIntoView({ block: "center", behavior: "instant" })',
      })
      const origin = { type: 'element', element }
      await send('input.performActions', {
        context,
        actions: [
          {
            ...{ type: 'pointer', id: 'mouse' },
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      await send('browser.close', {}).catch(() => {})
      close()
      await end()
    },
  }
  return tab
}
