// Reading what is sent. Bodies are taken as they are: nothing coerced, nothing dropped. Queries, paths and headers are text,
// so numbers in them are read.
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

const compiler = (coerceTypes: boolean | 'array') => {
  const ajv = new Ajv({ coerceTypes, removeAdditional: false, useDefaults: true, allErrors: false })
  addFormats.default(ajv)
  return ajv
}
const strict = compiler(false)
const lenient = compiler('array')

export function readBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema))
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  // Programs send the header with nothing after it: then there is no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  )
}
