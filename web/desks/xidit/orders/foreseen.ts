// What a preview says of one order.
import type { Preview } from '../../desk.ts'

/** Of one order: sentences, and whether it fails. */
export interface Foreseen {
  readonly lines: readonly string[]
  readonly fails: boolean
}

export function atSlot({ events, lines }: Preview, slot: number, seat: number | 'public'): Foreseen {
  const step = `order-${slot}-${seat}`
  return {
    lines: lines.filter((line) => line.step === step).map(({ text }) => text),
    fails: (events as { t: string; slot?: number; seat?: number }[]).some(
      (event) => event.t === 'failed' && event.slot === slot && event.seat === seat,
    ),
  }
}
