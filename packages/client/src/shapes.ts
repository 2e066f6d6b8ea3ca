// The things of a game by short names, as the reference describes them: each is one of those that the games of the server have.
import type { components } from './schema.ts'

type Schemas = components['schemas']

/** A game as lists have it. */
export type Card = Schemas['Card']
/** What somebody may see of a game. `in` tells the games' own apart, by a field that only one of them has. */
export type View = Schemas['View']
/** What is handed in: the kind stands in the address, and need not stand in the answer. */
export type Answer = Schemas['Answer']

type Question = View['questions'][number]
type WithUsual<Q> = Q extends { usual: unknown } ? Q : Q & { readonly usual?: undefined }
/** A question as the view has it: its kind `t`, its id, every option, and mostly `usual`, what silence would come to. */
export type Asked = WithUsual<Question>

type AccountSays = Schemas['AccountMessage']
type Said<M> = M extends { kind: infer K }
  ? { readonly id: string | null; readonly event: K; readonly data: Omit<M, 'kind' | 'id'> }
  : never
/** A message of the stream of all one's games: `event` tells what `data` is. */
export type AccountMessage = Said<AccountSays>

type Happened<E> = E extends { t: infer T }
  ? { readonly id: string | null; readonly event: T; readonly data: Omit<Schemas['ToldEvent'], 'event'> & { event: E } }
  : never
interface Beside<E extends string, D> {
  readonly id: string | null
  readonly event: E
  readonly data: D
}
/** A message of one game's stream: an event of its log by its kind, something said, that it is to be read again, or that it has ended. */
export type GameMessage =
  | Happened<Schemas['Event']>
  | Beside<'message', Schemas['Message']>
  | Beside<'changed', { readonly revision: number }>
  | Beside<'ended', { readonly reason: string }>

/** What a webhook brings; what is particular to each type is null or empty in the others. */
export type WebhookEvent = Schemas['Told']
