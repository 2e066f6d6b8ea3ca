// Proof that who brings a code is who asked for it (RFC 7636): they have kept a secret, and had shown its hash. Only S256.
import { createHash } from 'node:crypto'

/** SHA-256 in base64url has 43 characters. */
export const isChallenge = (text: string | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '')

export const isVerifier = (text: string | undefined): text is string => /^[A-Za-z0-9._~-]{43,128}$/.test(text ?? '')

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
