// What a subcommand is made of.

export interface Command {
  readonly name: string
  /** A few words for the list of commands. */
  readonly summary: string
  /** The whole help text, within 80 columns. */
  readonly help: string
  /** Of a part of it, if one is named. */
  readonly helpAbout?: (args: readonly string[]) => string | undefined
  /** Gives the exit status: 0 all is well, 1 something does not fit. A Mistake is thrown and makes it 2. */
  run(args: string[]): Promise<number>
}
