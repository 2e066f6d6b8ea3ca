// Keeps every SQL statement that the tests make the server send, in the file that KEEP_STATEMENTS names, one JSON text a line: what
// later releases hold their tables to. A setup file of vitest: see docs/releasing.md.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.KEEP_STATEMENTS
if (file) {
  const kept = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  for (const asked of [pg.Pool.prototype, pg.Client.prototype] as { query: Query }[]) {
    const { query } = asked
    asked.query = function (this: unknown, ...args) {
      const [what] = args
      const text = typeof what === 'string' ? what : (what as { readonly text?: string } | null)?.text
      const line = JSON.stringify(text?.replace(/\s+/g, ' ').trim())
      if (line && !kept.has(line) && isOurs(new Error().stack ?? '')) {
        kept.add(line)
        appendFileSync(file, `${line}\n`)
      }
      return query.apply(this, args)
    }
  }
}

type Query = (this: unknown, ...args: unknown[]) => unknown

/** Asked by the server's own code, or by Prisma for it, and not by a test or by the queue. */
function isOurs(stack: string): boolean {
  const lines = stack.split('\n').filter((line) => !/connection\.ts|migrate\.ts|schema\.ts|embedded\//.test(line))
  return lines.some((line) => /\/src\/(store|games|accounts|main)\/|adapter-pg/.test(line))
}
