// Whether games share statements, as they do on one machine, or each is read and written by itself, as where they are on several. The
// project `apart` in vitest.config.ts runs the second way what it names.
export const together = { isTogether: process.env.HERALD_BATCHING !== 'off' }
