// Whether something is as a game's schemas say, and nothing more: every object is closed that is described field by field.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { GameSchemas } from '../../src/rules/game-schemas.ts'

export type Fault = (name: string, value: unknown) => string | undefined

/** What is wrong with a value by the schema of this name; undefined if nothing is. */
export function faultBy({ named }: GameSchemas): Fault {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  ajv.addVocabulary(['discriminator'])
  for (const [name, schema] of Object.entries(named)) {
    const copy: unknown = JSON.parse(JSON.stringify(schema))
    ajv.addSchema(closed(copy) as object, name)
  }
  const compiled = new Map<string, ValidateFunction>()
  return (name, value) => {
    const validate = compiled.get(name) ?? ajv.getSchema(name)!
    compiled.set(name, validate)
    if (validate(value)) return undefined
    const [first] = validate.errors!
    return `${name}${first!.instancePath} ${first!.message}: ${JSON.stringify(first!.params)} in ${JSON.stringify(value)}`
  }
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  return 'properties' in schema && !('additionalProperties' in schema) && 'type' in schema
    ? { ...inner, additionalProperties: false }
    : inner
}
