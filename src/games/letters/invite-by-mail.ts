// An invitation that goes by mail as well, to somebody who plays here and wants such letters; programs of theirs are told. It holds a secret, so it leaves
// at once and is not tried again; whoever invites is told the same in every case, and has the link to pass on. Name and title
// are free text, and nobody asked for them: guests send none, others few and one a day to each, and nobody gets many.
import { isolated } from '../../text/isolated.ts'
import { hostedBy, type Invited, invite } from '../lobby/invite.ts'
import { load } from '../log/load.ts'
import { fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { randomId } from '../model/ids.ts'
import { calledAs, FORMER_PLAYER } from '../model/names.ts'
import type { Table } from '../model/table.ts'
import { DELIVERIES_DUE } from '../ports/hooks.ts'
import type { Receiver } from '../ports/letters.ts'
import type { Mail } from '../ports/mail.ts'
import { affairsTopic } from '../ports/pubsub.ts'
import { reasonNotTo } from './compose/composed.ts'
import { threadOf } from './compose/thread.ts'
import { WORDS } from './compose/words.ts'
import type { LetterDependencies } from './dependencies.ts'
import { endingOf } from './endings.ts'

export interface MailedInvitation {
  readonly game: GameId
  readonly host: AccountId
  readonly email: string
}

const WISH = 'invitation'
/** Nobody else sends it meanwhile. */
const APART_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000 // days are UTC's

export async function inviteByMail(letterTools: LetterDependencies, wish: MailedInvitation): Promise<Outcome<Invited>> {
  const { deps, store } = letterTools
  const now = deps.clock()
  const hosted = await hostedBy(deps, wish.game, wish.host)
  if (!hosted.ok) return hosted
  if (!(await store.receiver(wish.host))) return fail({ kind: 'address-needed' })
  if (!(await deps.invitations.countMailed(wish.host, 'sent', now, deps.allowance.invitations.sentADay)))
    return fail({ kind: 'too-many-mailed', retryAfter: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000) })
  const invited = await invite(deps, wish.game, wish.host)
  if (!invited.ok) return invited
  const [table, receiver] = [await load(deps, wish.game), await store.receiverAt(wish.email)]
  // Not waited for: how long it takes would tell whether there is such a person.
  if (table && receiver) void send(letterTools, table, receiver, invited.value, wish.host)
  return invited
}

async function send(
  letterTools: LetterDependencies,
  { file, ruleset }: Table,
  receiver: Receiver,
  { id: occasion, token }: Invited,
  host: AccountId,
): Promise<void> {
  const { deps, store, post, settings } = letterTools
  const now = deps.clock()
  const id = randomId(deps.random)
  const dueAt = new Date(now.getTime() + APART_MS)
  const letter = { id, account: receiver.account, kind: WISH, occasion, wish: WISH, questions: '', dueAt }
  try {
    if (!(await deps.invitations.countPair(host, receiver.account, now))) return
    if (
      !(await deps.invitations.countMailed(receiver.account, 'received', now, deps.allowance.invitations.receivedADay))
    )
      return
    if ((await deps.hooks.tell({ game: file.id, account: receiver.account, kind: WISH, occasion }, now)) > 0)
      deps.pubsub.publish(DELIVERIES_DUE)
    if (receiver.wishes[WISH] === 'off') return
    if (!(await store.write(file.id, letter, now))) return
    const reason = reasonNotTo(receiver)
    if (reason !== null) return await store.settle([id], { state: 'skipped', answer: reason })
    deps.pubsub.publish(affairsTopic(receiver.account))
    const words = WORDS[receiver.locale]
    const seat = file.seats.find(({ account }) => account === host)
    const from = (seat && calledAs(seat, receiver.locale)) ?? FORMER_PLAYER[receiver.locale]
    const title = isolated(file.title)
    const unsubscribe = endingOf(letterTools, id)
    const mail: Mail = {
      ...{ id, to: receiver.email, locale: receiver.locale, subject: words.invitation.subject(from, title) },
      blocks: [
        { t: 'heading', text: title },
        { t: 'text', text: ruleset.title[receiver.locale], small: true },
        { t: 'text', text: words.invitation.lead(from, title) },
        { t: 'action', link: { text: words.invitation.open, url: `${settings.publicUrl}/invitations#${token}` } },
        { t: 'text', text: words.invitation.end, small: true },
        { t: 'links', links: [{ text: words.unsubscribe, url: unsubscribe.url }] },
      ],
      thread: threadOf(file, receiver.account),
      unsubscribe,
    }
    const answer = await post.send(mail)
    await store.settle([id], { state: 'sent', at: deps.clock(), answer })
  } catch (error) {
    await store.settle([id], { state: 'failed', answer: (error as Error).message.slice(0, 500) }).catch(() => {})
  }
}
