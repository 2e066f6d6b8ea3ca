// What becomes of mail that comes in, and how often each did in this process, for a monitor.

/**
 * `unknown`: nobody here is meant, and nobody is answered; `ignored`: a machine wrote it, or too many came; `repeated`: it was
 * taken in before; `forged`: its sender is not who they say they are; `unsubscribed`: no more letters of that kind;
 * `reported`: it told what became of a letter;
 * `unreadable`: somebody is meant, but it is no letter; else what became of the answer, which goes back by mail as well.
 */
export type Received =
  | { readonly result: 'unknown' | 'ignored' | 'repeated' | 'forged' | 'unsubscribed' | 'reported' }
  | { readonly result: 'unreadable'; readonly fault: string }
  | {
      readonly result: 'taken'
      readonly words: readonly string[]
      readonly seal: string | null
      readonly answered: boolean
    }
  | { readonly result: 'refused'; readonly words: readonly string[]; readonly answered: boolean }

export type MailOutcome =
  | Received['result']
  /** Before it was sent: to nobody here, or to another domain; too large; too much of something. */
  | 'wrong-address'
  | 'too-large'
  | 'too-many'
  /** A mistake or a lack of ours; it is brought again. */
  | 'trouble'

export class ReceivedCounts {
  readonly counts: Record<MailOutcome, number> = {
    ...{ taken: 0, refused: 0, unsubscribed: 0, unknown: 0, ignored: 0, repeated: 0, forged: 0, unreadable: 0 },
    reported: 0,
    ...{ 'wrong-address': 0, 'too-large': 0, 'too-many': 0, trouble: 0 },
  }
  count(outcome: MailOutcome): void {
    this.counts[outcome]++
  }
}
