// Hashes and secrets are hex digits outside, bytes in the database.
export const hex = (digits: string): Buffer => Buffer.from(digits, 'hex')
