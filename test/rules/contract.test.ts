// The contract of ruleset.ts carries every game alike: what plays, tells and verifies the first one plays a second,
// quite different one too, and none of it knows which.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { play } from '../../src/bots/play.ts'
import { COLOURS } from '../../src/games/model/colours.ts'
import { proofOf } from '../../src/main/simulation/proof.ts'
import { digest, seedFrom } from '../../src/rules/fairness.ts'
import { games } from '../../src/rules/games.ts'
import { Stream } from '../../src/rules/random.ts'
import type { Happening, Question, Ruleset, Viewer } from '../../src/rules/ruleset.ts'
import { verify } from '../../src/rules/verify.ts'
import { oddOnes } from '../support/plain.ts'
import { secondGame } from './second-game.ts'

/** Every game there is, and a small one that shows what the contract does not take for granted. */
const rulesets: [string, Ruleset, unknown][] = [
  ...games.map(({ name, standard }): [string, Ruleset, unknown] => [name, standard, standard.examples.options]),
  ['a small game', secondGame, { players: 3 }],
]

/** Answers as somebody who stays silent: the contract alone is enough for that. */
function silentTable(ruleset: Ruleset, options: unknown, seed: string) {
  const checked = ruleset.options(options)
  if (!checked.ok) throw new Error(checked.refusal.message)
  const pages = [ruleset.begin(checked.value, seed)]
  let state = ruleset.fold(pages[0]!)
  const happen = (events: Happening[]) => {
    if (events.length > 0) pages.push(events)
    state = ruleset.fold(events, state)
  }
  const asked: Question[] = []
  while (!ruleset.isOver(state)) {
    happen(ruleset.resolve(state))
    for (const question of ruleset.awaits(state)) {
      asked.push(question)
      const ruling = ruleset.answer(state, question.seat, ruleset.lapse(state, question))
      if (!ruling.ok) throw new Error(ruling.refusal.message)
      happen(ruling.events)
      // What was sent can be found again from what it led to.
      expect(ruleset.commandOf(ruling.events)?.t).toBe(question.t)
    }
  }
  return { events: pages.flat(), pages, state, asked }
}

const secret = digest('a secret')

describe.each(rulesets)('The contract: %s', (_name, ruleset, options) => {
  const players = (options as { players: number }).players
  const nonces = Array.from({ length: players }, (_, seat) => `nonce-${seat}`)
  const { events, pages, state, asked } = silentTable(ruleset, options, seedFrom(secret, nonces))

  it('is played to its end by the answers of those who stay silent', () => {
    expect(ruleset.isOver(state)).toBe(true)
    expect(ruleset.resolve(state)).toEqual([])
    expect(ruleset.awaits(state)).toEqual([])
    expect(ruleset.outcome(events)?.rounds).toBeGreaterThan(1)
  })

  it('has as many colours as seats, all different and such as can be painted, if it has its own', () => {
    const { colours, seats } = ruleset
    expect(new Set(colours).size).toBe(colours ? seats.most : 0)
    expect((colours ?? []).filter((colour) => !COLOURS.some((one) => one === colour))).toEqual([])
  })

  it('gives every question a name of its own', () => {
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
  })

  it('has an example of every kind of answer: those it has none of are not its own', () => {
    expect(Object.keys(ruleset.examples.answers)).toEqual(expect.arrayContaining(asked.map(({ t }) => t)))
  })

  it('comes to the same state event by event and all at once', () => {
    let step: unknown
    for (const event of events) step = ruleset.evolve(step, event)
    expect(step).toEqual(state)
    expect(ruleset.fold(events)).toEqual(state)
  })

  it('shows no seed and no hidden start to anybody while it runs, and all of it afterwards', () => {
    const seed = seedFrom(secret, nonces)
    const beginning = ruleset.fold(events.slice(0, 1))
    for (const viewer of [...nonces.keys(), 'public'] as Viewer[]) {
      expect(JSON.stringify(ruleset.view(beginning, viewer))).not.toContain(seed)
      expect(JSON.stringify(events.map((event) => ruleset.tell(event, viewer, false)))).not.toContain(seed)
      expect(events.map((event) => ruleset.tell(event, viewer, true))).toEqual(events)
    }
  })

  it('reads a line of words as an answer it takes, or refuses it with a sentence', () => {
    const lines = ['', '> quoted', 'r a b w a k', 'E1 C pass', 'auto', 'Mill', '3', '\u0000', 'x'.repeat(10_000)]
    let taken = 0
    for (let cut = 1; cut <= events.length; cut++) {
      const now = ruleset.fold(events.slice(0, cut))
      for (const seat of [...nonces.keys(), -1, players])
        for (const line of lines) {
          const read = ruleset.readLine(line, now, seat)
          if (read.ok) expect(ruleset.answer(now, seat, read.value).ok).toBe(true)
          else expect(read.refusal.message).toMatch(/^[A-Z“].*\.$/)
          if (read.ok) taken++
        }
    }
    expect(taken).toBeGreaterThan(0)
    for (const line of lines) expect(ruleset.readLine(line, state, 0)).toMatchObject({ ok: false })
  })

  it('says of which questions a line of words can be an answer, and means it', () => {
    for (let cut = 1; cut <= events.length; cut++) {
      const now = ruleset.fold(events.slice(0, cut))
      for (const seat of nonces.keys()) {
        const mine = ruleset.awaits(now).filter((question) => question.seat === seat)
        const read = ruleset.readLine('', now, seat)
        const isTaken = read.ok || read.refusal.why !== 'not-asked'
        if (mine.length > 0) expect(isTaken).toBe(mine.some((question) => ruleset.takesLine(question)))
      }
    }
  })

  it('names places and rounds in its own words', () => {
    for (const locale of ['en', 'de'] as const) {
      expect(oddOnes([ruleset.roundName(1, locale)])).toEqual([])
      expect(ruleset.roundName(3, locale)).toMatch(/3/)
    }
    for (let cut = 1; cut < events.length; cut++) {
      const now = ruleset.fold(events.slice(0, cut))
      for (const question of ruleset.awaits(now)) {
        const { places } = ruleset.explain(now, question.seat, ruleset.lapse(now, question), 'en')
        for (const place of places) expect(place).toMatch(/\p{L}/u)
      }
    }
  })

  it('is told in words to everybody, step by step', () => {
    for (const viewer of [...nonces.keys(), 'public'] as Viewer[])
      for (const locale of ['en', 'de'] as const) {
        const told = events.flatMap((event) => ruleset.tell(event, viewer, false) ?? [])
        const lines = ruleset.story(told, { viewer, locale, names: nonces })
        expect(lines.length).toBeGreaterThan(players)
        expect(oddOnes(lines.map(({ text }) => text))).toEqual([])
        for (const { seats, step, event } of lines) {
          expect(seats.every((seat) => seat in nonces)).toBe(true)
          const begun = told.slice(0, event + 1).flatMap((one) => ruleset.marks(one).step ?? [])
          expect(step).toBe(begun.at(-1) ?? null)
        }
        const places = lines.map(({ event }) => event)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(ruleset.story([], { viewer, locale, names: nonces })).toEqual([])
      }
  })

  it('puts a position into words for everybody, from what they see', () => {
    for (let cut = 1; cut <= events.length; cut += 5)
      for (const viewer of [...nonces.keys(), 'public'] as Viewer[])
        for (const locale of ['en', 'de'] as const) {
          const view = ruleset.view(ruleset.fold(events.slice(0, cut)), viewer)
          const sections = ruleset.briefing(view, { viewer, locale, names: nonces })
          expect(sections.length).toBeGreaterThan(0)
          expect(oddOnes(sections.flatMap(({ title, lines }) => [title, ...lines]))).toEqual([])
        }
  })

  it('comes to figures at any moment: the same ones, a number for every seat', () => {
    const named = Object.keys(ruleset.figures(state).seats)
    for (let cut = 1; cut <= events.length; cut += 5) {
      const { seats, others } = ruleset.figures(ruleset.fold(events.slice(0, cut)))
      expect(Object.keys(seats)).toEqual(named)
      const all = [...Object.values(seats).flat(), ...Object.values(others).flatMap((one) => Object.values(one))]
      expect(all.every(Number.isSafeInteger)).toBe(true)
      for (const values of Object.values(seats)) expect(values).toHaveLength(players)
    }
    const last = Object.values(ruleset.figures(state).seats)
    expect(last).toContainEqual(Object.values(ruleset.outcome(events)!.figures)[0])
  })

  it('is verified from its log, its record, its secret and its nonces', () => {
    const log = { game: 'a-game', record: ruleset.record(events), pages }
    const proof = proofOf(ruleset, { ...log, outcome: ruleset.outcome(events)!, secret, nonces })
    expect(verify(ruleset, proof).filter(({ ok }) => !ok)).toEqual([])
    expect(verify(ruleset, { ...proof, nonces: [...nonces.slice(1), 'other'] }).find(({ ok }) => !ok)?.what).toBe(
      'seed',
    )
  })
})

it('is played by bots that know their own game, at a table that knows none', () => {
  type Asked = { t: 'place'; spaces: string[] } | { t: 'bid'; cards: number[] }
  const bot = {
    answer: (_view: unknown, question: Asked, luck: () => number) =>
      question.t === 'place'
        ? { t: 'place', space: question.spaces[Math.floor(luck() * question.spaces.length)] }
        : { t: 'bid', card: question.cards[0] },
  } as unknown as Bot
  const luck = new Stream(secret, 'luck')
  const ruleset: Ruleset = secondGame
  const { events } = play(ruleset, { players: 4 }, secret, [bot, bot, bot, bot], () => luck.word() / 2 ** 32)
  expect(ruleset.outcome(events)?.figures.points).toHaveLength(4)
})
