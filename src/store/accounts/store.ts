// Accounts in PostgreSQL: the whole of what the accounts room asks for, each part in a file of its own.
import type { AccountStore } from '../../accounts/ports/outside.ts'
import { addressStore } from './addresses.ts'
import type { PrismaClient } from './client.ts'
import { codeStore } from './codes.ts'
import { deviceStore } from './devices.ts'
import { expiredStore } from './expired.ts'
import { grantStore } from './grants.ts'
import { idleGuestStore } from './idle-guests.ts'
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
  ...expiredStore(prisma),
  ...idleGuestStore(prisma),
  ...operatorStore(prisma),
})
