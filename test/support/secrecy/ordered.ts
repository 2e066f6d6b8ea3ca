// The first game's own: instructions that make it ask for what can be kept secret in it.
import { everyGame } from '../every-game.ts'
import { type Instructions, keepsSecrets } from './keeps-secrets.ts'
import type { Company } from './table.ts'

const FIRST: Instructions = {
  agreed: { start: [], census: 'ask' },
  secrets: [{ start: [3, 5, 7] }, { start: [9, 11], titan: 'ask' }],
}
const LAST: Instructions = {
  agreed: { census: 'ask', rewards: 'ask' },
  secrets: [
    { census: 'none', story: [4, 8] },
    { census: 'all', rewardsIn: { 4: 'ask' } },
  ],
}

export const orderedSecrets = (company: Omit<Company, 'played'>, years: number): void =>
  keepsSecrets({ ...company, played: everyGame[0]! }, years, FIRST, LAST)
