// How many commands were said in each connection. The library tells of every one, before it does it, in its log alone: so this
// is a log that only counts.

const IGNORED = () => {}

export interface CommandCounter {
  readonly log: Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', (about: object) => void>
  forget(id: string): void
}

interface Told {
  readonly tnx?: string
  readonly cid?: string
}

/** `tooMany` is told the id of the session. */
export function commandCounter(most: number, tooMany: (id: string) => void): CommandCounter {
  const said = new Map<string, number>()
  return {
    log: {
      ...{ trace: IGNORED, info: IGNORED, warn: IGNORED, error: IGNORED, fatal: IGNORED },
      debug({ tnx, cid }: Told) {
        if (tnx !== 'command' || cid === undefined) return
        const count = (said.get(cid) ?? 0) + 1
        said.set(cid, count)
        if (count === most + 1) tooMany(cid)
      },
    },
    forget: (id) => void said.delete(id),
  }
}
