// A game as it begins, whichever it is: for the examples of the reference, which are real by that.
import type { Happening, Ruleset, Seat } from '../../rules/ruleset.ts'

export interface ExampleGame {
  readonly ruleset: string
  /** As the one who is asked first sees it. */
  readonly viewer: Seat
  readonly view: unknown
  readonly answerable: readonly { readonly question: string; readonly kind: string }[]
  /** What was told of its beginning. */
  readonly event: Happening
  /** The same as it is kept. */
  readonly kept: Happening
  readonly record: unknown
  readonly result: unknown
}

const SEED = 'b'.repeat(64)

export function exampleGame(ruleset: Ruleset): ExampleGame {
  const options = ruleset.options(ruleset.examples.options)
  if (!options.ok) throw new Error(`${ruleset.name}: its own example of options is refused`)
  const begun = ruleset.begin(options.value, SEED)
  const events = [...begun, ...ruleset.resolve(ruleset.fold(begun))]
  const state = ruleset.fold(events)
  const viewer = ruleset.awaits(state)[0]?.seat ?? 0
  const told = events.flatMap((event) => {
    const heard = ruleset.tell(event, viewer, false)
    return heard ? [heard] : []
  })
  const answerable = ruleset.answerable(state, viewer).map(({ id, t }) => ({ question: id, kind: t }))
  return {
    ...{ ruleset: ruleset.name, viewer, view: ruleset.view(state, viewer), answerable },
    ...{ event: told.at(-1)!, kept: events.at(-1)!, record: ruleset.record(events) },
    result: ruleset.examples.result ?? {},
  }
}
