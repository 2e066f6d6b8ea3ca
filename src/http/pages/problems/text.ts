// What is said of a problem on its page, besides its title and its status.
import type { ProblemName } from '../../problem.ts'

/** In English the title is the problem's own. */
export interface ProblemText {
  readonly en: readonly [why: string, next: string]
  readonly de: readonly [title: string, why: string, next: string]
}

export type Told = ProblemName | 'refused'
export type Texts = Partial<Record<Told, ProblemText>>
