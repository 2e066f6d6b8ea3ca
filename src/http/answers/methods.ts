// Which methods an address knows: whoever comes with another is told which there are, and not that nothing is here.
import type { FastifyInstance } from 'fastify'

interface Known {
  readonly pattern: RegExp
  readonly methods: readonly string[]
}

/** Of everything that is added after it. Asked of an address as it came, with its query. */
export function knownMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const known: Known[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === 'page') return // some of these are there for a few alone, and nothing tells others of them
    const methods = [method].flat().filter((one) => one !== 'OPTIONS') // browsers ask before they come, of any address
    if (methods.length > 0) known.push({ pattern: patternOf(url), methods })
  })
  return (url) => {
    const path = url.split(/[?;#]/, 1)[0]!
    return [...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))].toSorted()
  }
}

/** What whoever came with another is told. */
export const takes = (methods: readonly string[]) => ({ detail: `This address takes ${methods.join(', ')}.` })

/** `/games/:game` with anything in its place; `*` is whatever comes. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^$(){}|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
