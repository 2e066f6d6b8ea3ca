// What is sent for a game that somebody wishes to open: the server takes all of it.
import { expect, it } from 'vitest'
import { agree, PACES, PRESETS } from '../../src/games/model/agreement.ts'
import { firstWish, openingOf } from '../../web/open/wish.ts'

const paces = PRESETS.map((pace) => ({ pace, ...PACES[pace], usual: pace === 'daily' }))
const usual = { ...firstWish({ players: 4 }), title: 'Evening', timeZone: 'Europe/Berlin' }
const rules = { ruleset: 'any', paces, standIn: 'clerk' }
const standIns = { names: ['clerk'], usual: 'clerk' }
const agreed = (wish: typeof usual) => agree(openingOf(wish, rules, 4).agreement!, standIns)

it.each(PRESETS)('agrees on the pace %s as it is meant', (pace) => {
  expect(agreed({ ...usual, pace })).toEqual(agree({ pace, talk: 'private' }, standIns))
})

it('is at the usual pace for as many people as play, until one is chosen', () => {
  expect(agreed(usual)).toEqual(agree({}, standIns, 4))
  expect(agreed({ ...usual, bots: 3 })).toEqual(agree({}, standIns, 1))
  expect(agreed({ ...usual, bots: 9 })).toEqual(agree({}, standIns, 1))
  expect(agreed({ ...usual, bots: 3, pace: 'live' })).toEqual(agree({ pace: 'live' }, standIns))
  expect(agreed({ ...usual, pace: 'none' })).toEqual(agree({ pace: 'none' }, standIns))
})

it.each(PRESETS.filter((pace) => pace !== 'none'))('keeps the times of %s with a fixed hour', (pace) => {
  const { orders, decisions, grace, extension } = PACES[pace]
  expect(agreed({ ...usual, pace, hour: 20 })).toMatchObject({
    ok: true,
    value: {
      pace: { orders, decisions, hour: 20, timeZone: 'Europe/Berlin' },
      absence: { grace },
      extensions: { by: extension },
    },
  })
})

it('forgets the hour where no time runs', () => {
  expect(agreed({ ...usual, pace: 'none', hour: 20 })).toMatchObject({ ok: true, value: { pace: { orders: null } } })
})

it('leaves a seat to whoever opens the game', () => {
  expect(openingOf({ ...usual, bots: 9 }, rules, 4).bots).toEqual(['clerk', 'clerk', 'clerk'])
})

it('has the game’s own bot stand in for those who are away, or nobody', () => {
  expect(agreed(usual)).toMatchObject({ value: { absence: { standIn: 'clerk' } } })
  expect(agreed({ ...usual, standIn: 'silence' })).toMatchObject({ value: { absence: { standIn: 'silence' } } })
})

it.each(PRESETS.filter((pace) => pace !== 'none'))('adds a bank of time to the times of %s', (pace) => {
  const { orders, decisions } = PACES[pace]
  const bank = { inHand: 'P1D', perRound: 'PT1H', most: 'P1D' }
  const wished = agreed({ ...usual, pace, bank: 'P1D', bankPerRound: 'PT1H' })
  expect(wished).toMatchObject({ ok: true, value: { pace: { orders, decisions, bank } } })
  expect(agreed({ ...usual, pace, hour: 20, bank: 'P1D' })).toMatchObject({
    value: { pace: { hour: 20, bank: { perRound: 'PT0S' } } },
  })
})

it('forgets the bank where no time runs', () => {
  expect(agreed({ ...usual, pace: 'none', bank: 'P1D' })).toEqual(agree({ pace: 'none', talk: 'private' }, standIns))
})
