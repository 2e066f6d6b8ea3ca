// Where a request comes from, as it may be kept: a keyed hash of the network, as addresses are few enough to try them all.
import { createHmac } from 'node:crypto'
import { addressKey } from '../../limits/address.ts'
import type { Services } from '../../services.ts'

export const sourceOf = ({ keys }: Pick<Services, 'keys'>, ip: string): string =>
  createHmac('sha256', keys[0].secret)
    .update(`source/${addressKey(ip)}`)
    .digest('hex')
