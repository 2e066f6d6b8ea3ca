// @herald/client: everything a program needs to play on a Herald server.

export type { Bot, Position, Trouble } from './bot.ts'
export type { Answered, ClientOptions, Token } from './client.ts'
export { Herald } from './client.ts'
export type { Authorization, Tokens } from './oauth.ts'
export { authorize, exchange, refresh } from './oauth.ts'
export type { CallOptions } from './operations.ts'
export type { PlayOptions } from './play.ts'
export { play } from './play.ts'
export { ProblemError } from './problem.ts'
export type { components, paths } from './schema.ts'
export type {
  AccountMessage,
  Answer,
  Asked,
  Card,
  GameMessage,
  View,
  WebhookEvent,
} from './shapes.ts'
export { streamAccount, streamGame } from './stream.ts'
export { verifyWebhook } from './webhooks.ts'
