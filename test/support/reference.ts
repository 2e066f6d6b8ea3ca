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
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface Response {
  readonly description: string
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
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response>>
}

export interface Document {
  readonly openapi: string
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> }
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

export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, declared]): Operation => {
      const { content = {} } = declared.requestBody ?? {}
      const body = content['application/json'] ?? content[FORM]
      const id = declared.operationId as OperationId
      return {
        ...{ id, method: method.toUpperCase() as Method, path, declared, access: ACCESS[id] },
        ...{ parameters: declared.parameters ?? [], body, bodyExamples: body ? (examplesIn(body) as Json[]) : [] },
      }
    }),
  )

/** All that a body's place in the reference shows. */
export const examplesIn = ({ example, examples = {} }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
]

/** Compiles schemas of the reference, each once, however often it stands there; a `$ref` leads into the reference's components. */
export function validators({ components }: Document): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const compiled = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = JSON.stringify(schema)
    const validate = compiled.get(text) ?? ajv.compile({ components, ...schema })
    compiled.set(text, validate)
    return validate
  }
}
