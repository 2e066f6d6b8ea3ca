// What whoever runs the server may decide about calls to programs.
import type { BlockList } from 'node:net'
import type { PushIdentity } from './push.ts'

export interface CarrierSettings {
  /** Whether http:// will do. */
  readonly http: boolean
  /** Networks that may be called although they are not public. */
  readonly allowed: BlockList
  /** What push services know this server by. */
  readonly identity: PushIdentity
}
