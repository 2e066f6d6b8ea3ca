// The small game after its events were given another shape: who is placed says `where`, and no longer `space`. What was
// written before is brought up to date on reading; the rules themselves are the same.
import type { Happening } from '../../src/rules/ruleset.ts'
import type { Second } from './second-game.ts'

type Event = Parameters<Second['tell']>[0]

/** From the first schema to the second. */
export const toSecondSchema = (event: Happening): Happening => {
  if (event.t !== 'placed' || !('space' in event)) return event
  const { space, ...rest } = event
  return { ...rest, where: space } as Happening
}

const back = (event: Happening): Event => {
  if (event.t !== 'placed' || !('where' in event)) return event as Event
  const { where, ...rest } = event
  return { ...rest, space: where } as Event
}

const out = (events: Event[]): Event[] => events.map((event) => toSecondSchema(event) as Event)
const inn = (events: Iterable<Happening>): Event[] => [...events].map(back)

export const reshaped = (rules: Second): Second => ({
  ...rules,
  upcasts: [toSecondSchema],
  stateSchema: 2,
  begin: (options, seed) => out(rules.begin(options, seed)),
  evolve: (state, event) => rules.evolve(state, back(event)),
  fold: (events, from) => rules.fold(inn(events), from),
  answer(state, seat, answer) {
    const ruling = rules.answer(state, seat, answer)
    return ruling.ok ? { ok: true, events: out(ruling.events) } : ruling
  },
  commandOf: (events) => rules.commandOf(inn(events)),
  resolve: (state) => out(rules.resolve(state)),
  tell(event, viewer, open) {
    const told = rules.tell(back(event), viewer, open)
    return told && (toSecondSchema(told) as Event)
  },
  secrets: (event) => rules.secrets(back(event)),
  marks: (event) => rules.marks(back(event)),
  story: (events, reader) => rules.story(inn(events), reader),
  record: (events) => rules.record(inn(events)),
  outcome: (events) => rules.outcome(inn(events)),
})
