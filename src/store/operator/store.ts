// All that whoever runs the server looks for and puts right, each part in a file of its own.
import type pg from 'pg'
import type { OperatingStore } from '../../games/ports/operating.ts'
import { actStore } from './acts.ts'
import { tableStore } from './tables.ts'
import { undeliveredStore } from './undelivered.ts'

export const operatingStore = (pool: pg.Pool): OperatingStore => ({
  ...actStore(pool),
  ...tableStore(pool),
  ...undeliveredStore(pool),
})
