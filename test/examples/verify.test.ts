// The verifier in Python: one file, written from docs/verify.md. It agrees with ours on games of every kind, and finds every single
// change of a proof. Of logs that were sealed anew it finds what needs no rules; the rest ours finds, and the document names it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { type Proof, sealedPages } from '../../src/rules/proof.ts'
import type { Finding } from '../../src/rules/ruleset.ts'
import { verify } from '../../src/rules/verify.ts'
import { everyGame, type Played } from '../support/every-game.ts'
import { type Mutation, mutationsOf, sampled } from '../support/mutations.ts'
import { everyKind } from '../support/play.ts'
import { ofOldChain, proofBy } from '../support/proofs.ts'
import { exampleFile, hasPython, python } from './python.ts'

const folder = mkdtempSync(join(tmpdir(), 'herald-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}
const rulesFile = ({ name, ruleset }: Played) => file(`${name}.json`, { ruleset: name, facts: ruleset.facts })

/** What it found in each, in one run. */
async function found(proofs: Iterable<unknown>, args: readonly string[]): Promise<Finding[][]> {
  const texts = (function* () {
    for (const proof of proofs) yield typeof proof === 'string' ? `${proof}\n` : `${JSON.stringify(proof)}\n`
  })()
  const { stdout, stderr } = await python('verify.py', ['--lines', '--json', ...args, '-'], texts)
  expect(stderr).toBe('')
  return stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Finding[]] : []))
}
const wrongIn = (findings: readonly Finding[]) => findings.flatMap(({ what, ok }) => (ok === false ? [what] : []))

const proofOf = ({ ruleset }: Played, options: object, bot: Bot, some = ''): Proof => {
  const { players } = options as { players: number }
  const nonces = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? `nonce-${seat}${some}` : ''))
  return proofBy(ruleset, options, bot, nonces)
}
const sizesOf = ({ ruleset: { seats } }: Played) =>
  Array.from({ length: seats.most - seats.least + 1 }, (_, more) => seats.least + more)
const optionsOf = (game: Played, players: number, more: object = {}): object => {
  const checked = game.ruleset.options({ ...game.options(players), ...more })
  if (!checked.ok) throw new Error(checked.refusal.message)
  return checked.value as object
}

/** Options besides the number of players that lead to other draws. */
const OTHERWISE: Readonly<Record<string, readonly object[]>> = {
  'kingdom-defenders': [
    { variant: 'family' },
    { variant: 'extreme', difficulty: 'expert' },
    { difficulty: 'advanced' },
  ],
}
const everyProof = (game: Played): Proof[] => [
  ...sizesOf(game).map((players) => proofOf(game, optionsOf(game, players), game.lively)),
  ...sizesOf(game).map((players) => proofOf(game, optionsOf(game, players), game.anybody)),
  ...(game.name === 'xidit' ? everyKind : []).map((options) => proofOf(game, options, game.lively, 'x')),
  ...(OTHERWISE[game.name] ?? []).map((more) => proofOf(game, optionsOf(game, 3, more), game.lively)),
]

describe.skipIf(!hasPython).each(everyGame)('The verifier in Python, on $name', (game) => {
  const rules = rulesFile(game)
  const small = proofOf(game, optionsOf(game, game.ruleset.seats.least), game.anybody)

  it('finds nothing wrong with games of every kind, as ours does', async () => {
    const proofs = everyProof(game)
    const old = proofs.slice(0, 2).map(ofOldChain)
    const { pack: _, ...packless } = small
    const second = { ...packless, format: 'herald-proof/2', log: small.log.map(({ schema: __, ...page }) => page) }
    const all = [...proofs, ...old, second]
    const findings = await found(all, ['--rules', rules])
    expect(findings).toHaveLength(all.length)
    for (const [at, one] of findings.entries()) {
      expect(wrongIn(one)).toEqual([])
      expect(one.flatMap(({ what, ok }) => (ok === null ? [what] : []))).toEqual(
        old.includes(all[at] as Proof) ? ['contributed'] : [],
      )
      expect(wrongIn(verify(game.ruleset, all[at]))).toEqual([])
    }
    // Without the pieces it says what it did not look at.
    const [without] = await found([small], [])
    expect(without!.filter(({ ok }) => ok !== true)).toMatchObject([{ what: 'draws', ok: null }])
  })

  it('finds any single change of a proof, whatever it is', { timeout: 300_000 }, async () => {
    const whole = structuredClone(small)
    const [inLog, besides] = [true, false].map((is) =>
      sampled(
        [...mutationsOf(whole)].filter(({ at }) => /^\/log\/\d+\/events/.test(at) === is),
        1,
      ),
    ) as [Mutation[], Mutation[]]
    // What is in events is all under the seals, so that some of each sort will do.
    const chosen = [...besides, ...inLog.filter((_, at) => at % Math.ceil(inLog.length / IN_LOG) === 0)]
    const findings = await found(tampered(whole, chosen), ['--rules', rules])
    expect(findings).toHaveLength(chosen.length)
    const missed = chosen.filter((_, at) => wrongIn(findings[at]!).length === 0)
    expect(missed.map(({ at, kind }) => `${at} ${kind}`)).toEqual([])
  })

  it('of a log that was sealed anew finds every other draw, and what was not handed in; ours finds the rest', async () => {
    const lively = proofOf(game, optionsOf(game, game.ruleset.seats.least), game.lively)
    const { resealed, kinds } = sealedAnew(game, lively)
    const findings = await found(resealed, ['--rules', rules])
    const missed = new Set(kinds.filter((_, at) => wrongIn(findings[at]!).length === 0))
    const seen = new Set(kinds)
    for (const kind of DRAWN[game.name]!) {
      expect(seen).toContain(kind)
      expect(missed).not.toContain(kind)
    }
    expect(missed.size).toBeGreaterThan(0) // it knows no rules, and does not say it does
  })
})

/** Of events, what chance drew or what shows what was sealed: another value is found though the log fits its seals. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  xidit: [
    ...['/begun/seed', '/begun/assessments/*', '/begun/first', '/begun/titans/3/*', '/begun/threats/*'],
    ...['/begun/queue/threatPile/*', '/orders-revealed/orders/*/*', '/start-chosen/city'],
  ],
  'kingdom-defenders': [
    ...[
      '/begun/seed',
      '/begun/order/*',
      '/begun/deck/*',
      '/begun/fates/*/*',
      '/begun/deedPile/*',
      '/begun/rewardPile/*',
    ],
    ...['/begun/characters/A.1', '/begun/buildings/*', '/dice-rolled/dice/*/face', '/fate-kept/keep'],
  ],
}

const IN_LOG = 30

function* tampered(whole: unknown, mutations: readonly Mutation[]): Generator<string> {
  for (const { apply } of mutations) {
    const undo = apply()
    yield JSON.stringify(whole)
    undo()
  }
}

/** One of each value in each kind of event, changed, where our own verifier finds it: the log is then sealed again. */
function sealedAnew({ name: game, ruleset }: Played, proof: Proof): { resealed: string[]; kinds: string[] } {
  const resealed: string[] = []
  const kinds: string[] = []
  const seen = new Set<string>()
  for (const [page, { events }] of proof.log.entries()) {
    const changed = structuredClone(events)
    for (const { kind, apply } of mutationsOf(changed)) {
      const name = /^\/\*\(([a-z-]+)\)(.*)=$/.exec(kind)
      const short = name && `/${name[1]}${name[2]!.replaceAll(/\([a-z-]+\)/g, '')}`
      if (!short || seen.has(short)) continue
      seen.add(short)
      // All that it has to find, and some of what it cannot.
      if (!DRAWN[game]!.includes(short) && seen.size % 5 > 0) continue
      const undo = apply()
      const log = sealedPages(proof.game, proof.log.with(page, { ...proof.log[page]!, events: changed }))
      if (wrongIn(verify(ruleset, { ...proof, log })).length > 0) {
        resealed.push(JSON.stringify({ ...proof, log }))
        kinds.push(short)
      }
      undo()
    }
  }
  return { resealed, kinds }
}

describe.skipIf(!hasPython)('What somebody kept, and what cannot be read', () => {
  const kept = (name: string) => join(import.meta.dirname, `../records/release-1/${name}.json`)
  const given = JSON.parse(readFileSync(kept('given'), 'utf8'))
  const receipts = JSON.parse(readFileSync(kept('receipts'), 'utf8'))
  const rules = ['--rules', rulesFile(everyGame[0]!)]
  const run = (name: string, ...args: string[]) => python('verify.py', [...rules, ...args, name])

  it('of the first release it is all there, in words', async () => {
    const { status, stdout } = await run(kept('proof'), '--receipts', kept('receipts'), '--given', kept('given'))
    expect(stdout).toMatch(/^✓ receipts: all 10 receipts/m)
    expect(stdout).toMatch(/^✓ given: /m)
    expect(stdout).toMatch(/^Not looked at: .*by the rules/m)
    expect(status, stdout).toBe(0)
  })

  it('a receipt or a nonce that is another is found', async () => {
    const others = [
      { seal: 'ab'.repeat(32) },
      { head: 'ab'.repeat(32) },
      { seq: 1 },
      { seat: 2 },
      { seal: null, salt: null },
    ]
    for (const [at, change] of others.entries()) {
      const { status, stdout } = await run(
        kept('proof'),
        '--receipts',
        file(`r${at}.json`, [{ ...receipts[0], ...change }]),
      )
      expect(stdout).toMatch(/^✗ receipts: receipt 1 is not/m)
      expect(status).toBe(1)
    }
    for (const [at, change] of [{ nonce: 'other' }, { seat: 1 }, { commitment: '' }].entries())
      expect((await run(kept('proof'), '--given', file(`g${at}.json`, { ...given, ...change }))).stdout).toMatch(
        /^✗ given/m,
      )
  })

  it('is told what is no proof, with a status of its own for what is no JSON', async () => {
    writeFileSync(join(folder, 'none'), 'no JSON')
    expect(await run(join(folder, 'none'))).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^It cannot be read/),
    })
    for (const [at, none] of [[], null, 7, { format: 'herald-proof/9' }, {}].entries())
      expect(await run(file(`none${at}.json`, none))).toMatchObject({ status: 1, stderr: '' })
    writeFileSync(join(folder, 'deep'), '['.repeat(100_000) + ']'.repeat(100_000))
    expect((await run(join(folder, 'deep'))).status).toBe(2)
    expect(
      (await python('verify.py', ['--rules', file('other.json', { facts: { board: 1, tiles: 2 } }), kept('proof')]))
        .stdout,
    ).toMatch(/^✗ draws: .*other pieces/m)
  })

  it('imports nothing but the standard library', () => {
    const imports = [...readFileSync(exampleFile('verify.py'), 'utf8').matchAll(/^(?:import|from) (.*)$/gm)].map(
      ([, names]) => names,
    )
    expect(imports).toEqual(['argparse, hashlib, json, re, sys'])
  })
})
