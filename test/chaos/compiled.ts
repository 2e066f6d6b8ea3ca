// The processes run the built server, and the small game beside it: its files lose their types here, and find what they
// import in dist.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

const DIST = new URL('../../dist/', import.meta.url).href
const FILES = [
  ...['herald', 'offers'].map((name) => `chaos/${name}`),
  ...['game', 'bots', 'picture'].map((name) => `rules/second-${name}`),
]

/** Gives the file to run. */
export async function compileHerald(folder: string): Promise<string> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const name of FILES) {
    const file = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
    const found = code
      .replace(/(['"])\.\.\/\.\.\/src\/(.+?)\.ts\1/g, (_, quote, path) => `${quote}${DIST}${path}.js${quote}`)
      .replace(/(['"])\.[./a-z-]*\/([a-z-]+)\.ts\1/g, (_, quote, path) => `${quote}./${path}.js${quote}`)
    writeFileSync(join(folder, `${basename(name)}.js`), found)
  }
  return join(folder, 'herald.js')
}
