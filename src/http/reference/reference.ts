// The reference as it is handed out, made from what the routes declare and what the games describe of themselves.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import { briefly, saidOnce } from './briefly.ts'
import { type Examples, withoutLong } from './elsewhere.ts'
import { filledIn, schemasOf } from './games.ts'
import { Named } from './named.ts'
import { type Paths, shared } from './shared.ts'
import { WEBHOOKS } from './told.ts'

type Made = Parameters<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>[0]
type Schemas = Readonly<Record<string, unknown>>
type Reference = Extract<Made, { openapiObject: unknown }>['openapiObject']

/** From what is made of the routes. Examples that are too long for it are put into `examples`. */
export function referenceOf(made: Made, catalogue: Catalogue, examples: Examples): Reference {
  if (!('openapiObject' in made)) throw new Error('The reference is written in OpenAPI 3')
  const { paths, components, ...document } = made.openapiObject
  const named = new Named()
  const ofGames = schemasOf(
    catalogue.standards.map((ruleset) => {
      const described = catalogue.schemas(ruleset)
      return described && { ...described, sent: Object.keys(ruleset.examples.answers) }
    }),
  )
  const known = new Set(Object.keys(ofGames))
  const declared = withoutLong(filledIn(named.takeFrom(paths), known) as Paths, examples)
  const webhooks = named.takeFrom(WEBHOOKS)
  for (const [name, schema] of Object.entries(ofGames)) named.add(name, schema)
  const schemas = filledIn({ schemas: named.schemas }, known) as { schemas: Schemas }
  const short = saidOnce(briefly({ ...schemas, paths: declared }, schemas.schemas)) as {
    paths: Paths
    schemas: Schemas
  }
  const once = shared(short.paths)
  const all = { ...components, ...once.components, schemas: used(short.schemas, [once, webhooks]) }
  return { ...document, paths: once.paths, webhooks, components: all } as Reference
}

/** Those that something refers to, straight or through others. */
function used(schemas: Schemas, from: unknown): Schemas {
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
