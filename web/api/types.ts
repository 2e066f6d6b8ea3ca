// The API's shapes under short names. What a game's own view holds, its desk knows.
import type { paths } from './schema.d.ts'

type Answer<P extends keyof paths, M extends keyof paths[P], S extends number = 200> = paths[P][M] extends {
  responses: Record<S, { content: { 'application/json': infer A } }>
}
  ? A
  : never

export type GameView = Answer<'/v1/games/{game}', 'get'>
export type Card = GameView['card']
export type SeatCard = Card['seats'][number]
export type Receipt = Answer<'/v1/games/{game}/answers/{kind}', 'put'>
export type Round = Answer<'/v1/games/{game}/rounds/{round}', 'get'>
export type RoundCard = Answer<'/v1/games/{game}/rounds', 'get'>[number]
export type Message = Answer<'/v1/games/{game}/messages', 'get'>[number]
export type Profile = Answer<'/v1/me', 'get'>
export type Rules = Answer<'/v1/rules/{ruleset}', 'get'>
/** What the stream of all one's games says. */
export type OfMine =
  paths['/v1/me/stream']['get']['responses'][200]['content'] extends Record<'application/x-ndjson', infer A> ? A : never
