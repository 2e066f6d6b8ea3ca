// The client as others get it: built, packed, and installed from its tarball into a folder of its own, with the example beside it.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const tsc = join(root, 'node_modules/typescript7/bin/tsc')

const OFFLINE = ['--offline', '--no-audit', '--no-fund']

/** Gives the folder in which `bot.js` is. Nothing but the tarball is fetched from anywhere. */
export async function installBot(folder: string): Promise<string> {
  const client = join(root, 'packages/client')
  const built = join(folder, 'packages/client')
  await run(process.execPath, [tsc, '-p', client, '--outDir', join(built, 'dist')])
  for (const file of ['package.json', 'README.md']) cpSync(join(client, file), join(built, file))
  await run('npm', ['pack', '--pack-destination', folder], { cwd: built })
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  const bot = join(folder, 'bot')
  mkdirSync(bot)
  writeFileSync(join(bot, 'package.json'), '{"private":true,"type":"module"}')
  await run('npm', ['install', ...OFFLINE, '--no-save', join(folder, tarball)], { cwd: bot })
  for (const file of ['bot.ts', 'travel.ts', 'tsconfig.json'])
    cpSync(join(root, 'examples/bot-ts', file), join(bot, file))
  // The compiler's own needs, which whoever builds a bot has: types of Node.
  mkdirSync(join(bot, 'node_modules/@types'), { recursive: true })
  for (const name of ['@types/node', 'undici-types'])
    symlinkSync(join(root, 'node_modules', name), join(bot, 'node_modules', name))
  await run(process.execPath, [tsc, '-p', bot])
  return join(bot, 'dist')
}

/** The example where it stands in the repository, beside a client that was built: as its README says. Gives what the client has. */
export async function installBeside(folder: string): Promise<string[]> {
  const bot = join(folder, 'examples/bot-ts')
  // Without what only building needs: to leave it out npm would still ask for it, and nobody is asked here.
  const { devDependencies: _, ...shown } = JSON.parse(readFileSync(join(root, 'examples/bot-ts/package.json'), 'utf8'))
  mkdirSync(bot, { recursive: true })
  writeFileSync(join(bot, 'package.json'), JSON.stringify(shown))
  await run('npm', ['install', ...OFFLINE], { cwd: bot })
  const look = "import('@herald/client').then((client) => console.log(Object.keys(client).join(' ')))"
  return (await run(process.execPath, ['-e', look], { cwd: bot })).stdout.trim().split(' ')
}
