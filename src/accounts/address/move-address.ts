// Whoever runs the server gives somebody another address, where they can read mail at the former one no more. All sessions end,
// and what was let in. The former address is told, with a way back for some days; or is not, where a stranger reads its mail.
import { DAY, type Dependencies, later } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { checkAddress } from '../model/fields.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import { tellPerson } from '../people/tell-person.ts'
import type { AccountId } from '../ports/ids.ts'
import { standingTopic } from '../sessions/standing.ts'

export interface Move {
  readonly account: AccountId
  readonly email: string
  readonly isFinal: boolean
}

const FAILURES = { gone: 'no-such-account', 'no-address': 'no-address', taken: 'address-taken' } as const

export async function moveAddress(deps: Dependencies, { account, email, isFinal }: Move): Promise<Outcome<void>> {
  const { store, clock, random, settings, pubsub } = deps
  const to = checkAddress(email)
  if ('fault' in to) return badField('/email', to.fault)
  const secret = newSecret(random)
  const now = clock()
  const undo = isFinal ? null : { hash: hashOf(secret), until: later(now, settings.undoDays * DAY) }
  const moved = await store.moveAddress({ account, email: to.value, now, undo })
  if ('fault' in moved)
    return moved.fault === 'same' ? badField('/email', { is: 'same' }) : fail({ kind: FAILURES[moved.fault] })
  pubsub.publish(standingTopic(account))
  if (!isFinal)
    await tellPerson(deps, moved.former, { what: 'address-changed', link: settings.linkTo(secret, 'old-address') })
  return done(undefined)
}
