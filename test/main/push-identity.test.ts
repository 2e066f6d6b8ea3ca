// What push services know this server by: the same in all its processes and at every start, and a setting where one is wished for.
import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { pushIdentity } from '../../src/main/push-identity.ts'
import type { Keys } from '../../src/main/secrets.ts'

const key = (secret: string) => ({ id: secret[0]!, secret: secret.repeat(32) })
const keys: Keys = [key('a'), key('b')]
const settings = { publicUrl: 'https://herald.example.org', operatorEmail: null, pushKey: null }

const publicOf = (privateKey: string): string => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return curve.getPublicKey('base64url')
}

describe('The identity for push services', () => {
  it('follows from the key that signs, whatever others there are', () => {
    const known = pushIdentity(settings, keys)
    expect(pushIdentity(settings, [keys[0], key('c')])).toEqual(known)
    expect(pushIdentity(settings, [key('c')]).publicKey).not.toBe(known.publicKey)
    expect(known.publicKey).toBe(publicOf(known.privateKey))
    expect(Buffer.from(known.publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(known.privateKey, 'base64url')).toHaveLength(32)
  })

  it('is PUSH_KEY where that is set, whatever keys sign', () => {
    const { pushKey } = readConfig({ PUSH_KEY: `00${'7e'.repeat(31)}` })
    const known = pushIdentity({ ...settings, pushKey }, keys)
    expect(pushIdentity({ ...settings, pushKey }, [key('c')])).toEqual(known)
    expect(Buffer.from(known.privateKey, 'base64url').toString('hex')).toBe(pushKey)
  })

  it('is refused in a line where PUSH_KEY is no key', () => {
    for (const PUSH_KEY of ['secret', 'g'.repeat(64), 'a'.repeat(63)])
      expect(() => readConfig({ PUSH_KEY })).toThrow('PUSH_KEY is 64 hex digits')
    for (const pushKey of ['00'.repeat(32), 'ff'.repeat(32)])
      expect(() => pushIdentity({ ...settings, pushKey }, keys)).toThrow('PUSH_KEY is no key on the curve')
  })

  it('names whom to turn to: a page that can be reached, or an address', () => {
    const at = (publicUrl: string, operatorEmail: string | null) =>
      pushIdentity({ ...settings, publicUrl, operatorEmail }, keys).subject
    expect(at('https://herald.example.org', 'ops@example.org')).toBe('https://herald.example.org')
    expect(at('http://localhost:3000', 'ops@example.org')).toBe('mailto:ops@example.org')
    expect(at('http://localhost:3000', null)).toMatch(/^mailto:/)
  })
})
