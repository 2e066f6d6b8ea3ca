// The first game's own: instructions that make it ask for what can be kept secret in it.
import { everyGame } from '../every-game.ts'
import { type Instructions, keepsSecrets } from './keeps-secrets.ts'
import type { Company } from './table.ts'

/** Where they may be asked already, what they leave for that counts at once: none of it is secret then. */
const FIRST: Instructions = {
  agreed: { start: [], census: 'ask' },
  secrets: [{ census: 'none' }, { census: 'all', titan: 'ask' }],
}
const LAST: Instructions = {
  agreed: { census: 'ask', rewards: 'ask' },
  secrets: [
    { census: 'none', story: [4, 8], start: [3, 5, 7] },
    { census: 'all', rewardsIn: { 4: 'ask' }, start: [9, 11], titan: 'ask' },
  ],
}

export const orderedSecrets = (company: Omit<Company, 'played'>, years: number): void =>
  keepsSecrets({ ...company, played: everyGame[0]! }, years, FIRST, LAST)
