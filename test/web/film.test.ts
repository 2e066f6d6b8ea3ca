// A year as frames: which steps are shown, where a film begins, what a census has come to, and what somebody has not seen.
import { describe, expect, it } from 'vitest'
import { roundsIn, stepsIn } from '../../src/games/read/read-rounds.ts'
import { digest } from '../../src/rules/fairness.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import type { Round } from '../../web/api/types.ts'
import { firstFrame, frameAt, framesFor, unseenRounds } from '../../web/desks/shared/film/reel.ts'
import { censusAt } from '../../web/desks/xidit/film/census.ts'
import { chaptersOf, framesOf, lastYearRun, placeOf, wayOf } from '../../web/desks/xidit/film/reel.ts'
import { playAny } from '../support/play.ts'

const { events } = playAny({ options: { players: 4, length: 'short' }, seed: digest('a film') })
const rounds = roundsIn(xidit as never, [{ events }] as never)

/** As the API tells it to seat 0. */
function roundOf(year: number): Round {
  const { from, to } = rounds.find(({ round }) => round === year)!
  const told = events
    .slice(from - 1, to)
    .map((event, i) => ({ seq: from + i, at: '', by: null, event: xidit.tell(event, 0, true) }))
  const lines = xidit.story(
    told.map(({ event }) => event!),
    { viewer: 0, locale: 'en', names: ['Ada', 'Bela', 'Cleo', 'Dora'] },
  )
  const steps = stepsIn(xidit as never, told as never, lines).map((step) => ({
    ...step,
    view: xidit.view(xidit.fold(events.slice(0, step.events.at(-1)!.seq)), 0),
  }))
  return { round: year, from, to, before: null, after: null, steps } as unknown as Round
}

const frames = framesOf(roundOf(3))
const lastFrames = framesOf(roundOf(9))

describe('A film', () => {
  it('has a frame for each order of the year, with its place or its way and the position after it', () => {
    const orders = frames.filter(({ slot }) => slot !== null)
    expect(new Set(orders.map(({ slot, seat }) => `${slot} ${seat}`)).size).toBe(24)
    for (const frame of orders) {
      const moved = wayOf(frame)
      const city = frame.view.lords[frame.seat!]!.city
      expect(moved.length > 0 ? moved[1] : placeOf(frame)).toBe(city)
    }
  })

  it('leaves out steps of which nothing is told', () => {
    const { steps } = roundOf(3)
    const silent = { ...steps[0]!, lines: [] }
    expect(framesOf({ steps: [silent, ...steps] })).toHaveLength(frames.length)
  })

  it('is told in chapters: the orders one by one, then census, assessments and the end', () => {
    expect(chaptersOf(lastFrames).map(({ chapter }) => chapter)).toEqual([
      ...['orders', 1, 2, 3, 4, 5, 6, 'census', 'assessments', 'end'],
    ])
    expect(chaptersOf(lastFrames).flatMap((chapter) => chapter.frames)).toEqual(lastFrames)
  })

  it('can be about one player, and keeps the place then', () => {
    const mine = framesFor(frames, 0)
    expect(mine.length).toBeLessThan(frames.length)
    expect(mine.every(({ slot, lines }) => slot === null || lines.some(({ seats }) => seats.includes(0)))).toBe(true)
    const at = frames.findIndex(({ slot, seat }) => slot === 4 && seat === 0)
    expect(mine[frameAt(mine, frames[at]!.seq)]).toBe(frames[at])
    expect(framesFor(frames, null)).toEqual(frames)
  })

  it('begins where one wishes: at a named step, at the first one not seen, or at the beginning', () => {
    expect(firstFrame(lastFrames, { step: 'assessment-wealth' })).toBe(
      lastFrames.findIndex(({ step }) => step === 'assessment-wealth'),
    )
    expect(firstFrame(frames, { since: frames[4]!.seq })).toBe(5)
    expect(firstFrame(frames, { since: 100_000 })).toBe(0)
    expect(firstFrame(frames, { step: 'no such step' })).toBe(0)
  })
})

describe('A census', () => {
  const at = (step: string) =>
    censusAt(
      lastFrames,
      lastFrames.findIndex((frame) => frame.step === step),
    )

  it('is shown as far as it has come', () => {
    expect(at('census').shown).toHaveLength(4)
    expect(at('census').judged).toEqual([])
    expect(at('census-infantry').judged.map(({ kind }) => kind)).toEqual(['militia', 'archer', 'infantry'])
  })

  it('gives the most of each kind its prize', () => {
    const { shown, judged } = at('census-mage')
    for (const { kind, winners, prizes } of judged) {
      const most = Math.max(...shown!.map((units) => units[kind]))
      for (const seat of winners) expect(shown![seat]![kind]).toBe(most)
      expect([...prizes.keys()].sort()).toEqual([...winners].sort())
      for (const { reward, count } of prizes.values()) {
        expect(reward).toBe(
          { militia: 'gold', archer: 'gold', infantry: 'bards', cleric: 'bards', mage: 'stories' }[kind],
        )
        expect(count).toBeLessThanOrEqual(2)
      }
    }
    expect(judged.some(({ prizes }) => prizes.size > 0)).toBe(true)
  })
})

describe('What somebody has not seen', () => {
  it('is every year up to the last that ran and in which something happened since', () => {
    const years = (seen: number, last: number) => unseenRounds(rounds, seen, last).map(({ round }) => round)
    expect(years(rounds[1]!.to, 4)).toEqual([3, 4])
    expect(years(rounds[2]!.from + 2, 3)).toEqual([3])
    expect(years(rounds[3]!.to, 4)).toEqual([])
  })

  it('does not hold a year whose orders are still coming in', () => {
    expect(lastYearRun({ year: 4, stage: 'orders' })).toBe(3)
    expect(lastYearRun({ year: 4, stage: 'census' })).toBe(4)
    expect(lastYearRun({ year: 9, stage: 'over' })).toBe(9)
  })
})
