// Events as they were kept, in today's shape. What is kept stays as it is: seals, heads and proofs are over that.
import type { Happening, Ruleset } from './ruleset.ts'

type Shapes = Pick<Ruleset, 'upcasts'>

/** The schema in which events are kept today. They count from 1. */
export const eventSchema = ({ upcasts }: Shapes): number => upcasts.length + 1

/** Undefined where the schema is a later one: whoever wrote them knows more than this. */
export function upcast(rules: Shapes, events: readonly Happening[], schema: number): readonly Happening[] | undefined {
  if (schema === eventSchema(rules)) return events
  if (schema > eventSchema(rules)) return undefined
  const steps = rules.upcasts.slice(schema - 1)
  return events.map((event) => steps.reduce((before, step) => step(before), event))
}
