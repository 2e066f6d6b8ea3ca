// What a request comes from, in the few words that are kept of it.
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../../accounts/sessions/device.ts'

export const deviceIn = ({ headers }: FastifyRequest): string => deviceOf(headers['user-agent'])
