// Accounts in PostgreSQL: the whole of what the accounts room asks for, each part in a file of its own.
import type { AccountStore } from '../accounts/ports.ts'
import type { PrismaClient } from './account-client.ts'
import { linkStore } from './account-links.ts'
import { personStore } from './account-people.ts'
import { sessionStore } from './account-sessions.ts'
import { tokenStore } from './account-tokens.ts'

export const accountStore = (prisma: PrismaClient): AccountStore => ({
  ...linkStore(prisma),
  ...sessionStore(prisma),
  ...tokenStore(prisma),
  ...personStore(prisma),

  async dropExpired({ links, sessions, spent }) {
    await prisma.signInLink.deleteMany({ where: { expiresAt: { lt: links } } })
    await prisma.session.deleteMany({ where: { expiresAt: { lt: sessions } } })
    await prisma.spentToken.deleteMany({ where: { spentAt: { lt: spent } } })
  },
})
