// How much somebody may still ask, told with every answer: all limits that the request counted against, and what is left of
// the one nearest to running out. As in draft-ietf-httpapi-ratelimit-headers.
import type { FastifyReply } from 'fastify'
import type { Counted } from '../ports.ts'

/** So many in so long, by the name it has in the headers. */
export interface Policy {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

export interface Spent extends Policy, Counted {}

const left = ({ most, current }: Spent): number => Math.max(0, most - current)
const seconds = (ms: number): number => Math.ceil(ms / 1000)

/** Of two with as much left, the one that takes longer to begin anew. */
const nearer = (one: Spent, other: Spent): Spent =>
  left(one) < left(other) || (left(one) === left(other) && one.ttl >= other.ttl) ? one : other

export function tellSpent(reply: FastifyReply, spent: readonly Spent[]): void {
  const scarce = spent.reduce(nearer)
  reply
    .header(
      'ratelimit-policy',
      spent.map(({ name, most, windowMs }) => `"${name}";q=${most};w=${seconds(windowMs)}`).join(', '),
    )
    .header('ratelimit', `"${scarce.name}";r=${left(scarce)};t=${seconds(scarce.ttl)}`)
}
