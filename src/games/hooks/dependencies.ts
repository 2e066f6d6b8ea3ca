// What the verbs about webhooks are given besides the others' tools.
import type { Dependencies } from '../log/dependencies.ts'
import type { Carrier } from '../ports/hooks.ts'

export interface HookDependencies {
  readonly deps: Dependencies
  readonly carrier: Carrier
  readonly settings: {
    /** Where links lead. */
    readonly publicUrl: string
  }
}
