// Accounts in PostgreSQL: the whole of what the accounts room asks for, each part in a file of its own.
import type { AccountStore } from '../accounts/ports.ts'
import type { PrismaClient } from './account-client.ts'
import { linkStore } from './account-links.ts'
import { personStore } from './account-people.ts'
import { sessionStore } from './account-sessions.ts'
import { tokenStore } from './account-tokens.ts'
import { tryStore } from './account-tries.ts'

export const accountStore = (prisma: PrismaClient): AccountStore => ({
  ...linkStore(prisma),
  ...sessionStore(prisma),
  ...tokenStore(prisma),
  ...personStore(prisma),
  ...tryStore(prisma),

  async dropExpired({ links, usedLinks, sessions, spent, tries }) {
    await prisma.signInLink.deleteMany({
      where: { OR: [{ usedAt: null, expiresAt: { lt: links } }, { usedAt: { lt: usedLinks } }] },
    })
    await prisma.wrongPassword.deleteMany({ where: { waitUntil: { lt: tries } } })
    await prisma.session.deleteMany({ where: { expiresAt: { lt: sessions } } })
    await prisma.spentToken.deleteMany({ where: { spentAt: { lt: spent } } })
  },
})
