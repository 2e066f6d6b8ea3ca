// Reading what is sent. Bodies are taken as they are: nothing coerced, nothing dropped, and nothing nested so deep that
// whoever walks it would fall. Queries, paths and headers are text, so numbers in them are read.
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { ANNOTATIONS } from './reference/of-game.ts'

const compiler = (coerceTypes: boolean | 'array') => {
  const ajv = new Ajv({ coerceTypes, removeAdditional: false, useDefaults: true, allErrors: false })
  addFormats.default(ajv)
  ajv.addVocabulary(ANNOTATIONS)
  return ajv
}
const strict = compiler(false)
const lenient = compiler('array')

export function readBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema))
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  // Programs send the header with nothing after it: then there is no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (isDeep(body as string)) return done(new TooDeep())
    return parse(request, body as string, done)
  })
}

/** Levels of a body: everything that is asked for has less than half of it. */
export const DEEPEST = 32

class TooDeep extends Error {
  readonly statusCode = 400
  constructor() {
    super(`A body has at most ${DEEPEST} levels of lists and objects.`)
  }
}

const [QUOTE, BACKSLASH, ...BRACKETS] = [...'"\\[{]}'].map((letter) => letter.charCodeAt(0))
const [LIST, OBJECT, LIST_END, OBJECT_END] = BRACKETS

/** Seen on the text, before anything is made of it. */
function isDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) quoted = !quoted
    else if (quoted) at += letter === BACKSLASH ? 1 : 0
    else if (letter === LIST || letter === OBJECT) {
      if (++depth > DEEPEST) return true
    } else if (letter === LIST_END || letter === OBJECT_END) depth--
  }
  return false
}
