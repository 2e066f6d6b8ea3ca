// What push services know this server by: a key of the settings, or one that follows from the key that signs access tokens.
// Whoever changes it loses no browser for good: each asks anew when its owner next comes by.
import { createECDH, hkdfSync } from 'node:crypto'
import type { PushIdentity } from '../webhooks/push.ts'
import type { Config } from './config.ts'
import type { Keys } from './secrets.ts'
import { Mistake } from './terminal/mistake.ts'

const INFO = 'herald web push'

type Settings = Pick<Config, 'publicUrl' | 'operatorEmail' | 'pushKey'>

export function pushIdentity({ publicUrl, operatorEmail, pushKey }: Settings, keys: Keys): PushIdentity {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(pushKey === null ? derivedFrom(keys) : Buffer.from(pushKey, 'hex'))
  } catch {
    throw new Mistake('PUSH_KEY is no key on the curve P-256: draw another, as with: openssl rand -hex 32')
  }
  return {
    subject: subjectOf(publicUrl, operatorEmail),
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  }
}

/** Nearly every number of that length is a key; the others are passed over. */
function derivedFrom(keys: Keys): Buffer {
  const [{ secret }] = keys
  for (let count = 0; ; count++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `${INFO} ${count}`, 32))
    if (key.readUInt32BE() < 0xffffffff) return key
  }
}

/** Whom to turn to about it: a page that can be reached, or an address. */
const subjectOf = (publicUrl: string, operator: string | null): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${operator ?? 'herald@localhost'}`
