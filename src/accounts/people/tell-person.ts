// Telling somebody by mail what was changed in their name. Guests have no address to be told at.

import type { Dependencies } from '../model/dependencies.ts'
import type { Notice } from '../ports/notices.ts'
import type { Person } from '../ports/people.ts'

/** Done when it is written down. What it tells of has happened, whether or not that can be. */
export async function tellPerson(
  { post, clock }: Pick<Dependencies, 'post' | 'clock'>,
  { email, locale, timeZone }: Person,
  news: Pick<Notice, 'what' | 'name' | 'link'>,
): Promise<void> {
  if (email !== null) await post.tell({ ...news, to: email, at: clock(), locale, timeZone }).catch(() => {})
}
