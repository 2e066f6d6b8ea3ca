// Tried passwords in PostgreSQL, so that all processes count together.
import type { TryStore } from '../../accounts/ports/tries.ts'
import { bytes, type PrismaClient } from './client.ts'

/** Far beyond the longest wait; doubling has to end somewhere. */
const MOST = 30

export const tryStore = (prisma: PrismaClient): TryStore => ({
  async countTry({ addressHash, now, free, firstWaitSeconds, longestWaitSeconds, forgetBefore }) {
    const hash = bytes(addressHash)
    const counted = await prisma.$executeRaw`
      INSERT INTO wrong_password AS w (address_hash, tries, last_at, wait_until)
      VALUES (${hash}, 1, ${now}, ${now})
      ON CONFLICT (address_hash) DO UPDATE SET
        (tries, last_at, wait_until) = (
          SELECT n, ${now}::timestamptz, ${now}::timestamptz + CASE WHEN n < ${free}::integer THEN interval '0' ELSE
            interval '1 second' * least(${longestWaitSeconds}::float8,
              ${firstWaitSeconds}::float8 * 2 ^ (n - ${free}::integer)) END
          FROM (SELECT CASE WHEN w.last_at < ${forgetBefore}::timestamptz THEN 1
            ELSE least(w.tries + 1, ${MOST}::integer) END AS n) counted)
      WHERE w.wait_until <= ${now}::timestamptz`
    if (counted === 1) return undefined
    const row = await prisma.wrongPassword.findUnique({ where: { addressHash: hash } })
    return row?.waitUntil ?? now // gone just now: whoever it was has got in
  },

  async forgetTries(addressHash) {
    await prisma.wrongPassword.deleteMany({ where: { addressHash: bytes(addressHash) } })
  },
})
