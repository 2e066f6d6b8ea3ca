// The language somebody reads: theirs if we speak it, English otherwise.
import type { FastifyRequest } from 'fastify'

/** The first of Accept-Language that we speak; its weights are in order in every browser. */
export function localeOf({ headers }: FastifyRequest): 'en' | 'de' {
  const spoken = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return spoken.find((tag) => tag === 'en' || tag === 'de') === 'de' ? 'de' : 'en'
}
