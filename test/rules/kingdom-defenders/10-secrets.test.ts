import { describe, expect, it } from 'vitest'
import { digest } from '../../../src/rules/fairness.ts'
import type { Event } from '../../../src/rules/kingdom-defenders/events.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { State } from '../../../src/rules/kingdom-defenders/state.ts'
import type { Viewer } from '../../../src/rules/ruleset.ts'
import { playAny } from './games.ts'

const { events } = playAny({
  options: { players: 3, difficulty: 'expert', variant: 'extreme' },
  seed: digest('secrets'),
})

/** The same game with other secrets of one seat, where nothing of what others see depends on them. */
function otherSecrets(state: State, seat: number): State {
  const changed = structuredClone(state)
  const player = changed.seats[seat]!
  player.standing = { split: 'weapon' }
  player.dealt = ['F1', 'F2']
  if (player.fate !== null) player.fate = 'F1'
  if (player.plan) player.plan = { wishes: [['E1']], then: 'steward' }
  if (player.acts) player.acts = { steps: [], rest: 'auto' }
  player.adventures = player.adventures.map((_, i) => `A3${i % 5}`)
  player.rewards = player.rewards.map((_, i) => `R0${1 + (i % 9)}`)
  return changed
}

describe('What is secret (KD-10)', () => {
  it('no view of others changes when only the secrets of a seat do, byte for byte', () => {
    let looked = 0
    for (let cut = 1; cut < events.length; cut += 7) {
      const state = rules.fold(events.slice(0, cut))
      if (rules.isOver(state)) break
      for (const viewer of [0, 1, 2, 'public'] as Viewer[])
        for (const seat of [0, 1, 2]) {
          if (viewer === seat || state.asked === viewer) continue
          const other = otherSecrets(state, seat)
          // Who is waited for follows from instructions, and is open to all: they stay as they were for that.
          other.seats[seat]!.standing = state.seats[seat]!.standing
          expect(JSON.stringify(rules.view(other, viewer))).toBe(JSON.stringify(rules.view(state, viewer)))
          looked++
        }
    }
    expect(looked).toBeGreaterThan(100)
  })

  it('goods of others, plans and instructions are nowhere in a view', () => {
    const marked = structuredClone(rules.fold(events.slice(0, Math.floor(events.length / 2))))
    Object.assign(marked.seats[1]!, { weapon: 7771, spell: 7772, coin: 7773, loot: 7774 })
    marked.seats[1]!.plan = { wishes: [['SECRET']], then: 'pass' }
    marked.seats[1]!.standing = { favour: ['SECRET'] }
    for (const viewer of [0, 2, 'public'] as Viewer[]) {
      const seen = JSON.stringify(rules.view(marked, viewer))
      expect(seen).not.toMatch(/777\d|SECRET/)
      expect(seen).not.toContain(marked.seed)
    }
    expect(JSON.stringify(rules.view(marked, 1))).toMatch(/7771.*SECRET/)
  })

  it('events tell others that something is in, and not what', () => {
    const told = (event: Event) => rules.tell(event, 1, false)
    expect(told({ t: 'fate-kept', seat: 0, keep: 'F1', weapons: 2, changes: [] })).toEqual({ t: 'fate-kept', seat: 0 })
    expect(told({ t: 'plan-given', round: 1, seat: 0, wishes: [['E1']], then: 'pass' })).toEqual({
      ...{ t: 'plan-given', round: 1, seat: 0 },
    })
    expect(told({ t: 'standing-left', seat: 0, standing: { split: 'weapon' } })).toBeUndefined()
    expect(told({ t: 'siege-given', round: 1, seat: 0, pay: 'loot' })).toEqual({ t: 'siege-given', round: 1, seat: 0 })
  })

  it('being out for want of a space is told to others as passing (KD-10.2)', () => {
    const forced: Event = { t: 'passed', round: 1, seat: 0, forced: true }
    const chosen: Event = { t: 'passed', round: 1, seat: 0, used: 3 }
    expect(rules.tell(forced, 1, false)).toEqual(rules.tell(chosen, 1, false))
    expect(rules.tell(forced, 0, false)).toEqual(forced)
  })

  it('which Reward a random draw gave its owner alone is told', () => {
    const drawn: Event = {
      ...{ t: 'activated', round: 1, seat: 0, space: 'E12.a', do: { reward: 'random' }, used: 2 },
      changes: [{ c: 'rewarded', seat: 0, from: 'random', tile: 'R01' }],
    }
    expect(JSON.stringify(rules.tell(drawn, 1, false))).not.toMatch(/R01|used/)
    expect(rules.tell(drawn, 0, false)).toEqual(drawn)
    const open: Event = { ...drawn, changes: [{ c: 'rewarded', seat: 0, from: 'left', tile: 'R01' }] }
    expect(JSON.stringify(rules.tell(open, 1, false))).toContain('R01')
  })

  it('piles, face-down buildings and others’ Fates are hidden from the beginning', () => {
    const [begun] = events as [Extract<Event, { t: 'begun' }>]
    const told = rules.tell(begun, 1, false)
    const text = JSON.stringify(told)
    for (const id of [...begun.deedPile, ...begun.rewardPile, ...begun.deck.slice(1), ...begun.buildings.slice(1)])
      expect(text).not.toContain(`"${id}"`)
    expect(told).toMatchObject({ fates: [null, begun.fates[1], null], deck: { top: begun.deck[0] } })
  })

  it('at the end everything is public (KD-10.5)', () => {
    const state = rules.fold(events)
    const view = rules.view(state, 'public')
    expect(view.players.every(({ goods, fate }) => goods !== null && fate !== null)).toBe(true)
    expect(view.revealed).toMatchObject({ seed: state.seed, deck: state.deck })
    for (const event of events) expect(rules.tell(event, 'public', true)).toEqual(event)
  })
})
