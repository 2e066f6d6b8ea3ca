// Every block of code in the client's README compiles as it stands there, strictly.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'herald-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!)
const compilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true, pretty: false },
  ...{ module: 'NodeNext', target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.AsyncIterable'] },
  ...{ allowImportingTsExtensions: true, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  paths: { '@herald/client': [join(root, 'packages/client/src/index.ts')] },
}

/** What the compiler says, line by line. */
const compile = (): Promise<string[]> =>
  new Promise((done) => {
    const tsc = join(root, 'node_modules/typescript7/bin/tsc')
    execFile(process.execPath, [tsc, '-p', folder], { cwd: folder }, (_, out, err) =>
      done((out + err).trim().split('\n')),
    )
  })

it('compiles, and what does not would be found', { timeout: 120_000 }, async () => {
  expect(blocks.length).toBeGreaterThan(4)
  for (const [at, code] of blocks.entries()) writeFileSync(join(folder, `block-${at}.mts`), code)
  writeFileSync(join(folder, 'wrong.mts'), "import { nothing } from '@herald/client'\n")
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }))
  expect(await compile()).toEqual([expect.stringMatching(/^wrong\.mts.*nothing/)])
})
