// What a bot says before the game: it wants to be asked everything, and decides when it knows most.
import type { CommandOf } from '../../rules/xidit/commands.ts'

export const askMe = (): CommandOf<'standing'> => ({
  t: 'standing',
  standing: {
    rewards: 'ask',
    bards: 'ask',
    titan: 'ask',
    dummy: 'ask',
    census: 'ask',
    story: 'ask',
    start: 'ask',
  },
})
