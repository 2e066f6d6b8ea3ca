// How far somebody has come in a lesson, kept in this browser. What was kept under other rules is begun again.
import { useEffect, useState } from 'react'
import type { Command } from '../../../../src/rules/ruleset.ts'
import type { Draft } from '../../desk.ts'

/** What somebody has done so far; kept, so that they find it again. */
export interface Progress<Answer extends Command = Command> {
  /** From 0. */
  readonly step: number
  /** Answers that were carried on from. */
  readonly moves: readonly Answer[]
  /** What was handed in while nothing has followed from it yet. */
  readonly given: Answer | null
  readonly draft: Draft | null
}

export const FRESH: Progress<never> = { step: 0, moves: [], given: null, draft: null }

interface Keeping<Answer extends Command> {
  /** Its own name in this browser. */
  readonly name: string
  readonly steps: number
  /** Throws where the rules do not lead there any more. */
  check(progress: Progress<Answer>): void
}

function kept<Answer extends Command>({ name, steps, check }: Keeping<Answer>): Progress<Answer> {
  try {
    const found = { ...FRESH, ...JSON.parse(localStorage.getItem(name) ?? '{}') } as Progress<Answer>
    if (!(found.step in Array.from({ length: steps }))) return FRESH
    check(found)
    return found
  } catch {
    return FRESH
  }
}

type Change<Answer extends Command> = (before: Progress<Answer>) => Progress<Answer>

export function useProgress<Answer extends Command>(
  keeping: Keeping<Answer>,
): [Progress<Answer>, (change: Change<Answer>) => void] {
  const [progress, setProgress] = useState(() => kept(keeping))
  useEffect(() => localStorage.setItem(keeping.name, JSON.stringify(progress)), [keeping.name, progress])
  return [progress, setProgress]
}
