// What an answer depends on besides its address, for whoever keeps answers. Others (CORS) have their own to add.
import type { FastifyReply } from 'fastify'

export function vary(reply: FastifyReply, ...names: string[]): FastifyReply {
  const said = String(reply.getHeader('vary') ?? '')
  const known = said.split(',').map((name) => name.trim().toLowerCase())
  const added = names.filter((name) => !known.includes(name.toLowerCase()))
  return reply.header('vary', [...(said === '' ? [] : [said]), ...added].join(', '))
}
