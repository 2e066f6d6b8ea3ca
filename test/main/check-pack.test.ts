// `herald check-pack`, and `--pack` of the other commands.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { herald, linesIn, readProjectFile, samples, temporaryFolder } from './herald.ts'

const board = () => JSON.parse(readProjectFile('src/rules/xidit/pack/board.json'))
const tiles = () => JSON.parse(readProjectFile('src/rules/xidit/pack/tiles.json'))

/** A folder with these files; undefined is left out, a text stands as it is. */
function pack(files: { board?: unknown; tiles?: unknown }): string {
  const folder = join(temporaryFolder(), 'my-pack')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `xidit.${name}.json`), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

describe('Checking a pack', () => {
  it('says that it is sound', async () => {
    const { status, stdout, stderr } = await herald(['check-pack', pack({ board: board(), tiles: tiles() })])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^✓ The pack "my-pack" is sound, fingerprint [0-9a-f]{64}\.\n$/)
  })

  it('lists every fault and how many there are', async () => {
    const folder = pack({ board: { ...board(), roads: 7 }, tiles: { ...tiles(), supply: [], titans: null } })
    const { status, stdout, stderr } = await herald(['check-pack', folder])
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    const lines = linesIn(stdout)
    const faults = lines.filter((line) => line.startsWith('✗ '))
    expect(faults.some((fault) => fault.includes('roads'))).toBe(true)
    expect(faults.some((fault) => fault.includes('supply'))).toBe(true)
    expect(lines).toEqual([...faults, `The pack "my-pack" is not sound: ${faults.length} faults.`])
  })

  it.each<[string, () => string, RegExp]>([
    ['a missing file', () => pack({ board: board() }), /there is no file .*xidit\.tiles\.json/],
    ['a file that is no JSON', () => pack({ board: '{', tiles: tiles() }), /xidit\.board\.json is no JSON/],
    ['no such folder', () => join(temporaryFolder(), 'nothing'), /there is no folder .*nothing/],
    ['a file for a folder', () => join(pack({ board: board() }), 'xidit.board.json'), /is a file/],
  ])('names %s and ends with 2', async (_, folder, words) => {
    const { status, stdout, stderr } = await herald(['check-pack', folder()])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^herald check-pack: [^\n]+\n$/)
    expect(stderr).toMatch(words)
  })
})

describe('Playing with a pack', () => {
  const record = JSON.stringify(samples[0]?.record)

  it('plays with what the files say', async () => {
    const [more, files] = [tiles(), { board: board(), tiles: tiles() }]
    more.supply.militia++
    const [standard, same, other] = await Promise.all([
      herald(['replay'], record),
      herald(['replay', '--pack', pack(files)], record),
      herald(['replay', '--pack', pack({ ...files, tiles: more })], record),
    ])
    expect(same).toEqual(standard)
    expect(other.stdout).not.toEqual(standard.stdout)
  })

  it.each([['replay'], ['verify', '-'], ['simulate', '--players', '4']])(
    'refuses an unsound one with its faults: %s',
    async (...args) => {
      const { status, stdout, stderr } = await herald([...args, '--pack', pack({ board: board(), tiles: {} })], record)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      const [first, ...faults] = linesIn(stderr)
      expect(first).toMatch(new RegExp(`not sound: ${faults.length} faults\\.$`))
      expect(faults.length).toBeGreaterThan(1)
    },
  )
})
