// What everybody may ask for without being anybody yet is tried fewer times than the rest.
import type { Services } from '../../services.ts'

/** `signIns` limits how often a minute one address may try. */
export interface Settings {
  readonly services: Services
  readonly signIns: number
}

/** The same, with fewer tries. */
export const guardedBy =
  (signIns: number) =>
  <O extends { config: object }>(declared: O) => ({
    ...declared,
    config: { ...declared.config, byAddress: signIns },
  })
