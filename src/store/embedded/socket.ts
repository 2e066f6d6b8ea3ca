// Where the embedded PostgreSQL is spoken to: a socket in a folder that nobody but its owner can enter.
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerFor, type Servant } from './servant.ts'

/** Part of the socket's name; nothing listens on it. */
export const PORT = 5432
const SOCKET = `.s.PGSQL.${PORT}`
/** What fits into an address of a socket wherever we run, with the zero at its end. */
const LONGEST = 103

/** Beside the data; or, where that is too long a path for a socket, in the folder for temporary files, and remembered. */
export function socketFolder(folder: string, servant: Servant): string {
  const usual = join(folder, 'socket')
  const isShort = Buffer.byteLength(join(usual, SOCKET)) <= LONGEST
  const path = isShort ? usual : elsewhere(join(folder, 'socket.path'), servant)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (servant.ids) chownSync(path, servant.ids.uid, servant.ids.gid)
  chmodSync(path, 0o700)
  return path
}

/** Whoever shares that folder may have made one of that name after ours was thrown away: such a one is not used. */
function elsewhere(note: string, servant: Servant): string {
  const before = remembered(note)
  if (before !== undefined && isOurs(before, servant)) return before
  const path = mkdtempSync(join(tmpdir(), 'herald-'))
  writeFileSync(note, path, { mode: 0o600 })
  return path
}

function remembered(note: string): string | undefined {
  try {
    return readFileSync(note, 'utf8')
  } catch {
    return undefined
  }
}

function isOurs(path: string, servant: Servant): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === ownerFor(servant) && (found.mode & 0o077) === 0
}

/** What a server that was killed has left would be taken for a living one, if something else has its number now. */
export function clearSocket(folder: string): void {
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(join(folder, name), { force: true })
}

/** As a URL must have a host, it names one; `host` is what counts. */
export const addressIn = (folder: string, role: string, password: string, database: string): string =>
  `postgresql://${role}:${password}@localhost/${database}?host=${encodeURIComponent(folder)}`
