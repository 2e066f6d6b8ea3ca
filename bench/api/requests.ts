// What the load is made of: orders handed in again and again, and views, with the tag of what one has or without.
import type { Request } from './load.ts'
import { paths } from './paths.ts'
import { bearer, ORDERS, type Table } from './people.ts'

const body = JSON.stringify({ year: 1, orders: ORDERS })

/** Legal until the last at the table has handed in, and there somebody keeps silent. */
export const handIn = (
  { game, host }: Table,
  path: (game: string) => string = (game) => paths.answer(game, 'orders'),
): Request => ({
  method: 'PUT',
  path: path(game),
  headers: { ...bearer(host), 'content-type': 'application/json' },
  body,
})

export const view = ({ game, host }: Table, path: (game: string) => string = paths.game, tag?: string): Request => ({
  method: 'GET',
  path: path(game),
  headers: { ...bearer(host), ...(tag && { 'if-none-match': tag }) },
})

export async function tagOf(url: string, table: Table): Promise<string> {
  const { path, headers } = view(table)
  const response = await fetch(url + path, { headers })
  await response.arrayBuffer()
  return response.headers.get('etag')!
}
