// What makes the page something to install: a manifest whose pictures are there and as large as it says, and a worker that
// keeps only what is there.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PUBLIC = new URL('../../web/public/', import.meta.url)
const file = (path: string) => new URL(path.replace(/^\//, ''), PUBLIC)
const read = (path: string) => readFileSync(file(path))

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

/** Of a PNG: its width and height, from its head. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

describe('The manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Record<string, unknown> & { icons: Icon[] }

  it('names pictures that are there, as large as it says, for every place that wants one', () => {
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/png') expect(sizeOf(read(src)), src).toBe(sizes)
      else expect(read(src).toString(), src).toMatch(/^<svg /)
    }
    const made = manifest.icons.map(({ sizes, type, purpose = 'any' }) => `${type} ${sizes} ${purpose}`)
    expect(made).toEqual(
      expect.arrayContaining(['image/png 192x192 any', 'image/png 512x512 any', 'image/png 512x512 maskable']),
    )
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  })
})

describe('The service worker', () => {
  const worker = read('sw.js').toString()

  it('keeps files that are there', () => {
    const [, list = ''] = /const KEPT = \[(.*)\]/.exec(worker)!
    const [, offline = ''] = /const OFFLINE = '(.*)'/.exec(worker)!
    const kept = [offline, ...[...list.matchAll(/'([^']+)'/g)].map(([, path]) => path!)]
    expect(kept.length).toBeGreaterThan(2)
    for (const path of kept) expect(existsSync(file(path)), path).toBe(true)
  })

  it('shows pictures that are there', () => {
    const shown = [...worker.matchAll(/'(\/icons\/[^']+)'/g)].map(([, path]) => path!)
    expect(shown).toHaveLength(2)
    for (const path of shown) expect(existsSync(file(path)), path).toBe(true)
  })
})
