// `herald replay`: records in, positions out, line by line.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../src/rules/canonical.ts'
import { ending, herald, linesIn, samples, startHerald, temporaryFolder } from './herald.ts'

const recordLines = samples.map((sample) => JSON.stringify(sample.record))
const answerLines = samples.map((sample) => canonical({ positions: sample.positions }))
const [record, answer] = [recordLines[3]!, answerLines[3]!]

describe('Replaying records', () => {
  it('gives exactly the positions of the six sample games', async () => {
    const { status, stdout, stderr } = await herald(['replay'], `${recordLines.join('\n')}\n`)
    expect(linesIn(stdout)).toEqual(answerLines)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('goes on after a record that breaks a rule and after a line that is no JSON', async () => {
    const { entries, ...header } = samples[0]!.record
    const broken = { ...header, entries: [...entries.slice(0, 40), { t: 'nonsense' }] }
    const lines = [record, JSON.stringify(broken), '', '{"format":', '  \t ', '"text"', 'null', record]
    const { status, stdout, stderr } = await herald(['replay'], lines.join('\n'))
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })

    const [first, atEntry, noJson, noObject, nothing, last, ...more] = linesIn(stdout)
    expect([first, last, more]).toEqual([answer, answer, []])
    const { error, positions } = JSON.parse(atEntry!)
    expect(error).toMatchObject({ index: 40, rule: expect.stringMatching(/^X-/), message: expect.any(String) })
    expect(positions.length).toBeGreaterThan(0)
    expect(positions).toEqual(samples[0]!.positions.slice(0, positions.length))
    expect(JSON.parse(noJson!)).toMatchObject({
      error: { index: -1, rule: expect.stringMatching(/^X-12/) },
      positions: [],
    })
    for (const line of [noObject, nothing])
      expect(JSON.parse(line!)).toMatchObject({ error: { index: -1 }, positions: [] })
    for (const line of [atEntry, noJson, noObject]) expect(line).toBe(canonical(JSON.parse(line!)))
  })

  it('takes a game in progress, and nothing at all, as valid', async () => {
    const { entries, ...header } = samples[2]!.record
    const begun = JSON.stringify({ ...header, entries: entries.slice(0, 4) })
    const { status, stdout } = await herald(['replay'], begun)
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `${canonical({ positions: samples[2]!.positions.slice(0, 1) })}\n`,
    })
    expect(await herald(['replay'])).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  it('reads lines as other systems write them', async () => {
    const { status, stdout } = await herald(['replay'], `\uFEFF${record}\r\n\r\n${record}\r\n${record}`)
    expect({ status, lines: linesIn(stdout) }).toEqual({ status: 0, lines: [answer, answer, answer] })
  })

  it('reads lines of megabytes', async () => {
    const { status, stdout } = await herald(['replay'], `{${' '.repeat(8 * 2 ** 20)}${record.slice(1)}\n${record}\n`)
    expect({ status, lines: linesIn(stdout) }).toEqual({ status: 0, lines: [answer, answer] })
  })

  it('says which line is not UTF-8', async () => {
    const { status, stdout } = await herald(['replay'], Buffer.from([0x22, 0xff, 0x22, 0x0a]))
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      error: { index: -1, rule: expect.stringMatching(/^X-12/), message: expect.stringContaining('UTF-8') },
    })
  })

  it('puts together what comes in pieces', async () => {
    const child = startHerald(['replay'])
    const ran = ending(child)
    for (const byte of Buffer.from('{"é😀":1}\n\n[]')) {
      child.stdin.write(Buffer.of(byte))
      await new Promise((soon) => setTimeout(soon, 1))
    }
    child.stdin.end()
    const [first, second, ...more] = linesIn((await ran).stdout)
    expect(JSON.parse(first!).error.index).toBe(-1)
    expect(JSON.parse(second!).error.index).toBe(-1)
    expect(more).toEqual([])
  })

  it('answers each line before the next one comes', async () => {
    const child = startHerald(['replay'])
    const ran = ending(child)
    child.stdin.write(`${record}\n`)
    const [bytes] = await once(child.stdout, 'data')
    expect(`${bytes}`).toMatch(/^{"positions"/)
    child.stdin.end()
    expect((await ran).status).toBe(0)
  })

  it('ends quietly when nobody reads on', async () => {
    const child = startHerald(['replay'])
    const ran = ending(child)
    child.stdin.on('error', () => {})
    child.stdout.once('data', () => child.stdout.destroy())
    for (let i = 0; i < 200; i++) child.stdin.write(`${record}\n`)
    expect(await ran).toMatchObject({ status: 0, stderr: '' })
  })

  it('does not grow with the number of lines', async () => {
    const hook = join(temporaryFolder(), 'peak.mjs')
    writeFileSync(hook, "process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))\n")
    // Quickly played and long, so that what is held would show.
    const { entries, ...header } = samples[3]!.record
    const line = `${JSON.stringify({ ...header, entries: entries.slice(0, 4) })}${' '.repeat(40_000)}\n`
    const peak = async (count: number) => {
      const child = startHerald(['replay'], ['--import', hook])
      const ran = ending(child)
      for (let i = 0; i < count; i++) if (!child.stdin.write(line)) await once(child.stdin, 'drain')
      child.stdin.end()
      const { status, stdout, stderr } = await ran
      expect({ status, answers: linesIn(stdout).length }).toEqual({ status: 0, answers: count })
      return Number(stderr)
    }
    const [few, many] = await Promise.all([peak(300), peak(3000)])
    expect(few).toBeGreaterThan(0)
    expect(many / few).toBeLessThan(1.5)
  })
})
