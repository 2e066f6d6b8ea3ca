// A person as they see themselves.
import type { AccountId } from './ports/ids.ts'
import type { MailStop, Person } from './ports/people.ts'
import { type Delivery, LETTER_KINDS, type LetterKind, type Locale, USUAL } from './ports/words.ts'

export interface Profile {
  readonly account: AccountId
  readonly email: string | null
  readonly guest: boolean
  readonly hasPassword: boolean
  readonly name: string
  /** Whose program it is; null for people. */
  readonly program: { readonly owner: string } | null
  readonly locale: Locale
  readonly timeZone: string
  readonly mail: MailWishes
  readonly createdAt: Date
}

export interface MailWishes {
  readonly letters: Readonly<Record<LetterKind, Delivery>>
  /** When the digest comes, in the person's own time zone. */
  readonly digestHour: number
  /** How much of the time to answer is over, in percent, when they are reminded. */
  readonly remindAt: number
  /** Why no letters go to their address until they have shown that it is theirs; null while letters go. */
  readonly stopped: MailStop | null
}

export function profileOf({ letters, digestHour, remindAt, mailStopped, programOwner, ...person }: Person): Profile {
  const wishes = LETTER_KINDS.map((kind) => [kind, letters[kind] ?? USUAL.delivery])
  return {
    ...person,
    guest: person.email === null,
    program: programOwner === null ? null : { owner: programOwner },
    mail: { letters: Object.fromEntries(wishes), digestHour, remindAt, stopped: mailStopped },
  }
}
