// Every statement that is sent to PostgreSQL in a while, by whichever connection: a new one is among them by being sent.
import pg from 'pg'

export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
  /** Named ones are planned once for all values. */
  readonly isNamed: boolean
}

interface Config {
  readonly text: string
  readonly values?: readonly unknown[]
  readonly name?: string
}

/** Connections that are opened from now on are listened to. Gives what ends it. */
export function listen(isOurs: (client: pg.Client) => boolean): { asked: Map<string, Asked>; end(): void } {
  const asked = new Map<string, Asked>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function listening(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Config | undefined, unknown]
    const config: Config = typeof first === 'string' ? { text: first } : (first ?? { text: '' })
    const given = config.values ?? (Array.isArray(values) ? (values as unknown[]) : [])
    // The last values are as good as any; those of a test's own preparations are not worth more.
    if (config.text && isOurs(this))
      asked.set(config.text, { text: config.text, values: given, isNamed: config.name !== undefined })
    return (query as unknown as (...all: unknown[]) => unknown).apply(this, args)
  } as unknown as typeof query
  return {
    asked,
    end: () => {
      pg.Client.prototype.query = query
    },
  }
}
