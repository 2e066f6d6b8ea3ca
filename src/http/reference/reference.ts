// The reference as it is handed out, made from what the routes declare and what the games describe of themselves.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import { filledIn, schemasOf } from './games.ts'
import { Named } from './named.ts'
import { type Paths, shared } from './shared.ts'

type Made = Parameters<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>[0]
type Reference = Extract<Made, { openapiObject: unknown }>['openapiObject']

/** From what is made of the routes. */
export function referenceOf(made: Made, catalogue: Catalogue): Reference {
  if (!('openapiObject' in made)) throw new Error('The reference is written in OpenAPI 3')
  const { paths, components, ...document } = made.openapiObject
  const named = new Named()
  const ofGames = schemasOf(catalogue.standards.map((ruleset) => catalogue.schemas(ruleset)))
  const declared = filledIn(named.takeFrom(paths), new Set(Object.keys(ofGames))) as Paths
  const once = shared(declared)
  for (const [name, schema] of Object.entries(ofGames)) named.add(name, schema)
  const schemas = Object.fromEntries(
    Object.entries(named.schemas).map(([name, schema]) => [name, filledIn(schema, new Set(Object.keys(ofGames)))]),
  )
  const all = { ...components, schemas, ...once.components }
  return { ...document, paths: once.paths, components: { ...all, schemas: used(schemas, once) } } as Reference
}

/** Those that something refers to, straight or through others. */
function used(schemas: Readonly<Record<string, unknown>>, from: unknown): Readonly<Record<string, unknown>> {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!) || !Object.hasOwn(schemas, name!)) continue
      found.add(name!)
      look(schemas[name!])
    }
  }
  look(from)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}
