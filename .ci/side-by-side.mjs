// Runs npm scripts side by side. What each of them said is shown when it has ended; when one fails, so does this.
import { spawn } from 'node:child_process'

/** Gives whether it went well. */
const run = (script) =>
  new Promise((done) => {
    const from = performance.now()
    let said = ''
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    const end = (how) => {
      const seconds = Math.round((performance.now() - from) / 1000)
      process.stdout.write(`${said.trimEnd()}${said ? '\n' : ''}${script}: ${how} (${seconds} s)\n`)
      done(how === 'done')
    }
    child.on('error', (error) => end(`FAILED, ${error.message}`))
    child.on('close', (status, signal) => end(status === 0 ? 'done' : `FAILED, ${signal ?? `status ${status}`}`))
  })

const wentWell = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = wentWell.every(Boolean) ? 0 : 1
