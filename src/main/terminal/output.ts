// Writing to the terminal or into a pipe.
import { codeOf, Mistake } from './mistake.ts'

/** Comes back once the text is handed on, so that a slow reader slows the writer and a vanished one stops it. */
export const print = (text: string): Promise<void> =>
  new Promise((done, fail) => {
    process.stdout.write(text, (error) => (error ? fail(cannotWrite(error)) : done()))
  })

/** Whoever read our output has gone, as `head` does when it has enough. */
export const isReaderGone = (error: unknown): boolean => codeOf(error) === 'EPIPE'

const cannotWrite = (error: Error): Error =>
  isReaderGone(error) ? error : new Mistake(`the output cannot be written: ${error.message}.`)

/** Text from somewhere else, fit for a terminal: whatever it holds, it stays one line and moves no cursor. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
