// How a personal access token is recognised: by people, by scanners for leaked secrets, and before anything is looked up.
export const TOKEN_PREFIX = 'herald_'

/** 32 bytes in base64url after the prefix. */
export const looksLikeToken = (text: string): boolean => /^herald_[A-Za-z0-9_-]{43}$/.test(text)
