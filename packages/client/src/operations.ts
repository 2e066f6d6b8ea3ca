// What each operation of the reference takes and gives, for the calls to be typed by.
import type { paths } from './schema.ts'

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** The paths that have this method. */
export type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: object } } ? P : never
}[keyof paths]

type Operation<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: infer O } ? O : never

type Content<T> = T extends { content: infer C } ? (C extends { 'application/json': infer J } ? J : string) : undefined
type Given<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 204)]> : never
export type Good<P extends keyof paths, M extends Method> = Given<Operation<P, M>>

/** Required where the reference says so, and left out where there is nothing to give. */
type PathPart<O> = O extends { parameters: { path: infer V } } ? { readonly path: V } : { readonly path?: undefined }
type QueryPart<O> = O extends { parameters: { query: infer V } }
  ? { readonly query: V }
  : O extends { parameters: { query?: infer V } }
    ? { readonly query?: NonNullable<V> }
    : never
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { readonly body: B }
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { readonly body?: B }
    : { readonly body?: undefined }

interface Anyway {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}
type OptionsFor<O> = PathPart<O> & QueryPart<O> & BodyPart<O> & Anyway

export type CallOptions<P extends keyof paths, M extends Method> = OptionsFor<Operation<P, M>>
export type QueryOf<P extends keyof paths, M extends Method> = NonNullable<CallOptions<P, M>['query']>

/** The options themselves may be left out where nothing in them must be there. */
export type Args<P extends keyof paths, M extends Method> =
  Record<never, never> extends CallOptions<P, M> ? [options?: CallOptions<P, M>] : [options: CallOptions<P, M>]
