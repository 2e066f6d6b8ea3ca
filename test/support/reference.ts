// The API's own reference (OpenAPI), read as data: what each operation takes and gives, by its word.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { ACCESS, type Access, type OperationId } from '../../src/http/access.ts'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export interface Schema {
  readonly [word: string]: unknown
}

export interface Media {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
  /** Where it is to be read if it is long. */
  readonly 'x-example'?: string | true
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, Media>>
}

interface Declared {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-who'?: string
  readonly 'x-scope'?: string
  readonly 'x-signed-in'?: boolean
  readonly 'x-confirmed'?: boolean
  readonly 'x-problems'?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response>>
}

export interface Document {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly security: NonNullable<Declared['security']>
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Declared>>>>
}

/** How OAuth's own operations are spoken to. */
export const FORM = 'application/x-www-form-urlencoded'

/** A body for one of those. */
export const formOf = (body: unknown): string =>
  typeof body === 'object' && body !== null
    ? new URLSearchParams(
        Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
    : String(body)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Operation {
  readonly id: OperationId
  readonly method: Method
  /** As the reference writes it: /v1/games/{game}. */
  readonly path: string
  readonly declared: Declared
  readonly access: Access
  readonly parameters: readonly Parameter[]
  readonly body: Media | undefined
  readonly bodyExamples: readonly Json[]
}

export async function documentOf(app: FastifyInstance): Promise<Document> {
  await app.ready()
  return JSON.parse(JSON.stringify(app.swagger()))
}

/** With what is said once at each place where it counts: parameters, answers, headers, examples, what gets one in. Schemas stay as they are. */
export const inlined = (document: Document): Document => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(inline(document, document.paths) as Document['paths']).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, one]) => [method, { security: document.security, ...one } as Declared]),
      ),
    ]),
  ),
})

function inline(document: Document, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inline(document, one))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { $ref?: unknown }
  if (typeof $ref === 'string' && !$ref.startsWith(SCHEMAS)) return inline(document, targetOf(document, $ref))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inline(document, inner)]))
}

const SCHEMAS = '#/components/schemas/'

function targetOf({ components }: Document, ref: string): Schema {
  const [, , room, name] = ref.split('/') as [string, string, string, string]
  const found = components[room]?.[name]
  if (!found) throw new Error(`${ref} leads nowhere`)
  return found
}

/** A schema without references: for whoever makes values of it. What holds itself ends as anything. */
function whole(document: Document, value: unknown, inside: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => whole(document, one, inside))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { $ref?: unknown }
  if (typeof $ref === 'string')
    return inside.includes($ref) ? {} : whole(document, targetOf(document, $ref), [...inside, $ref])
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(document, inner, inside)]))
}

export const operationsOf = (document: Document): Operation[] =>
  Object.entries(inlined(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, declared]): Operation => {
      const { content = {} } = declared.requestBody ?? {}
      const sent = content['application/json'] ?? content[FORM]
      const body = sent && { ...sent, schema: whole(document, sent.schema) as Schema }
      const id = declared.operationId as OperationId
      return {
        ...{ id, method: method.toUpperCase() as Method, path, declared, access: ACCESS[id] },
        ...{ parameters: declared.parameters ?? [], body, bodyExamples: body ? (examplesIn(body) as Json[]) : [] },
      }
    }),
  )

/** What it says of answers of this status. */
export const listedFor = ({ declared: { responses } }: Operation, status: number): Response | undefined =>
  responses[status] ?? (status >= 400 ? responses['4XX'] : undefined)

/** All that a body's place in the reference shows. */
export const examplesIn = ({ example, examples = {} }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).flatMap(({ value }) => (value === undefined ? [] : [value])),
]

/** Compiles schemas of the reference, each once, however often it stands there; a `$ref` leads into the reference's components. */
export function validators({ components }: Document): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'reference', components })
  const compiled = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"reference#/components/')
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text))
    compiled.set(text, validate)
    return validate
  }
}
