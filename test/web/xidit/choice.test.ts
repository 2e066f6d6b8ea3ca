// Forms for rewards as they are before anybody touches them.
import { expect, it } from 'vitest'
import type { SpoilsOptions } from '../../../src/rules/xidit/questions.ts'
import { filledIn, isSpoils, spoilsToSend } from '../../../web/desks/xidit/decisions/choice.ts'

const options: SpoilsOptions = {
  choose: 2,
  rewards: [
    { reward: 'gold', amount: 3 },
    { reward: 'stories', amount: 1 },
    { reward: 'bards', amount: 2 },
  ],
  bards: { count: 2, regions: ['hautgivre'] },
  dummy: [],
}

it('what is usual is filled in, and can be sent as it is', () => {
  const spoils = filledIn(options, { take: ['gold', 'stories'] })
  expect(isSpoils(options, spoils)).toBe(true)
  expect(spoilsToSend(spoils)).toEqual({ take: ['gold', 'stories'] })
})

it('who takes the bards instead, where only one region is near, has them placed', () => {
  const spoils = { ...filledIn(options, { take: ['gold', 'stories'] }), take: ['gold' as const, 'bards' as const] }
  expect(isSpoils(options, spoils)).toBe(true)
  expect(spoilsToSend(spoils)).toEqual({ take: ['gold', 'bards'], bards: { hautgivre: 2 } })
})

it('where nothing is usual only what cannot be otherwise is chosen', () => {
  expect(filledIn(options, null).take).toEqual([])
  const forced = { ...options, rewards: options.rewards.slice(1), dummy: ['wealth' as const, 'influence' as const] }
  const spoils = filledIn(forced, null)
  expect(spoils.take).toEqual(['stories', 'bards'])
  expect(isSpoils(forced, spoils)).toBe(false)
  expect(isSpoils(forced, { ...spoils, dummy: 'wealth' })).toBe(true)
})
