// Nobody's mistake, and nothing has changed: it can be asked for again in a moment. Jobs are tried again, people are told to.

export class NotNow extends Error {
  /** They wait for enough already, all together ask for too much, or nobody waits for it any more. */
  readonly why: 'too-many' | 'too-busy' | 'gone'

  constructor(why: NotNow['why'], message: string = why) {
    super(message)
    this.why = why
  }
}
