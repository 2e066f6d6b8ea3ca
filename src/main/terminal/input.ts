// Reading what is fed in, or a file, with a plain line where that cannot be done.
import { fstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { codeOf, Mistake, messageOf } from './mistake.ts'

const FED_IN = 'what is fed in'
const STDIN = 0

/** For messages; `-` is what is fed in. */
export const nameOf = (path: string): string => (path === '-' ? FED_IN : path)

export async function readBytes(path: string): Promise<Buffer> {
  if (path === '-') return buffer(fedIn())
  try {
    return await readFile(path)
  } catch (error) {
    throw cannotRead(path, error)
  }
}

export async function* fedIn(): AsyncGenerator<Buffer> {
  // A folder would look like an empty file.
  if (fstatSync(STDIN).isDirectory()) throw new Mistake(`${FED_IN} is a folder, a file is needed.`)
  if (process.stdin.isTTY) process.stderr.write('Waiting for what you feed in; Ctrl-D ends it.\n')
  try {
    yield* process.stdin
  } catch (error) {
    throw cannotRead(FED_IN, error)
  }
}

function cannotRead(name: string, error: unknown): Mistake {
  const code = codeOf(error)
  if (code === 'ENOENT') return new Mistake(`there is no file ${name}.`)
  if (code === 'ENOTDIR') return new Mistake(`there is no file ${name}: a part of its path is no folder.`)
  if (code === 'EISDIR') return new Mistake(`${name} is a folder, a file is needed.`)
  if (code === 'EACCES' || code === 'EPERM') return new Mistake(`${name} may not be read: look at its permissions.`)
  return new Mistake(`${name} cannot be read: ${messageOf(error)}.`)
}
