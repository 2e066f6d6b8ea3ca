// A summary as a table, one row a seat.
import { oneLine } from '../terminal/output.ts'
import type { Figures } from './summary.ts'

export function tableOf({ seats, nobody, table = {}, ...totals }: Figures, seed: string): string {
  const names = Object.keys(seats[0]?.means ?? {})
  const rows = [['seat', 'bot', 'wins', '', ...names]]
  for (const { seat, bot, wins, share, means } of seats)
    rows.push([`${seat}`, bot, `${wins}`, percent(share), ...names.map((name) => means[name]!.toFixed(2))])
  if (nobody.games > 0) rows.push(['nobody', '', `${nobody.games}`, percent(nobody.share)])
  const below = Object.entries({ ...totals, ...table }).map(([name, count]) => [name, count.toLocaleString('en-US')])
  below.push(['seed', oneLine(seed)])
  return `${aligned(rows, 2)}\n${aligned(below, 2)}`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** Columns with two spaces between; the first so many hold words, the others numbers. */
function aligned(rows: string[][], words: number): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  const pad = (cell: string, column: number) =>
    column < words ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('')
}
