// Where somebody was who comes back: a moment, opaque to them. One that makes no sense begins at the beginning.

export const cursorAt = (moment: Date): string => moment.getTime().toString(36)

export function readCursor(cursor: string | undefined): Date | undefined {
  if (!/^[0-9a-z]{8,9}$/.test(cursor ?? '')) return undefined
  const moment = new Date(Number.parseInt(cursor!, 36))
  return moment.getFullYear() < 3000 ? moment : undefined
}
