// The foot of a paper: that it differs from what was handed in, and what was, with what can still be done about it.
import { ChangedNote } from './changed-note.tsx'
import { HandedIn } from './handed-in.tsx'
import type { Handing } from './use-handing-in.ts'

interface Props {
  readonly paper: {
    readonly isOpen: boolean
    readonly isChanged: boolean
    /** What was, or nothing yet. */
    readonly handedIn: unknown
    readonly leaveAsIs: () => void
    readonly reopen: (isWished: boolean) => void
  }
  readonly handing: Handing
  /** How long it can be changed, and for whom all wait. */
  readonly hint: string
  readonly sealHint: string
  /** Not where things have begun already: then it can only be replaced. */
  readonly canTakeBack?: boolean
}

export function Foot({ paper: { isOpen, isChanged, handedIn, leaveAsIs, reopen }, ...about }: Props) {
  return (
    <>
      {isChanged ? <ChangedNote leaveAsIs={leaveAsIs} /> : null}
      {handedIn ? <HandedIn {...about} reopen={isOpen ? undefined : () => reopen(true)} /> : null}
    </>
  )
}
