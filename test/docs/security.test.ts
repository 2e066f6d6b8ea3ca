// docs/security.md and docs/asvs.md name files that are there, and the standard is gone through to its last number.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8')

/** Files of this repository that a text names in code marks, or links to. */
const ROOMS = /^(src|test|web|docs|prisma|bench|\.ci)\//
const AT_THE_ROOT = /^(Dockerfile|[\w.-]+\.(md|yml|json|cjs))$/
const SECRET = ['keys.json'] // of a running server
const isFile = (name: string) => (ROOMS.test(name) || AT_THE_ROOT.test(name)) && !SECRET.includes(name)
function filesIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!).filter(isFile)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, name]) => `docs/${name}`)
  return [...new Set([...named, ...linked])]
}

/** By section, the numbers that level 2 asks for, level 1's among them. What was withdrawn, and level 3's own, is left out. */
const LEVEL_2: Readonly<Record<string, string>> = {
  ...{ 1.1: '1-7', 1.2: '1-4', 1.4: '1 4 5', 1.5: '1-4', 1.6: '1-4', 1.7: '1 2', 1.8: '1 2', 1.9: '1 2' },
  ...{ '1.10': '1', 1.11: '1 2', 1.12: '2', 1.14: '1-6' },
  ...{ 2.1: '1-12', 2.2: '1-3', 2.3: '1-3', 2.4: '1-6', 2.5: '1-7', 2.6: '1-3', 2.7: '1-6', 2.8: '1-7', 2.9: '1-3' },
  ...{ '2.10': '1-4' },
  ...{ 3.1: '1', 3.2: '1-4', 3.3: '1-4', 3.4: '1-5', 3.5: '1-3', 3.7: '1' },
  ...{ 4.1: '1-3 5', 4.2: '1 2', 4.3: '1-3' },
  ...{ 5.1: '1-5', 5.2: '1-8', 5.3: '1-10', 5.4: '1-3', 5.5: '1-4' },
  ...{ 6.1: '1-3', 6.2: '1-6', 6.3: '1 2', 6.4: '1 2' },
  ...{ 7.1: '1-4', 7.2: '1 2', 7.3: '1 3 4', 7.4: '1-3' },
  ...{ 8.1: '1-4', 8.2: '1-3', 8.3: '1-8' },
  ...{ 9.1: '1-3', 9.2: '1-4' },
  ...{ 10.2: '1 2', 10.3: '1-3' },
  ...{ 11.1: '1-8' },
  ...{ 12.1: '1-3', 12.2: '1', 12.3: '1-6', 12.4: '1 2', 12.5: '1 2', 12.6: '1' },
  ...{ 13.1: '1 3-5', 13.2: '1-3 5 6', 13.3: '1 2', 13.4: '1 2' },
  ...{ 14.1: '1-4', 14.2: '1-6', 14.3: '2 3', 14.4: '1-7', 14.5: '1-4' },
}

const numbersOf = ([section, ranges]: [string, string]): string[] =>
  ranges.split(' ').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number)
    return Array.from({ length: last! - first! + 1 }, (_, i) => `${section}.${first! + i}`)
  })

const asvs = read('docs/asvs.md')
const rows = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (\S+) \| (.+) \|$/gm)].map(
  ([, number, about, verdict, why]) => ({ number: number!, about: about!, verdict: verdict!, why: why! }),
)

describe('What is said about security', () => {
  it.each(['docs/security.md', 'docs/asvs.md'])('names files that are there: %s', (name) => {
    const files = filesIn(read(name))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([])
  })

  it('goes through every number of level 2 once', () => {
    const wanted = Object.entries(LEVEL_2).flatMap(numbersOf)
    expect(wanted).toHaveLength(260)
    expect(rows.map(({ number }) => number).toSorted()).toEqual(wanted.toSorted())
  })

  it('says yes, no, or that there is nothing of the kind; how many of each, and of every yes where', () => {
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
    const [yes, no, none] = ['yes', 'no', 'n/a'].map(count)
    expect(yes! + no! + none!).toBe(rows.length)
    expect(asvs.replace(/\s+/g, ' ')).toContain(
      `${yes} are fulfilled, ${no} are not, ${none} ask for something that is not there`,
    )
    const unshown = rows.filter(({ verdict, why }) => verdict === 'yes' && filesIn(why).length === 0)
    expect(unshown.map(({ number, why }) => `${number} ${why}`)).toEqual([])
  })
})
