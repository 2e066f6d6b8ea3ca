// Telling somebody by mail what was changed in their name. Guests have no address to be told at.

import type { Dependencies } from './dependencies.ts'
import type { Notice } from './ports/notices.ts'
import type { Person } from './ports/people.ts'

/** Not waited for: it has happened, whether or not the letter arrives. */
export function tellPerson(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  { email, locale, timeZone }: Person,
  news: Pick<Notice, 'what' | 'name' | 'link'>,
): void {
  if (email !== null) void post.tell({ ...news, to: email, at: clock(), locale, timeZone }).catch(() => {})
}
