// For whom all wait while plans or acts are collected.
import type { Play } from '../desk.ts'
import { viewOf } from './play.ts'
import type { Speech } from './speech.ts'

/** By name; null where the window is closed, and what was handed in is being carried out. */
export function waitingIn(play: Play, { nouns }: Speech, window: 'plan' | 'acts'): string[] | null {
  const { waitsFor } = viewOf(play)
  if (!waitsFor.some(({ t }) => t === window)) return null
  return [...new Set(waitsFor.map(({ seat }) => nouns.seat(seat)))]
}
