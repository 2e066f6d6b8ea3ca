// What the reference says of the API as a whole.
import type { Access } from '../access.ts'
import { isLoopbackName } from '../nearby.ts'

const TAGS: Readonly<Record<Access['tag'], string>> = {
  accounts: 'People: signing in, sessions, tokens for programs, profile, vacations.',
  games: 'Tables: opening, finding, joining and starting games; invitations; a game as you see it.',
  playing: 'What players have to say: answers, drafts, more time, pauses.',
  reading: 'What has happened: events, rounds, pictures, records and proofs; and a stream of it.',
  talk: 'What is said at a table.',
  mail: 'Letters: ending them, and answers that come by mail.',
  rules: 'The games this server plays, as data.',
  exports: 'Finished public games by day, to study.',
  oauth: 'Letting pages and programs of others in: OAuth 2.1 with PKCE, and codes to type for what has no browser.',
  health: 'Whether the server lives and does its work.',
}

const description = `Programmed-order board games by web, over days. Every failure is an RFC 9457 problem.
Every answer has the headers \`X-Request-Id\`, \`RateLimit\` and \`RateLimit-Policy\`, which are not said again with each.
Where an answer says \`x-example\`, one is at \`/examples/{operationId}\`. Without \`x-who\`, it is anybody, or anybody signed in, as \`security\` says.

What is a game's own (\`View\`, \`Answer\`, \`Event\`, \`Record\`, \`Options\`, \`Facts\`, \`Draft\`) is one of the shapes of the games
this server plays: which one, the \`ruleset\` of the game says. Within a game, the questions
of its view, answers and events are told apart by \`t\`. Readers
have to do with fields, kinds and values they do not know yet: those may be added.`

/** Of an operation that says nothing else. */
export const BY_TOKEN = [{ bearer: [] }]

export const aboutApi = (version: string, publicUrl: string) => ({
  openapi: '3.1.0' as const,
  info: {
    ...{ title: 'Herald', version, description },
    contact: { name: 'The people who run this server', url: publicUrl },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  // Whoever has a server at home calls it by any name.
  servers: [
    isLoopbackName(new URL(publicUrl).hostname)
      ? { url: '/', description: 'This server.' }
      : { url: publicUrl.replace(/\/$/, ''), description: 'This server.' },
  ],
  tags: Object.entries(TAGS).map(([name, about]) => ({ name, description: about })),
  security: BY_TOKEN,
  components: {
    securitySchemes: {
      bearer: {
        ...{ type: 'http' as const, scheme: 'bearer' },
        description: 'An access token, or a personal access token.',
      },
    },
  },
})
