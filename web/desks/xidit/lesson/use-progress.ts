// How far somebody has come, kept in this browser. What was kept under other rules is begun again.
import { useEffect, useState } from 'react'
import { gameAfter } from './local-game.ts'
import { FRESH, movesFor, type Progress, STEPS } from './steps.ts'

const KEPT = 'herald.lesson.xidit'

function kept(): Progress {
  try {
    const found = { ...FRESH, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') } as Progress
    if (!STEPS[found.step]) return FRESH
    gameAfter(movesFor(found))
    return found
  } catch {
    return FRESH
  }
}

type Change = (before: Progress) => Progress

export function useProgress(): [Progress, (change: Change) => void] {
  const [progress, setProgress] = useState(kept)
  useEffect(() => localStorage.setItem(KEPT, JSON.stringify(progress)), [progress])
  return [progress, setProgress]
}
