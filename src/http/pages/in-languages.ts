// A page that is written once in each language we speak.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { vary } from '../answers/vary.ts'
import type { Language } from './frame.ts'
import { madeOnce } from './made-once.ts'

export function inLanguages(type: string, write: (language: Language) => string) {
  const pages = { en: madeOnce(type, () => write('en')), de: madeOnce(type, () => write('de')) }
  return (request: FastifyRequest, reply: FastifyReply, language: Language): Promise<FastifyReply> =>
    pages[language](request, vary(reply, 'accept-language').header('content-language', language))
}
