// Every kind of game that can be agreed on, by the options that the game's own facts list.
import { isSame } from '../../rules/canonical.ts'
import type { Ruleset } from '../../rules/ruleset.ts'

export function everyKind(ruleset: Ruleset): unknown[] {
  const { options = {} } = ruleset.facts as { options?: Record<string, readonly unknown[]> }
  const wishes = Object.entries(options).reduce<Record<string, unknown>[]>(
    (some, [name, values]) => some.flatMap((wish) => [wish, ...values.map((value) => ({ ...wish, [name]: value }))]),
    [{}],
  )
  const kinds: unknown[] = []
  for (const wish of wishes) {
    const checked = ruleset.options(wish)
    if (checked.ok && !kinds.some((known) => isSame(known, checked.value))) kinds.push(checked.value)
  }
  return kinds
}
