// Throwing away what is old: some rows at a time, found by an index, so that no sweep takes long however much there is. The next one
// goes on.
export const AT_A_TIME = 5_000

/** Rows that somebody has in hand are passed over. `order` is that of an index. */
export const dropSome = (table: string, which: string, order: string, most = AT_A_TIME): string =>
  `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
     SELECT ctid FROM ${table} WHERE ${which} ORDER BY ${order} LIMIT ${most} FOR UPDATE SKIP LOCKED))`
