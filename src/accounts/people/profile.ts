// A person as they see themselves.
import type { AccountId } from '../ports/ids.ts'
import type { MailStop, Person } from '../ports/people.ts'
import { type Delivery, LETTER_KINDS, type LetterKind, type Locale, USUAL } from '../ports/words.ts'

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
  /** Since when their deadlines have a secret address; null where they have none. */
  readonly calendarAt: Date | null
  readonly createdAt: Date
}

export interface MailWishes {
  readonly letters: Readonly<Record<LetterKind, Delivery>>
  /** Which of them their browsers tell them of, as well or instead. */
  readonly push: Readonly<Record<LetterKind, boolean>>
  /** When the digest comes, in the person's own time zone. */
  readonly digestHour: number
  /** How much of the time to answer is over, in percent, when they are reminded. */
  readonly remindAt: number
  /** Why no letters go to their address until they have shown that it is theirs; null while letters go. */
  readonly stopped: MailStop | null
}

export function profileOf({
  letters,
  pushes,
  digestHour,
  remindAt,
  mailStopped,
  programOwner,
  suspendedAt: _,
  ...person
}: Person): Profile {
  const wishes = LETTER_KINDS.map((kind) => [kind, letters[kind] ?? USUAL.delivery])
  const push = LETTER_KINDS.map((kind) => [kind, pushes.includes(kind)])
  return {
    ...person,
    guest: person.email === null,
    program: programOwner === null ? null : { owner: programOwner },
    mail: {
      letters: Object.fromEntries(wishes),
      push: Object.fromEntries(push),
      digestHour,
      remindAt,
      stopped: mailStopped,
    },
  }
}
