// For commands that run until somebody stops them.
import { oneLine } from './output.ts'

const LAST_MS = 2_000

export const toStderr = (line: string): void => void process.stderr.write(`${oneLine(line)}\n`)

/** A line that says where mail is taken, where it is. */
export const mailAt = ({ mailPort }: { readonly mailPort: number | undefined }): string =>
  mailPort === undefined ? '' : `  mail is taken at port ${mailPort}\n`

/** Ctrl-C, or a polite kill, stops it in order; a second one ends the process at once. */
export async function runUntilStopped({ stop }: { stop(): Promise<void> }): Promise<number> {
  await new Promise<void>((asked) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked())
  })
  toStderr('Stopping …')
  await stop()
  // A connection to a server that is away may hold on to the process: it is not waited for.
  setTimeout(() => process.exit(), LAST_MS).unref()
  return 0
}
