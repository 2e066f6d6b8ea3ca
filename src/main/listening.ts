// Where a server cannot listen, whoever starts it is told which settings to put right, in one line.
import { codeOf, Mistake, messageOf } from './terminal/mistake.ts'

const THEIRS = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

export const explainListening =
  (settings: string) =>
  (error: unknown): never => {
    if (!THEIRS.includes(codeOf(error) ?? '')) throw error
    throw new Mistake(`${settings}: cannot listen there: ${messageOf(error)}.`)
  }
