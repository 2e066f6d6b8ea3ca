// Changing one's profile, field by field: what is not named stays, and one wrong field leaves all as it was.

import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, type FieldFault, fail, type Outcome } from '../model/failure.ts'
import { type Checked, checkChoice, checkName, checkTimeZone, checkWhole } from '../model/fields.ts'
import type { AccountId } from '../ports/ids.ts'
import type { PersonChange } from '../ports/people.ts'
import { DELIVERIES, type Delivery, FORMER_KINDS, LETTER_KINDS, LOCALES, REMINDERS } from '../ports/words.ts'
import { type Profile, profileOf } from './profile.ts'

export interface ProfileChange {
  readonly name?: string
  readonly locale?: string
  readonly timeZone?: string
  readonly mail?: {
    readonly letters?: Readonly<Record<string, string>>
    readonly push?: Readonly<Record<string, boolean>>
    readonly digestHour?: number
    readonly remindAt?: number
  }
}

export async function changeProfile(
  { store }: Dependencies,
  account: AccountId,
  { name, locale, timeZone, mail }: ProfileChange,
): Promise<Outcome<Profile>> {
  const faults: { at: string; fault: FieldFault }[] = []
  const take = <T>(at: string, checked: Checked<T>): T | undefined => {
    if ('value' in checked) return checked.value
    faults.push({ at, fault: checked.fault })
    return undefined
  }
  const letters: Record<string, Delivery | undefined> = {}
  for (const [named, delivery] of Object.entries(mail?.letters ?? {})) {
    const at = `/mail/letters/${pointed(named)}`
    const kind = take(at, checkKind(named))
    if (kind) letters[kind] = take(at, checkChoice(delivery, DELIVERIES))
  }
  const pushes: Record<string, boolean> = {}
  for (const [named, isOn] of Object.entries(mail?.push ?? {})) {
    const kind = take(`/mail/push/${pointed(named)}`, checkKind(named))
    if (kind) pushes[kind] = isOn
  }
  const change = {
    ...(name !== undefined && { name: take('/name', checkName(name)) }),
    ...(locale !== undefined && { locale: take('/locale', checkChoice(locale, LOCALES)) }),
    ...(timeZone !== undefined && { timeZone: take('/timeZone', checkTimeZone(timeZone)) }),
    ...(mail?.digestHour !== undefined && { digestHour: take('/mail/digestHour', checkWhole(mail.digestHour, 0, 23)) }),
    ...(mail?.remindAt !== undefined && {
      remindAt: take('/mail/remindAt', checkWhole(mail.remindAt, REMINDERS.min, REMINDERS.max)),
    }),
    ...(Object.keys(letters).length > 0 && { letters }),
    ...(Object.keys(pushes).length > 0 && { pushes }),
  }
  const [first] = faults
  if (first) return badField(first.at, first.fault)
  const person = await store.change(account, change as PersonChange) // without a fault, each has its value
  return person ? done(profileOf(person)) : fail({ kind: 'no-such-account' })
}

function checkKind(named: string): Checked<string> {
  const kind = Object.hasOwn(FORMER_KINDS, named) ? FORMER_KINDS[named]! : named
  return 'value' in checkChoice(kind, LETTER_KINDS) ? { value: kind } : { fault: { is: 'unknown' } }
}

/** As a part of a JSON pointer. */
const pointed = (word: string): string => word.replaceAll('~', '~0').replaceAll('/', '~1')
