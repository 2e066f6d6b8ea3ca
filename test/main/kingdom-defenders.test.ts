// The command with the second game: both games' records in one stream, proofs, simulations and packs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../src/rules/canonical.ts'
import { samples as defenders } from '../rules/kingdom-defenders/records.ts'
import { herald, linesIn, readProjectFile, samples, temporaryFolder } from './herald.ts'

const answerOf = ({ positions }: { positions: unknown[] }) => canonical({ positions })

describe('herald, with Kingdom Defenders', () => {
  it('replays lines of both formats in one stream, each by its own game', async () => {
    const mixed = [samples[0]!, defenders[0]!, samples[1]!, defenders[4]!, defenders[8]!]
    const { status, stdout } = await herald(['replay'], mixed.map(({ record }) => JSON.stringify(record)).join('\n'))
    expect({ status, lines: linesIn(stdout) }).toEqual({ status: 0, lines: mixed.map(answerOf) })
  })

  it('names the entry of a record that breaks a rule, and the rule', async () => {
    const { entries, ...header } = defenders[2]!.record
    const line = JSON.stringify({ ...header, entries: entries.toSpliced(30, 1, { t: 'place' } as never) })
    const { status, stdout } = await herald(['replay'], line)
    expect(status).toBe(1)
    expect(JSON.parse(stdout).error).toMatchObject({ index: 30, rule: expect.stringMatching(/^KD-/) })
  })

  it('simulates, and what it simulates is verified and replayed', async () => {
    const args = [
      'simulate',
      '--game',
      'kingdom-defenders',
      '--players',
      '3',
      '--difficulty',
      'expert',
      '--variant',
      'extreme',
    ]
    const proofs = await herald([...args, '--bots', 'random', '--games', '1', '--proofs'])
    expect(await herald(['verify', '-'], proofs.stdout)).toMatchObject({ status: 0 })
    const records = await herald([...args, '--bots', 'random', '--games', '2', '--records'])
    expect((await herald(['replay'], records.stdout)).status).toBe(0)
    const table = await herald([...args, '--bots', 'regent,random,random', '--games', '2'])
    for (const word of ['wins', 'fame', 'adventures', 'deeds', 'hordes beaten', 'cities fallen'])
      expect(table.stdout).toContain(word)
    const pool = 'P3,P5,P8,E6,E7,E9,E10,E12'
    const custom = await herald([
      ...args.slice(0, 5),
      '--difficulty',
      'custom',
      '--pool',
      pool,
      '--games',
      '1',
      '--records',
    ])
    expect(JSON.parse(custom.stdout).options.pool).toEqual(pool.split(','))
  })

  it('checks a pack of its own, and plays with it', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'kingdom-defenders.content.json')
    const content = JSON.parse(readProjectFile('src/rules/kingdom-defenders/pack/content.json'))
    writeFileSync(file, JSON.stringify(content))
    const game = ['--game', 'kingdom-defenders']
    expect(await herald(['check-pack', ...game, folder])).toMatchObject({ status: 0 })
    const played = await herald([
      'simulate',
      ...game,
      '--pack',
      folder,
      '--players',
      '2',
      '--bots',
      'random',
      '--games',
      '1',
    ])
    expect(played.status).toBe(0)
    writeFileSync(file, JSON.stringify({ ...content, deeds: content.deeds.slice(1) }))
    const { status, stdout } = await herald(['check-pack', ...game, folder])
    expect([status, stdout]).toEqual([1, expect.stringContaining('there must be 18, not 17')])
  })
})
