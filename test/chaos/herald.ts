// `herald api` and `herald worker`, with one game more than the server has: see compiled.ts.
import { needDatabase, readConfig } from '../../src/main/config.ts'
import { startApi, startWorker } from '../../src/main/service.ts'
import { runUntilStopped, toStderr } from '../../src/main/terminal/until-stopped.ts'
import { catalogue } from './offers.ts'

const MEMORY = 'memory:' // as town.ts looks for it

// What is held when nothing is left that could be thrown away, for whoever wants to know: the soak.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  process.stdout.write(`${MEMORY} ${JSON.stringify(process.memoryUsage())}\n`)
})

const start = process.argv[2] === 'api' ? startApi : startWorker
try {
  const service = await start(needDatabase(readConfig(process.env)), toStderr, catalogue)
  process.stdout.write(`Herald's ${process.argv[2]} is ready\n  Ctrl-C stops it\n`)
  process.exitCode = await runUntilStopped(service)
} catch (error) {
  toStderr(String(error))
  process.exitCode = 2
}
