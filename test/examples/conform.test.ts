// The suites that another engine is held against: our own rules agree with them, they cover what they say, and the script that
// compares finds whatever does not agree.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseCover } from '../../src/main/conformance/choose.ts'
import { everyKind } from '../../src/main/conformance/kinds.ts'
import { playMany, playRare } from '../../src/main/conformance/play-many.ts'
import { breakRecords } from '../../src/main/conformance/refusals.ts'
import { isSame } from '../../src/rules/canonical.ts'
import type { Suite } from '../../src/rules/conformance.ts'
import { games } from '../../src/rules/games.ts'
import { suiteFor } from '../../src/rules/suites.ts'
import { hasPython, python } from './python.ts'

const MOST_BYTES = 300 * 1024
const versions = games.flatMap(({ versions }) => versions)

describe.each(versions)('The suite of $name, version $version', (ruleset) => {
  it('is there, agrees with the rules, and is numbered', async () => {
    const suite = (await suiteFor(ruleset))!
    expect(suite).toMatchObject({ format: 'herald-conformance/1', ruleset: ruleset.name, version: ruleset.version })
    for (const [at, { number, record, positions, error, result }] of suite.cases.entries()) {
      const played = ruleset.replay(record)
      expect(number).toBe(at + 1)
      expect(
        isSame(
          positions,
          played.positions.map((text) => JSON.parse(text) as unknown),
        ),
        `case ${number}`,
      ).toBe(true)
      expect(played.error && { index: played.error.index, rule: played.error.rule }).toEqual(error)
      if (!error) expect(isSame(result, played.result), `case ${number}`).toBe(true)
    }
  })

  it('goes through every branch it lists, each shown once where it first comes up', async () => {
    const { cases, branches } = (await suiteFor(ruleset))!
    expect([...new Set(cases.flatMap(({ shows }) => shows))].sort()).toEqual(branches)
    const shown = cases.filter(({ error }) => !error).flatMap(({ shows }) => shows)
    expect(new Set(shown).size).toBe(shown.length)
    // Every number of players, every section of the rules that a game goes through, and entries that are refused.
    const players = new Set(
      cases.flatMap(({ record }) => (record as { options?: { players?: number } }).options?.players ?? []),
    )
    for (let many = ruleset.seats.least; many <= ruleset.seats.most; many++) expect(players).toContain(many)
    const sections = new Set(branches.map((branch) => /-(\d+)/.exec(branch)![1]))
    for (const section of ['2', '3', '4', '5', '6', '8', '9', '12']) expect(sections).toContain(section)
    expect(cases.filter(({ error }) => error).length).toBeGreaterThan(10)
  })

  it('is small enough to be fetched', async () => {
    const text = JSON.stringify(await suiteFor(ruleset))
    expect(brotliCompressSync(text).length).toBeLessThan(MOST_BYTES)
  })

  it('is none for other pieces', async () => expect(await suiteFor({ ...ruleset, fingerprint: 'x' })).toBeUndefined())
})

describe('What is rare', () => {
  it('is in a suite all the same: a shared victory, which is known to come up', async () => {
    const defenders = games.find(({ name }) => name === 'kingdom-defenders')!.standard
    const [rare] = playRare(defenders)
    expect(rare!.branches).toContain('KD-9/a shared victory')
    const { cases, branches } = (await suiteFor(defenders))!
    expect(branches).toContain('KD-9/a shared victory')
    const last = cases.at(-1)!
    expect(last.shows).toContain('KD-9/a shared victory')
    expect(isSame(last.record, rare!.record)).toBe(true)
    expect((last.result as { winners: number[] }).winners.length).toBeGreaterThan(1)
  })
})

describe('Making a suite', () => {
  const [{ standard }] = games as [(typeof games)[number]]
  const some = () => {
    const games = playMany(standard, 1)
    return [games.next().value!, games.next().value!]
  }

  it('plays the same games each time, of every kind that can be agreed on', () => {
    expect(JSON.stringify(some())).toBe(JSON.stringify(some()))
    expect(everyKind(standard).length).toBeGreaterThan(standard.seats.most - standard.seats.least)
  })

  it('takes as few as go through all', () => {
    const tried = [['a'], ['a', 'b', 'c'], ['d', 'c'], ['b']].map((branches) => ({
      record: {} as never,
      branches: new Set(branches),
    }))
    expect(chooseCover(tried).map(({ shows }) => shows)).toEqual([['a', 'b', 'c'], ['d']])
    expect(chooseCover(tried, ['a', 'b', 'c']).map(({ shows }) => shows)).toEqual([['d']])
  })

  it('breaks rules, one a record, at its end', () => {
    const broken = breakRecords(standard, [some()[0]!.record])
    expect(new Set(broken.map(({ error }) => error.rule)).size).toBeGreaterThan(5)
    for (const { record, error } of broken)
      expect((record as { entries: unknown[] }).entries.length).toBe(error.index + 1)
  })
})

describe.skipIf(!hasPython)('The script that compares', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-conform-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (suite: Suite): string => {
    const path = join(folder, 'suite.json')
    writeFileSync(path, JSON.stringify(suite))
    return path
  }
  const herald = fileURLToPath(new URL('../../src/main/herald.ts', import.meta.url))
  const own = [process.execPath, '--import', 'tsx', herald, 'replay', '--game']

  it.each(versions)('finds that our own engine agrees with $name, but for what was changed', async (ruleset) => {
    const suite = (await suiteFor(ruleset))!
    const all = suite.cases.length
    const first = suite.cases[0]!
    const last = suite.cases.at(-1)!
    const cases = [
      { ...first, positions: first.positions.with(1, {}) },
      ...suite.cases.slice(1, -1),
      { ...last, error: { ...last.error!, rule: 'other' } },
    ]
    const bad = await python('conform.py', [file({ ...suite, cases }), '--', ...own, ruleset.name])
    expect(bad.status).toBe(1)
    expect(bad.stdout.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^case 1 .*: position 1$/),
      expect.stringMatching(new RegExp(`^case ${all} .*: error .*, not .*other`)),
    ])
    expect(bad.stdout.split('\n')[2]).toMatch(`${all - 2} of ${all} cases agree`)
    const none = await python('conform.py', [file(suite), '--', process.execPath, '-e', '0'])
    expect(none.stdout).toMatch(`0 of ${all} cases`)
    expect(none).toMatchObject({ status: 1, stdout: expect.stringMatching(/^case 1 .*: no line came$/m) })
  })

  it('says in one line at which case it could not go on, and what came', async () => {
    const suite = (await suiteFor(versions[0]!))!
    const path = file({ ...suite, cases: suite.cases.slice(0, 2) })
    const oneLine = (text: string) => expect.stringMatching(new RegExp(`^${text}\n$`))
    for (const line of ['Segmentation fault', '[1]', '{"positions":{}}', '{"positions":[],"error":"X-1"}']) {
      const script = `console.log('{"positions":[]}'); console.log(${JSON.stringify(line)})`
      expect(await python('conform.py', [path, '--', process.execPath, '-e', script])).toEqual({
        status: 2,
        stdout: '',
        stderr: oneLine(`case 2: .*${line.slice(1, 7).replace(/[[\]{}]/g, '.')}.*`),
      })
    }
    expect(await python('conform.py', [path, '--', join(folder, 'no-engine')])).toEqual({
      status: 2,
      stdout: '',
      stderr: oneLine('before the first case: .*no-engine.* cannot be started: .*'),
    })
    for (const text of ['no JSON', '[]', '{"cases":[{}]}']) {
      writeFileSync(join(folder, 'none.json'), text)
      expect(await python('conform.py', [join(folder, 'none.json'), '--', process.execPath])).toMatchObject({
        status: 2,
        stderr: oneLine('.*none.json cannot be read as a suite: .*'),
      })
    }
  })
})
