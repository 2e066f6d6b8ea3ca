// What a bot says before the game: it wants to be asked everything, and decides when it knows most (KD-14).
import type { CommandOf } from '../../rules/kingdom-defenders/commands.ts'

export const askMe = (): CommandOf<'standing'> => ({
  t: 'standing',
  standing: {
    ...{ plan: 'ask', acts: 'ask', favour: 'ask', out: 'ask', split: 'ask', track: 'ask' },
    ...{ goods: 'ask', siege: 'ask', reward: 'ask', camp: 'ask', marker: 'ask' },
  },
})
