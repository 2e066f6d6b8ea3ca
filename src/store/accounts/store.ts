// Accounts in PostgreSQL: the whole of what the accounts room asks for, each part in a file of its own.
import type { AccountStore } from '../../accounts/ports/outside.ts'
import { addressStore } from './addresses.ts'
import type { PrismaClient } from './client.ts'
import { codeStore } from './codes.ts'
import { deviceStore } from './devices.ts'
import { grantStore } from './grants.ts'
import { joinStore } from './join.ts'
import { accountLetterStore } from './letters.ts'
import { linkStore } from './links.ts'
import { operatorStore } from './operating.ts'
import { personStore } from './people.ts'
import { sessionStore } from './sessions.ts'
import { tokenStore } from './tokens.ts'
import { tryStore } from './tries.ts'

export const accountStore = (prisma: PrismaClient): AccountStore => ({
  ...linkStore(prisma),
  ...sessionStore(prisma),
  ...tokenStore(prisma),
  ...grantStore(prisma),
  ...codeStore(prisma),
  ...deviceStore(prisma),
  ...personStore(prisma),
  ...tryStore(prisma),
  ...accountLetterStore(prisma),
  ...addressStore(prisma),
  ...joinStore(prisma),
  ...operatorStore(prisma),

  async dropExpired({ links, usedLinks, sessions, spent, tries, changes, letters }) {
    await prisma.signInLink.deleteMany({
      where: { OR: [{ usedAt: null, expiresAt: { lt: links } }, { usedAt: { lt: usedLinks } }] },
    })
    // Nobody's address is kept for longer because a letter went there.
    await prisma.accountLetter.deleteMany({
      where: { OR: [{ tokenHash: { not: null }, expiresAt: { lt: links } }, { createdAt: { lt: letters } }] },
    })
    await prisma.addressChange.deleteMany({ where: { expiresAt: { lt: changes } } })
    await prisma.wrongPassword.deleteMany({ where: { waitUntil: { lt: tries } } })
    await prisma.session.deleteMany({ where: { expiresAt: { lt: sessions } } })
    await prisma.spentToken.deleteMany({ where: { spentAt: { lt: spent } } })
  },
})
