// What deliveries are signed with, as its owner gets to see it once: the form of Standard Webhooks.

const BYTES = 32

export const newSecret = (random: (bytes: number) => string): string => random(BYTES)

export const shownSecret = (secret: string): string => `whsec_${Buffer.from(secret, 'hex').toString('base64')}`
