// Whatever the server may say of a delivery is said in German as well.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reasonInGerman } from '../../web/account/webhooks/reasons.ts'

const ROOT = new URL('../../', import.meta.url)
const FILES = ['call', 'resolve', 'check-url'].map((name) => `src/webhooks/${name}.ts`)
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')

/** As they stand in the code, with a number where one is put in. */
const sentences = FILES.flatMap((file) =>
  [...read(file).matchAll(/['`](Its? [^'`]+\.)['`]/g)].map(([, text]) => text!.replace(/\$\{[^}]+\}/g, '500')),
)
const BESIDE = ['src/games/hooks/compose.ts', 'src/games/hooks/deliver.ts', 'src/store/beside/hooks.ts']
const skips = BESIDE.flatMap((file) =>
  [...read(file).matchAll(/(?:skip:|reason:|reason =) '([^']+)'/g)].map(([, text]) => text!),
)

describe('Why a webhook was not told', () => {
  it('is found in the code', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(13)
    expect(skips.length).toBeGreaterThanOrEqual(7)
  })

  it.each([...sentences, ...skips])('is said in German: %s', (reason) => {
    expect(reasonInGerman(reason)).not.toBe(reason)
  })
})
