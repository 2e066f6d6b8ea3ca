// As whom the embedded PostgreSQL runs: it refuses to run as root.
import { execFileSync } from 'node:child_process'

/** How a command is started so that PostgreSQL accepts it. */
export interface Servant {
  readonly prefix: readonly string[]
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

/** As root: the user `postgres`, or, where it cannot read this folder or is not there, a user namespace. */
export function servantFor(initdb: string, folder: string): Servant {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined }
  try {
    const id = (which: string) =>
      Number(execFileSync('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
    const ids = { uid: id('-u'), gid: id('-g') }
    execFileSync(initdb, ['--version'], { ...ids, stdio: 'ignore' })
    execFileSync('test', ['-x', folder], { ...ids, stdio: 'ignore' })
    return { prefix: [], ids }
  } catch {
    return { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'], ids: undefined }
  }
}

/** Whose files the servant can use as their owner: in a user namespace of ours, they are ours outside. */
export const ownerFor = ({ ids }: Servant): number => ids?.uid ?? process.getuid?.() ?? 0
