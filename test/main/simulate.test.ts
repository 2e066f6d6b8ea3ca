// `herald simulate`: bots play, always the same games, and what they play can be checked.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ending, herald, linesIn, type Run, startHerald } from './herald.ts'

const simulate = (args: string) => herald(['simulate', ...args.split(' ').filter((arg) => arg !== '')])

describe('Records of simulated games', () => {
  it.each([
    '--players 3 --bots random',
    '--players 3 --length short --dummy hard --bots random,random,regent',
    '--players 4 --length short --bots random',
    '--players 5 --bots random',
  ])('replay to the end: %s', async (args) => {
    const { status, stdout, stderr } = await simulate(`${args} --games 2 --records`)
    expect({ status, stderr, games: linesIn(stdout).length }).toEqual({ status: 0, stderr: '', games: 2 })
    const replayed = await herald(['replay'], stdout)
    expect(replayed.status).toBe(0)
    for (const line of linesIn(replayed.stdout)) expect(JSON.parse(line).positions.at(-1).over).toBe(true)
  })

  it('are the same each time, and others with another seed', async () => {
    const args = '--players 4 --length short --bots random --records'
    const [once, again, more, other] = await Promise.all([
      simulate(`${args} --games 2`),
      simulate(`${args} --games 2 --seed herald`),
      simulate(`${args} --games 3`),
      simulate(`${args} --games 2 --seed another`),
    ])
    expect(again).toEqual(once)
    expect(linesIn(more.stdout).slice(0, 2)).toEqual(linesIn(once.stdout))
    expect(new Set([...linesIn(more.stdout), ...linesIn(other.stdout)]).size).toBe(5)
  })

  it('come one by one, and quietly end when nobody reads on', async () => {
    const child = startHerald(['simulate', '--players', '4', '--bots', 'random', '--games', '1000000', '--records'])
    const ran = ending(child)
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await ran).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('Proofs of simulated games', () => {
  it('each hold, and their chance follows from the seed and the number of the game', async () => {
    const { stdout } = await simulate('--players 3 --length short --bots random --games 2 --seed x --proofs')
    const proofs = linesIn(stdout)
    expect(proofs).toHaveLength(2)
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    for (const [index, line] of proofs.entries()) {
      expect((await herald(['verify', '-'], line)).status).toBe(0)
      const { secret, nonces, record } = JSON.parse(line)
      expect(secret).toBe(hash(`x/${index + 1}/secret`))
      expect(nonces).toEqual([0, 1, 2].map((seat) => hash(`x/${index + 1}/nonce/${seat}`).slice(0, 12)))
      expect(record.seed).toBe(hash([secret, ...nonces].join('/')))
    }
  })
})

interface Summary {
  options: object
  seats: { seat: number; bot: string; wins: number; share: number; means: Record<string, number> }[]
  nobody: { games: number; share: number }
}

describe('The summary', () => {
  const args = '--players 3 --dummy hard --bots random --games 8 --seed eight'
  let table: Run
  let json: Run

  beforeAll(async () => {
    const runs = await Promise.all([simulate(args), simulate(`${args} --json`)])
    table = runs[0]
    json = runs[1]
  })

  it('is a table with a row for each seat', () => {
    expect({ status: table.status, stderr: table.stderr }).toEqual({ status: 0, stderr: '' })
    const [head, ...rows] = linesIn(table.stdout)
    expect(head).toMatch(/^seat +bot +wins +gold +stories +reputation +threats +titans$/)
    for (const seat of [0, 1, 2])
      expect(rows[seat]).toMatch(new RegExp(`^${seat} +random +\\d+ +\\d+\\.\\d%( +\\d+\\.\\d\\d){5}$`))
    expect(table.stdout).toMatch(/\n\ngames +8\nrounds +96\nrounds\/s +[\d,]+\nseed +eight\n$/)
    for (const line of linesIn(table.stdout)) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('is the same as JSON', () => {
    expect({ status: json.status, stderr: json.stderr }).toEqual({ status: 0, stderr: '' })
    const summary: Summary = JSON.parse(json.stdout)
    expect(summary).toMatchObject({ seed: 'eight', games: 8, rounds: 96, 'rounds/s': expect.any(Number) })
    expect(summary.options).toEqual({ players: 3, length: 'long', dummy: 'hard' })
    const cells = linesIn(table.stdout).map((row) => row.split(/ +/))
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`
    for (const { seat, bot, wins, share, means } of summary.seats) {
      const figures = Object.values(means).map((mean) => mean.toFixed(2))
      expect(cells[seat + 1]).toEqual([`${seat}`, bot, `${wins}`, percent(share), ...figures])
    }
    // Bots that play at random rarely keep up with the dummy.
    expect(summary.nobody.games).toBeGreaterThan(0)
    expect(cells[4]).toEqual(['nobody', `${summary.nobody.games}`, percent(summary.nobody.share)])
    expect(summary.seats.reduce((sum, { wins }) => sum + wins, summary.nobody.games)).toBe(8)
  })

  it('has regents at all seats if no bots are named, and has no row for nobody where somebody always won', async () => {
    const { stdout } = await simulate('--players 4 --length short --games 1')
    expect(linesIn(stdout).map((row) => row.split(/ +/).slice(0, 2))).toMatchObject([
      ['seat', 'bot'],
      ['0', 'regent'],
      ['1', 'regent'],
      ['2', 'regent'],
      ['3', 'regent'],
      ['games', '1'],
      ['rounds', '9'],
      ['rounds/s', expect.any(String)],
      ['seed', 'herald'],
    ])
  })
})

describe.concurrent('What simulate refuses', () => {
  it.each([
    ['', ['--players', 'X-2.1']],
    ['--players 6', ['--players', 'X-2.1', '3, 4 or 5']],
    ['--players four', ['--players', 'X-2.1']],
    ['--players 4 --length endless', ['--length', 'X-2.1']],
    ['--players 4 --dummy hard', ['--dummy', 'X-2.1']],
    ['--players 4 --colour red', ['--colour', 'X-2.1']],
    ['--players 4 --__proto__ 1', ['--__proto__', 'X-2.1']],
    ['--players', ['--players needs a value']],
    ['--players 4 --seed --json', ['--seed needs a value']],
    ['--players 4 --games 0', ['--games', '1 to 1,000,000']],
    ['--players 4 --games 1000001', ['--games', '1 to 1,000,000']],
    ['--players 4 --games 1e3', ['--games', '1 to 1,000,000']],
    ['--players 4 --games=', ['--games', '1 to 1,000,000']],
    ['--players 4 --bots nobody', ['"nobody"', 'random', 'regent']],
    ['--players 4 --bots random,regent', ['--bots', '2 names for 4 seats']],
    ['--players 4 --records --proofs', ['choose one']],
  ])('%s', async (args, words) => {
    const { status, stdout, stderr } = await simulate(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^herald simulate: [^\n]+\n$/)
    for (const word of words) expect(stderr).toContain(word)
  })
})
