// What a program is told, composed from the game as it is when it is sent: less than a letter says. There is no token in it, no
// word that somebody said, and nothing of a position.
import { isolated } from '../../text/isolated.ts'
import { load } from '../log/load.ts'
import type { NotNeeded } from '../model/hook.ts'
import { FORMER_PLAYER, namesAt } from '../model/names.ts'
import { questionsFor, seatOf, type Table } from '../model/table.ts'
import { inTheirTime } from '../model/time/their-time.ts'
import type { DueDelivery, Told, ToldData } from '../ports/hooks.ts'
import type { HookDependencies } from './dependencies.ts'
import { type About, SENTENCES } from './words.ts'

export type Composed = { readonly told: Told } | { readonly skip: NotNeeded }

export async function compose(tools: HookDependencies, due: DueDelivery): Promise<Composed> {
  const { publicUrl } = tools.settings
  if (due.game === null) return toldOf(due, { game: null, link: `${publicUrl}/me#webhooks` }, {})
  const table = await load(tools.deps, due.game)
  if (!table) return { skip: 'table-gone' }
  const link = `${publicUrl}/games/${due.game}`
  if (due.kind === 'invitation') return invited(tools, due, table, link)
  const seat = seatOf(table.file, due.owner.account)
  if (seat === undefined) return { skip: 'left-table' }
  if (due.kind === 'message') return spoken(tools, due, table, { seat, link })
  const asked = questionsFor(table, seat).map(({ id, t }) => ({ id, t }))
  const isOpen = due.occasion.split(' ').some((id) => asked.some((question) => question.id === id))
  if (due.kind === 'asked' && !isOpen && !due.again) return { skip: 'answered' }
  const { dueAt } = table.file.timing
  const { locale, timeZone } = due.owner
  const round = due.kind === 'round-over' ? Number(due.occasion) : null
  return toldOf(
    due,
    { game: cardOf(table), seat, round, asked, dueAt: asked.length > 0 ? (dueAt?.toISOString() ?? null) : null, link },
    {
      title: isolated(table.file.title),
      ...(round !== null && { round: table.ruleset.roundName(round, locale) }),
      ...(asked.length > 0 && dueAt && { until: inTheirTime(dueAt, locale, timeZone) }),
    },
  )
}

/** Who is invited to a private table finds the way in the letter: it is a secret, and not for others in a channel. */
async function invited(
  { deps, settings }: HookDependencies,
  due: DueDelivery,
  table: Table,
  link: string,
): Promise<Composed> {
  const { file } = table
  const isGood = (await deps.invitations.of(file.id)).some(({ id }) => id === due.occasion)
  if (!isGood) return { skip: 'invitation-over' }
  const host = file.seats.find(({ account }) => account === file.host)?.name
  const who = host ? isolated(host) : FORMER_PLAYER[due.owner.locale]
  const data = { game: cardOf(table), link: file.visibility === 'private' ? settings.publicUrl : link }
  return toldOf(due, data, { title: isolated(file.title), who })
}

/** That something was said, and by whom; not what. */
async function spoken(
  { deps }: HookDependencies,
  due: DueDelivery,
  table: Table,
  at: { readonly seat: number; readonly link: string },
): Promise<Composed> {
  const number = Number(due.occasion)
  const [message] = await deps.messages.heardBy(table.file.id, due.owner.account, number - 1, 1)
  if (message?.number !== number || message.erased) return { skip: 'erased' }
  const { locale } = due.owner
  const who = message.former ? FORMER_PLAYER[locale] : namesAt(table.file, locale)[message.from]!
  const said = { number, from: message.from, isPrivate: message.to !== null }
  return toldOf(due, { game: cardOf(table), ...at, message: said }, { title: isolated(table.file.title), who })
}

const cardOf = ({ file: { id, title, ruleset, status, round } }: Table): ToldData['game'] => ({
  ...{ id, title, ruleset, status, round },
})

const NOTHING = { seat: null, round: null, asked: [], dueAt: null, message: null }

function toldOf(
  { kind, createdAt, owner }: DueDelivery,
  data: Partial<ToldData> & Pick<ToldData, 'game' | 'link'>,
  about: Partial<About>,
): Composed {
  const text = SENTENCES[owner.locale][kind]({ title: '', round: '', who: '', until: undefined, ...about })
  return { told: { type: kind, timestamp: createdAt.toISOString(), data: { ...NOTHING, ...data, text } } }
}
