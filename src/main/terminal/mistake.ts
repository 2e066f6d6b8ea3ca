// What the person at the keyboard can put right: told in plain lines, without a trace, and the status is 2.

export class Mistake extends Error {
  /** Further lines, such as the faults of a pack. */
  readonly details: readonly string[]

  constructor(message: string, details: readonly string[] = []) {
    super(message)
    this.details = details
  }
}

/** The code of an error of the system, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
