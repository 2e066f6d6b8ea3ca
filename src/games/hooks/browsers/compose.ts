// What a browser shows, composed from the game as it is when it is sent: a line of what the letter about it would say, and nothing
// that is not in that letter. There is no token in it, and nothing of a position.
import type { Locale } from '../../../rules/ruleset.ts'
import { isolated } from '../../../text/isolated.ts'
import { reasonItIsOld } from '../../letters/compose/old-news.ts'
import { WORDS } from '../../letters/compose/words.ts'
import { load } from '../../log/load.ts'
import type { NotNeeded } from '../../model/hook.ts'
import { FORMER_PLAYER } from '../../model/names.ts'
import { questionsFor, seatOf, type Table } from '../../model/table.ts'
import { inTheirTime } from '../../model/time/their-time.ts'
import { ASKING, type Kind, kindOf, TELLING, WISH_OF } from '../../notices/kinds.ts'
import type { PushNote } from '../../ports/browsers.ts'
import type { DuePush } from '../../ports/hooks.ts'
import type { HookDependencies } from '../dependencies.ts'
import { type About, SENTENCES } from '../words.ts'
import { ABOUT_NO_GAME } from './words.ts'

export type ComposedPush = { readonly note: PushNote } | { readonly skip: NotNeeded }

/** What asks for nothing is news for so long. */
const NEWS_SECONDS = 2 * 24 * 3600
/** However near the deadline: a browser that is awake gets it at once. */
const LEAST_SECONDS = 60

export async function composePush({ deps }: HookDependencies, due: DuePush): Promise<ComposedPush> {
  const { kind, owner } = due
  const known = ABOUT_NO_GAME[kind]
  if (known) {
    const { title, body } = known[owner.locale]
    return noteOf(due, { title, body, path: known.path, topic: kind, isUrgent: false, ttl: NEWS_SECONDS })
  }
  const letter = kindOf(kind)
  if (!owner.pushes.includes(letter ? WISH_OF[letter] : kind)) return { skip: 'switched-off' }
  if (letter === 'webhook-off') return ofHook(due)
  const table = due.game === null ? undefined : await load(deps, due.game)
  if (!table) return { skip: 'table-gone' }
  if (letter) return ofGame(due, letter, table, deps.clock())
  const isGood = (await deps.invitations.of(table.file.id)).some(({ id }) => id === due.occasion)
  return isGood ? invited(due, table) : { skip: 'invitation-over' }
}

function ofGame(due: DuePush, kind: Kind, table: Table, now: Date): ComposedPush {
  const { owner, occasion } = due
  const { file, ruleset } = table
  const seat = seatOf(file, owner.account)
  if (seat === undefined) return { skip: 'left-table' }
  const asked = questionsFor(table, seat)
  const old = reasonItIsOld(
    { kind, occasion },
    asked.map(({ id }) => id),
    table,
  )
  if (old !== undefined) return { skip: old }
  const { locale, timeZone } = owner
  const title = isolated(file.title)
  const round = kind === 'round-over' ? ruleset.roundName(Number(occasion), locale) : ''
  const { dueAt } = file.timing
  const isAsking = asked.length > 0 && (ASKING.includes(kind) || TELLING.includes(kind))
  const until = dueAt ? inTheirTime(dueAt, locale, timeZone) : undefined
  const about = { title, round, who: '', until }
  const body = isAsking ? SENTENCES[locale].asked(about) : sentenceOf(kind, about, locale)
  const left = dueAt && isAsking ? Math.floor((dueAt.getTime() - now.getTime()) / 1000) : NEWS_SECONDS
  return noteOf(due, {
    ...{ title: WORDS[locale].subject[kind](title, round), body, path: `/games/${file.id}`, topic: file.id },
    ...{ isUrgent: ASKING.includes(kind), ttl: Math.max(left, LEAST_SECONDS) },
  })
}

const BRIEFLY: readonly string[] = ['game-began', 'round-over', 'game-over'] satisfies Kind[]

const sentenceOf = (kind: Kind, about: About, locale: Locale): string =>
  BRIEFLY.includes(kind)
    ? SENTENCES[locale][kind as 'round-over'](about)
    : WORDS[locale].lead[kind](about.title, about.round)

/** Who is invited to a private table finds the way in the letter alone. */
function invited(due: DuePush, { file }: Table): ComposedPush {
  const { locale } = due.owner
  const title = isolated(file.title)
  const host = file.seats.find(({ account }) => account === file.host)?.name
  const who = host ? isolated(host) : FORMER_PLAYER[locale]
  const path = file.visibility === 'private' ? '/' : `/games/${file.id}`
  const body = SENTENCES[locale].invitation({ title, who, round: '', until: undefined })
  return noteOf(due, { title, body, path, topic: file.id, isUrgent: false, ttl: NEWS_SECONDS })
}

function ofHook(due: DuePush): ComposedPush {
  const words = WORDS[due.owner.locale]
  const title = words.subject['webhook-off']('', '')
  const said = { title, body: words.lead['webhook-off']('', ''), path: '/me#webhooks', topic: due.kind }
  return noteOf(due, { ...said, isUrgent: false, ttl: NEWS_SECONDS })
}

const noteOf = ({ owner }: DuePush, note: Omit<PushNote, 'locale'>): ComposedPush => ({
  note: { ...note, locale: owner.locale },
})
