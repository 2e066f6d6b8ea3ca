// A mailed link was followed: letters reach that address, so they go there again, whatever came back before.
import type { Database } from './client.ts'

export const confirmAddress = (database: Database, account: string, now: Date) =>
  database.$executeRaw`
    UPDATE account SET bounces = 0, bounced_at = NULL, mail_stopped = NULL, confirmed_at = ${now} WHERE id = ${account}::uuid`
