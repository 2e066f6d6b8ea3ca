// The schemas of each game say what it says and takes: whole games are played, and everything said in them, to everybody, is
// looked at by them; and nothing the rules take is refused by them. That they say the same as the types is in schemas/types.ts.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import type { Command, GameRecord, Seat } from '../../src/rules/ruleset.ts'
import { schemas } from '../../src/rules/schemas.ts'
import { faultBy } from '../support/described.ts'
import { playedAs } from '../support/every-game.ts'
import { mutationsOf } from '../support/mutations.ts'
import { everyKind as everyXidit } from '../support/play.ts'
import { everyKind as everyKingdom } from './kingdom-defenders/games.ts'
import { type Said, WatchedGame } from './schemas/watched.ts'

const samplesOf = (file: string): { record: GameRecord }[] =>
  readFileSync(new URL(`../records/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Games of several kinds, those in which something rare may happen when anybody does anything, and games that were recorded. */
const GAMES: Record<string, Games> = {
  xidit: { options: everyXidit, samples: samplesOf('samples.jsonl') },
  'kingdom-defenders': {
    // Every fourth: each number of players, difficulty and variant is among them.
    options: everyKingdom.filter((_, i) => i % 4 === 0),
    // With every attack in it: somebody has to give up a space for a wound.
    rare: { options: everyKingdom.at(-1)!, name: 'a wound too many' },
    samples: samplesOf('kingdom-defenders.samples.jsonl'),
  },
}

interface Agreed {
  readonly players: number
}
interface Games {
  readonly options: readonly Agreed[]
  readonly rare?: { readonly options: Agreed; readonly name: string }
  readonly samples: readonly { readonly record: GameRecord }[]
}

/** The whole reference is to stay below 200 KB. */
const MOST_CHARACTERS: Record<string, number> = { xidit: 46_000, 'kingdom-defenders': 52_000 }

/** What a value is called that is not among those that can be chosen now: the rules look it up, whatever it is. */
const LOOKED_UP = new Set([
  ...['old-question', 'no-guild-with-room', 'region-not-here'],
  ...['bad-value', 'cannot-be-done', 'die-not-there', 'no-such-space', 'not-dealt', 'not-due', 'not-yours'],
])

/** One in thirty has it. */
const RARE_WITHIN = 300

/** Of each kind of answer so many are kept, to be changed. */
const KEPT = 8

interface Moment {
  readonly state: unknown
  readonly seat: Seat
  readonly answer: Command
}

describe.each(schemas.map((one) => [one.ruleset, one] as const))('The schemas of %s', (name, described) => {
  const { ruleset, anybody, lively } = playedAs(name)
  const { options, rare, samples } = GAMES[name]!
  const fault = faultBy(described)
  const faults = new Set<string>()
  const look = (schema: string | undefined, value: unknown) => {
    const found = schema === undefined ? `no schema for ${JSON.stringify(value)}` : fault(schema, value)
    if (found) faults.add(found)
  }
  const met: Record<Said, Set<string>> = { questions: new Set(), answers: new Set(), events: new Set() }
  const moments = new Map<string, Moment[]>()
  const watcher = {
    kind(said: Said, value: { readonly t: string }) {
      met[said].add(value.t)
      look(described[said][value.t], value)
    },
    whole: (what: 'view' | 'record', value: unknown) => look(described[what], value),
    answered(state: unknown, seat: Seat, answer: Command) {
      const alike = moments.get(answer.t) ?? []
      if (alike.length < KEPT) moments.set(answer.t, [...alike, { state, seat, answer }])
    },
  }
  const play = (agreed: Agreed, game: string, botAt: (seat: Seat) => Bot) => {
    const bots = Array.from({ length: agreed.players }, (_, seat) => botAt(seat))
    new WatchedGame(ruleset, bots, watcher, game).play(agreed)
  }
  for (const [number, agreed] of options.entries())
    play(agreed, `${name} ${number}`, (seat) => (seat % 2 === 0 ? lively : anybody))
  // Until it has come up, in one of so many games.
  const isMissing = () => Object.keys(described.questions).some((t) => !met.questions.has(t))
  for (let number = 0; rare && number < RARE_WITHIN && isMissing(); number++)
    play(rare.options, `${rare.name} ${number}`, () => anybody)

  it('describe everything that is said to anybody in games of every kind', () => {
    expect([...faults]).toEqual([])
  })

  it.each(['questions', 'answers', 'events'] as const)('name the %s there are, each of which was met', (said) => {
    expect([...met[said]].sort()).toEqual(Object.keys(described[said]).sort())
    for (const [t, schema] of Object.entries(described[said])) {
      // Whoever goes by `t` finds an object there.
      expect(described.named[schema]).toMatchObject({ type: 'object', properties: { t: { const: t } } })
    }
  })

  it('describe facts, options, recorded games and every example', () => {
    const { examples } = ruleset
    const found = [
      fault(described.facts, ruleset.facts),
      ...[...options, examples.options].map((wish) => fault(described.options, wish)),
      ...samples.map(({ record }) => fault(described.record, record)),
      ...Object.entries(examples.answers).map(([t, answer]) =>
        fault(described.answers[t]!, { t, ...(answer as object) }),
      ),
      ...(described.draft ? [fault(described.draft, examples.draft)] : []),
    ]
    expect(found.filter((one) => one !== undefined)).toEqual([])
    expect(fault(described.facts, { ...(ruleset.facts as object), more: 1 })).toContain('more')
  })

  it('refuse no options and no draft that the rules take', () => {
    const taken: string[] = []
    const tryOut = (schema: string, example: unknown, isTaken: (changed: unknown) => boolean) => {
      const changed = structuredClone(example)
      expect(isTaken(changed)).toBe(true)
      for (const { apply } of mutationsOf(changed)) {
        const undo = apply()
        if (fault(schema, changed) && isTaken(changed)) taken.push(JSON.stringify(changed))
        undo()
      }
    }
    for (const wish of options) tryOut(described.options, wish, (changed) => ruleset.options(changed).ok)
    for (const kind of ['orders', 'plan', 'acts'])
      for (const { state, seat, answer } of moments.get(kind) ?? []) {
        const { t, year: _year, round: _round, ...own } = answer as Command & { year?: number; round?: number }
        const draft = t === 'orders' ? own : { [t]: own }
        tryOut(described.draft!, draft, (changed) => ruleset.preview!(state, seat, changed).ok)
      }
    expect(taken).toEqual([])
  })

  it('take no more room in the reference than they need', () => {
    const written = JSON.stringify(described.named).replaceAll('"$ref":"', '"$ref":"#/components/schemas/')
    expect(written.length).toBeLessThan(MOST_CHARACTERS[name]!)
  })

  /** One thing changed in an answer that was taken: what comes of it, where the schema refuses it. */
  const refusedBySchema = (changed: unknown, { state, seat, answer }: Moment): string[] => {
    if (fault(described.answers[answer.t]!, changed) === undefined) return []
    const ruling = ruleset.answer(state, seat, changed as Command)
    if (ruling.ok) return [`${JSON.stringify(changed)} is taken`]
    const { why, code } = ruling.refusal
    return why === 'not-understood' || LOOKED_UP.has(code) ? [] : [code]
  }

  it('refuse no answer that the rules take, or understand', () => {
    const found = new Set<string>()
    for (const moment of [...moments.values()].flat()) {
      const changed = structuredClone(moment.answer)
      for (const { apply, at } of mutationsOf(changed)) {
        if (at === '/t') continue
        const undo = apply()
        for (const one of refusedBySchema(changed, moment)) found.add(one)
        undo()
      }
    }
    expect([...found].sort()).toEqual([])
  })

  it('refuse no answer that the rules take, or understand, whatever stands in it', () => {
    const found = new Set<string>()
    const moment = fc.constantFrom(...[...moments.values()].flat())
    fc.assert(
      fc.property(moment, fc.jsonValue(), fc.string(), fc.nat(), (at, value, name, place) => {
        const names = [...Object.keys(at.answer).filter((field) => field !== 't'), name]
        for (const one of refusedBySchema({ ...at.answer, [names[place % names.length]!]: value }, at)) found.add(one)
      }),
      { numRuns: 2000 },
    )
    expect([...found].sort()).toEqual([])
  })
})
