// Seals: everybody sees at once that an answer is there and cannot be changed unnoticed; salt and answer come later.
import { canonical } from '../rules/canonical.ts'
import { digest } from '../rules/fairness.ts'
import type { Happening } from '../rules/ruleset.ts'

/** SHA-256 of the salt, a slash, and what the log holds of it in canonical JSON. */
export const sealOf = (salt: string, events: readonly Happening[]): string => digest(`${salt}/${canonical(events)}`)
