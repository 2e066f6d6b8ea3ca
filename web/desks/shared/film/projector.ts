// What runs a film: which frame is shown, forward and back, by hand or by itself.
import { useEffect, useState } from 'react'
import { type Frame, frameAt } from './reel.ts'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]
const PACE: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5 }

/** Letters of a sentence that are read at a glance. */
const GLANCE = 80

/** The more is told, the longer it takes to read; what is nobody's doing alone takes a look as well. */
export function readingMs({ lines, seat }: Pick<Frame, 'lines' | 'seat'>): number {
  const beyond = lines.reduce((letters, { text }) => letters + Math.max(0, text.length - GLANCE), 0)
  return 600 + 650 * Math.min(lines.length, 4) + Math.min(4000, 25 * beyond) + (seat === null ? 900 : 0)
}

export interface Projector {
  readonly index: number
  readonly isPlaying: boolean
  readonly speed: Speed
  show(index: number): void
  toggle(): void
  setSpeed(speed: Speed): void
}

/** Where one is, is kept as an event's number: it stays the same place when other frames are chosen or more come. */
export function useProjector(frames: readonly Frame[], first: number): Projector {
  const [seq, setSeq] = useState(first)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const index = frameAt(frames, seq)
  const last = frames.length - 1
  const next = frames[index + 1]

  useEffect(() => {
    if (!isPlaying) return
    if (!next) return setPlaying(false)
    const timer = setTimeout(() => setSeq(next.seq), readingMs(frames[index]!) * PACE[speed])
    return () => clearTimeout(timer)
  }, [isPlaying, next, frames, index, speed])

  return {
    ...{ index, isPlaying, speed, setSpeed },
    show(wanted) {
      setPlaying(false)
      setSeq(frames[Math.min(last, Math.max(0, wanted))]!.seq)
    },
    toggle() {
      // At the end there is nothing left to play: from the beginning, then.
      if (!isPlaying && !next) setSeq(frames[0]!.seq)
      setPlaying(!isPlaying)
    },
  }
}
