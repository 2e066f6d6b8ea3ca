// What the rules threw, or what they took too long for: always our mistake, and never the fault of who is told.

export class Broken extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
