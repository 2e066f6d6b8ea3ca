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
  /** For whom all wait, by name; null where things have begun already: then it can be replaced, and not taken back. */
  readonly waiting: readonly string[] | null
  readonly words: {
    readonly handedInHint: string
    readonly waitingFor: (who: string) => string
    readonly runningHint?: string
    readonly sealHint: string
  }
}

export function Foot({ paper, handing, waiting, words }: Props) {
  const { isOpen, isChanged, handedIn, leaveAsIs, reopen } = paper
  const forWhom = waiting && waiting.length > 0 ? ` ${words.waitingFor(waiting.join(', '))}` : ''
  return (
    <>
      {isChanged ? <ChangedNote leaveAsIs={leaveAsIs} /> : null}
      {handedIn ? (
        <HandedIn
          handing={handing}
          hint={waiting ? words.handedInHint + forWhom : (words.runningHint ?? words.handedInHint)}
          sealHint={words.sealHint}
          canTakeBack={waiting !== null}
          reopen={isOpen ? undefined : () => reopen(true)}
        />
      ) : null}
    </>
  )
}
