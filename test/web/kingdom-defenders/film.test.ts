// A round as frames: one for every decision, in chapters by phase, with what it is about and what it changed for everybody.
import { describe, expect, it } from 'vitest'
import { roundsIn, stepsIn } from '../../../src/games/read/read-rounds.ts'
import { drawTable } from '../../../src/picture/kingdom-defenders/board.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Viewer } from '../../../src/rules/ruleset.ts'
import type { Round } from '../../../web/api/types.ts'
import { ledgerOf } from '../../../web/desks/kingdom-defenders/film/ledger.ts'
import { markedIn } from '../../../web/desks/kingdom-defenders/film/marked.ts'
import { chapterOf, type Frame, framesOf, lastRoundRun } from '../../../web/desks/kingdom-defenders/film/reel.ts'
import { chaptersIn, framesFor } from '../../../web/desks/shared/film/reel.ts'
import { playAny } from '../../rules/kingdom-defenders/games.ts'

const { events } = playAny({
  options: { players: 4, difficulty: 'expert', variant: 'extreme' },
  seed: digest('a film of defenders'),
})
const rounds = roundsIn(kingdomDefenders as never, [{ events }] as never)
const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora']

/** As the API tells it while the game runs. */
function framesAt(round: number, viewer: Viewer = 0): Frame[] {
  const { from, to } = rounds.find((one) => one.round === round)!
  const told = events.slice(from - 1, to).flatMap((event, i) => {
    const heard = kingdomDefenders.tell(event, viewer, false)
    return heard ? [{ seq: from + i, at: '', by: null, event: heard }] : []
  })
  const lines = kingdomDefenders.story(
    told.map(({ event }) => event),
    { viewer, locale: 'en', names: NAMES },
  )
  const steps = stepsIn(kingdomDefenders as never, told as never, lines).map((step) => ({
    ...step,
    view: kingdomDefenders.view(kingdomDefenders.fold(events.slice(0, step.events.at(-1)!.seq)), viewer),
  }))
  return framesOf({ steps } as unknown as Round)
}

const filmed = rounds.map(({ round }) => framesAt(round))
const all = filmed.flat()
/** Each with the position before it, where the round has one; up to the end, when all is open. */
const pairs = filmed
  .flatMap((frames) => frames.slice(1).map((frame, i) => [frame, frames[i]!.view] as const))
  .filter(([{ step }]) => step !== 'end')

describe('A film of a round', () => {
  it('has a frame of its own for every decision, with whoever made it', () => {
    const decisions = ['placed', 'passed', 'activated', 'declined', 'die-taken', 'victory-taken', 'siege-paid'] as const
    for (const frames of filmed)
      for (const { events: told, seat } of frames) {
        const made = told.filter((event) => decisions.some((t) => t === event.t))
        expect(made.length).toBeLessThanOrEqual(1)
        if (made[0]) expect(seat).toBe((made[0] as { seat: number }).seat)
      }
    const many = (t: string) => events.filter((event) => event.t === t).length
    const shown = (t: string) => all.filter(({ events: told }) => told.some((event) => event.t === t)).length
    for (const t of decisions) expect(shown(t), t).toBe(many(t))
    expect(many('activated')).toBeGreaterThan(20)
  })

  it('is told in chapters by phase, each of them once', () => {
    const order = ['set-up', 'favour', 'placement', 'area-a', 'area-b', 'area-c', 'horde', 'gates', 'end']
    for (const frames of filmed) {
      const chapters = chaptersIn(frames, chapterOf).map(({ chapter }) => chapter)
      expect(chapters).toEqual(order.filter((one) => (chapters as string[]).includes(one)))
      expect(chapters).toContain('placement')
    }
  })

  it('can be about one player, and keeps what is about all', () => {
    const mine = framesFor(filmed[1]!, 2)
    expect(mine.length).toBeLessThan(filmed[1]!.length)
    expect(mine.some(({ seat }) => seat === 2)).toBe(true)
    expect(mine.some(({ seat }) => seat === null)).toBe(true)
  })

  it('counts a round once its discs are being placed', () => {
    const at = (round: number, stage: 'favour' | 'placement' | 'area-b' | 'over', ...asked: ('plan' | 'acts')[]) =>
      lastRoundRun({ round, stage, waitsFor: asked.map((t, seat) => ({ seat, t })) })
    expect(at(3, 'favour')).toBe(2)
    expect(at(3, 'placement', 'plan')).toBe(2)
    expect(at(3, 'placement')).toBe(3)
    expect(at(3, 'area-b', 'acts')).toBe(3)
    expect(at(6, 'over')).toBe(6)
  })
})

describe('What a frame marks on the board', () => {
  it('is there to be marked, and begins with the space of a decision', () => {
    for (const [frame, before] of pairs.filter(([{ view }]) => view.round === 2)) {
      const marked = markedIn(frame, before)
      const svg = drawTable(kingdomDefenders.pack, frame.view)
      for (const selector of marked) {
        const found = [...selector.matchAll(/\[([^\]]+)\]/g)].every(([, part]) => svg.includes(` ${part}`))
        // Whoever was healed of the last wound has no mark there any more, and a Horde that left has no counter.
        if (!/wounds|counter/.test(selector)) expect(found, selector).toBe(true)
      }
      const [event] = frame.events
      if (event?.t === 'placed' || event?.t === 'activated') expect(marked[0]).toBe(`[data-space="${event.space}"]`)
    }
  })

  it('is what is new after maintenance, and nothing that lay there before', () => {
    const kept = pairs.find(([{ events: told }]) => told.some(({ t }) => t === 'maintained'))!
    const marked = markedIn(...kept)
    expect(marked.some((one) => one.startsWith('[data-building='))).toBe(true)
    for (const deed of kept[1].deeds) expect(marked).not.toContain(`[data-deed="${deed}"]`)
  })
})

describe('Where everybody stands', () => {
  it('goes on from frame to frame: what was there and what changed make what is there', () => {
    for (const [frame, before] of pairs)
      for (const { seat, figures, goods } of ledgerOf(frame, before)) {
        const fame = figures.find(({ of }) => of === 'fame')!
        expect(fame.value! - fame.change).toBe(before.players[seat]!.fame)
        for (const { of, value, change } of goods)
          if (value !== null) expect(value - change, `${of} at ${frame.seq}`).toBe(before.players[seat]!.goods![of])
      }
  })

  it('shows of others what came and went, and never how much they have', () => {
    const others = pairs.flatMap(([frame, before]) => ledgerOf(frame, before).filter(({ seat }) => seat !== 0))
    const goods = others.flatMap((account) => account.goods)
    expect(goods.some(({ change }) => change > 0)).toBe(true)
    expect(goods.every(({ value, change }) => value === null && change !== 0)).toBe(true)
  })
})
