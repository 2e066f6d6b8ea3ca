// The suites there are, by game and version; read when somebody asks for one. `herald conformance` makes them.
import type { Suite } from './conformance.ts'
import type { Ruleset } from './ruleset.ts'

const SUITES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'xidit/1': () => import('./xidit/conformance.1.json', { with: { type: 'json' } }),
  'kingdom-defenders/1': () => import('./kingdom-defenders/conformance.1.json', { with: { type: 'json' } }),
}

/** Undefined where there is none, or none that is played with the same pieces. */
export async function suiteFor({
  name,
  version,
  fingerprint,
}: Pick<Ruleset, 'name' | 'version' | 'fingerprint'>): Promise<Suite | undefined> {
  const key = `${name}/${version}`
  if (!Object.hasOwn(SUITES, key)) return undefined
  const suite = (await SUITES[key]!()).default as Suite
  return suite.pack === fingerprint ? suite : undefined
}
