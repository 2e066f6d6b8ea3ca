// Every way to change one thing in some JSON: a value, a field that goes, an element that goes, comes twice or changes places.

export interface Mutation {
  /** Where and how, with places in lists left out and events named by their kind: alike ones have the same. */
  readonly kind: string
  readonly at: string
  /** Changes it in place; gives what puts it right again. */
  readonly apply: () => () => void
}

type Parent = Record<string | number, unknown>

export function* mutationsOf(value: unknown, at = '', kind = ''): Generator<Mutation> {
  if (typeof value !== 'object' || value === null) return
  const parent = value as Parent
  for (const [key, part] of Object.entries(value)) {
    const where = { at: `${at}/${key}`, kind: `${kind}/${Array.isArray(value) ? '*' : key}${nameOf(part)}` }
    if (typeof part !== 'object' || part === null)
      for (const other of othersThan(part))
        yield { ...where, kind: `${where.kind}=`, apply: () => put(parent, key, other) }
    yield* mutationsOf(part, where.at, where.kind)
    if (!Array.isArray(value)) yield { ...where, kind: `${where.kind} gone`, apply: () => drop(parent, key) }
  }
  if (!Array.isArray(value)) return
  for (const [i, part] of value.entries()) {
    const where = { at: `${at}/${i}`, kind: `${kind}/*${nameOf(part)}` }
    yield { ...where, kind: `${where.kind} gone`, apply: () => splice(value, i, 1) }
    yield { ...where, kind: `${where.kind} twice`, apply: () => splice(value, i, 0, structuredClone(part)) }
    const next = value[i + 1]
    if (i + 1 < value.length && JSON.stringify(next) !== JSON.stringify(part))
      yield { ...where, kind: `${where.kind} later`, apply: () => splice(value, i, 2, next, part) }
  }
}

const nameOf = (part: unknown): string => {
  const { t } = { ...(part as { t?: unknown }) }
  return typeof t === 'string' ? `(${t})` : ''
}

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'string') return [value === '' ? 'x' : flipped(value), `${value}0`, null]
  if (typeof value === 'number') return [value + 1, -1 - value, String(value)]
  return typeof value === 'boolean' ? [!value, null] : [0, '']
}

/** Its last letter becomes another one of the same sort. */
const flipped = (text: string): string => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')

function put(parent: Parent, key: string, value: unknown): () => void {
  const before = parent[key]
  parent[key] = value
  return () => {
    parent[key] = before
  }
}

function drop(parent: Parent, key: string): () => void {
  const before = parent[key]
  delete parent[key]
  return () => {
    parent[key] = before
  }
}

function splice(list: unknown[], at: number, gone: number, ...come: unknown[]): () => void {
  const before = list.slice()
  list.splice(at, gone, ...come)
  return () => void list.splice(0, list.length, ...before)
}

/** So many of each kind, spread over all there are. */
export function sampled(mutations: readonly Mutation[], each: number): Mutation[] {
  const kinds = new Map<string, Mutation[]>()
  for (const one of mutations) {
    const alike = kinds.get(one.kind)
    if (alike) alike.push(one)
    else kinds.set(one.kind, [one])
  }
  return [...kinds.values()].flatMap((alike) => {
    const count = Math.min(each, alike.length)
    return Array.from({ length: count }, (_, i) => alike[Math.floor(((i + 0.5) * alike.length) / count)]!)
  })
}
