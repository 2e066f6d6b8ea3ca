// What an answer may say in its head, once for all answers.

interface Header {
  readonly description: string
  readonly schema: object
  readonly example: unknown
}

const text = { type: 'string' }

export const HEADERS = {
  'X-Request-Id': {
    description: 'Which request this was, as the server’s log has it. Name it when you report something.',
    ...{ schema: text, example: 'req-4f' },
  },
  RateLimit: {
    description: 'How much of what you have is left, and in how many seconds there is all of it again.',
    ...{ schema: text, example: '"reads";r=598;t=42' },
  },
  'RateLimit-Policy': {
    description: 'How many requests you have in how many seconds.',
    ...{ schema: text, example: '"address";q=3000;w=60, "reads";q=600;w=60' },
  },
  'Retry-After': {
    description: 'In how many seconds to come again; nothing has changed.',
    ...{ schema: { type: 'integer', minimum: 0 }, example: 2 },
  },
  ETag: {
    description: 'Which state of it this is. Send it as If-None-Match, and what has not changed is not sent again.',
    ...{ schema: text, example: '"12-0-5a5a5a5a-0.1.0"' },
  },
  Location: {
    description: 'Where what was made is to be found.',
    ...{
      schema: { type: 'string', format: 'uri-reference' },
      example: '/v1/games/0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60',
    },
  },
  Deprecation: {
    description: 'Since when this operation should not be used any more (RFC 9745): @ and seconds since 1970.',
    ...{ schema: text, example: '@1798761600' },
  },
  Sunset: {
    description: 'When it goes (RFC 8594).',
    ...{ schema: text, example: 'Thu, 01 Jul 2027 00:00:00 GMT' },
  },
  Link: {
    description:
      'What belongs to it, by `rel`: the `next` part, `help` with a rule, what to use instead (`deprecation`).',
    ...{ schema: text, example: '</rules/a-game#R-3.1>; rel="help"' },
  },
} as const satisfies Record<string, Header>

export type HeaderName = keyof typeof HEADERS

/** On every answer of an operation, whichever: the reference says so once. */
export const ALWAYS: readonly HeaderName[] = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy']
export const WHEN_DEPRECATED: readonly HeaderName[] = ['Deprecation', 'Sunset', 'Link']

/** As a route declares them: `sharedHeaders` knows the rest. */
export const headersNamed = (names: readonly HeaderName[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]))

/** A head's declaration as references, and each that it names. */
export const toHeaders = (declared: object): Record<string, { $ref: string }> =>
  Object.fromEntries(Object.keys(declared).map((name) => [name, { $ref: `#/components/headers/${name}` }]))
