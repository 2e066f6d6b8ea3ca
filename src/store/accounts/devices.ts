// Programs that wait for somebody to type their code in, in PostgreSQL.
import type { DeviceTold, GrantStore } from '../../accounts/ports/grants.ts'
import { bytes, goesOn, lockOwner, type PrismaClient } from './client.ts'
import { insertGrant } from './grants.ts'

type Devices = Pick<GrantStore, 'addDevice' | 'deviceOf' | 'decideDevice' | 'askDevice'>

export const deviceStore = (prisma: PrismaClient): Devices => ({
  async addDevice({ deviceHash, userHash, client, scopes, now, expiresAt, intervalSeconds }) {
    const added = await prisma.$executeRaw`
      INSERT INTO oauth_device (device_hash, user_hash, client, scopes, created_at, expires_at, interval_seconds)
      VALUES (${bytes(deviceHash)}, ${bytes(userHash)}, ${client}, ${scopes}::text[], ${now}::timestamptz,
        ${expiresAt}::timestamptz, ${intervalSeconds}::integer)
      ON CONFLICT DO NOTHING`
    return added === 1
  },

  async deviceOf(userHash, now) {
    const where = { userHash: bytes(userHash), isAllowed: null, expiresAt: { gt: now } }
    const row = await prisma.oauthDevice.findFirst({ where, select: { client: true, scopes: true, expiresAt: true } })
    return row ?? undefined
  },

  decideDevice: ({ userHash, account, epoch, session, isAllowed, now }) =>
    prisma.$transaction(async (database) => {
      await lockOwner(database, { accountId: account })
      if (!(await goesOn(database, session))) return false
      const where = { userHash: bytes(userHash), isAllowed: null, expiresAt: { gt: now } }
      const data = { accountId: account, epoch, sessionId: session, isAllowed }
      return (await database.oauthDevice.updateMany({ where, data })).count === 1
    }),

  askDevice: ({ deviceHash, client, moreSeconds, grant }) =>
    prisma.$transaction(async (database): Promise<DeviceTold> => {
      const where = { deviceHash: bytes(deviceHash) }
      const before = await database.oauthDevice.findUnique({ where })
      await lockOwner(database, before)
      // One question after the other, so that two at once are not both the right one.
      await database.$executeRaw`SELECT 1 FROM oauth_device WHERE device_hash = ${where.deviceHash} FOR UPDATE`
      const device = await database.oauthDevice.findUnique({ where })
      if (device?.client !== client) return { fault: 'unknown' }
      const { now } = grant
      if (device.expiresAt <= now) return { fault: 'expired' }
      const { askedAt, intervalSeconds, accountId, epoch, sessionId, isAllowed, scopes } = device
      const isTooSoon = askedAt !== null && now.getTime() - askedAt.getTime() < intervalSeconds * 1000
      const more = isTooSoon ? { intervalSeconds: { increment: moreSeconds } } : {}
      const isJustDecided = accountId !== (before?.accountId ?? null)
      if (isTooSoon || isJustDecided || isAllowed === null) {
        await database.oauthDevice.update({ where, data: { askedAt: now, ...more } })
        return { fault: isTooSoon ? 'too-soon' : 'waiting' }
      }
      await database.oauthDevice.delete({ where })
      if (!isAllowed || accountId === null || epoch === null) return { fault: 'denied' }
      const consent = { account: accountId, epoch, session: sessionId, client, scopes, host: '' }
      return (await insertGrant(database, consent, grant)) ? { scopes } : { fault: 'denied' }
    }),
})
