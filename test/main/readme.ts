// The README's game by hand, run as it stands there: only the address is the test's own.
import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { readProjectFile } from './herald.ts'

/** What its lines have printed by the time `until` is in it, or a problem; the last of them has no end. */
export async function runReadme(address: string, until: RegExp): Promise<string> {
  const [, block] = /```sh\n(api=[\s\S]*?)```/.exec(readProjectFile('README.md')) ?? []
  if (!block?.includes('http://localhost:3000')) throw new Error('the README has no game by hand')
  const script = block.replaceAll('http://localhost:3000', address)
  // A group of its own: curl goes with it.
  const shell = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let isOver = false
  const stop = () => {
    if (!isOver) process.kill(-shell.pid!, 'SIGTERM')
  }
  onTestFinished(stop)
  let said = ''
  shell.stdout.on('data', (bytes) => {
    said += bytes
    if (until.test(said) || said.includes('/problems/')) stop()
  })
  return new Promise((done, fail) => {
    shell.on('error', fail)
    shell.on('exit', () => {
      isOver = true
    })
    shell.on('close', () => done(said))
  })
}
