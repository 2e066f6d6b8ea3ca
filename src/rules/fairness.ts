// Why nobody can have chosen the seed alone: the server commits to its secret before players join, and each
// player adds a nonce. Both are published when the game ends.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seed } from './ruleset.ts'

export const isHex64 = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

export const isNonce = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-zA-Z-]{0,64}$/.test(text)

/** What is published before anybody joins: SHA-256 of the secret's 32 bytes. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** The game's seed, from the server's secret and the players' nonces in seat order. */
export const seedFrom = (secret: string, nonces: readonly string[]): Seed =>
  bytesToHex(sha256(utf8ToBytes([secret, ...nonces].join('/'))))

/** SHA-256 of a text, in hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
