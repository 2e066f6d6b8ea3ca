// Why nobody needs to be told of something any more, whichever way it would have come.
import type { NotNeeded } from '../../model/hook.ts'
import type { Table } from '../../model/table.ts'
import { ASKING, type Kind } from '../../notices/kinds.ts'

interface About {
  readonly kind: Kind
  readonly occasion: string
}

/** `asked` are the questions that its receiver is asked now. Undefined for what is still worth saying. */
export function reasonItIsOld(
  { kind, occasion }: About,
  asked: readonly string[],
  { file, state }: Table,
): Extract<NotNeeded, 'answered' | 'unreadable-log'> | undefined {
  // That it stands still can be told; what happened in it cannot.
  if (state === undefined && file.seq > 0 && kind !== 'parked') return 'unreadable-log'
  if (!ASKING.includes(kind)) return undefined
  const isOpen = kind === 'decision-asked' ? asked.includes(occasion) : asked.length > 0
  return isOpen ? undefined : 'answered'
}
