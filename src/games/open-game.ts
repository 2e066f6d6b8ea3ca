// Opening a game: what is agreed, and the server's part of all chance. Its commitment is shown from now on, before anybody has
// given theirs, the host among them.
import { botFor } from '../bots/bots.ts'
import { isSame } from '../rules/canonical.ts'
import { commitment } from '../rules/fairness.ts'
import { gameNamed } from '../rules/games.ts'
import { isFitLine } from '../text/fit-line.ts'
import { type Agreement, type AgreementWish, agree } from './agreement.ts'
import { beginChain, NEWEST_FORM } from './chain.ts'
import { COLOURS, type Colour } from './colours.ts'
import { done, fail, type Outcome } from './failure.ts'
import { idFor, randomId } from './ids.ts'
import type { AccountId, GameFile, GameId, KnownHolder, Visibility } from './ports.ts'
import { NO_PART } from './start-game.ts'
import { NO_TIMING } from './timing.ts'
import type { Tools } from './tools.ts'

export interface Opening {
  readonly host: AccountId
  readonly title: string
  readonly ruleset: string
  readonly options: unknown
  readonly visibility: Visibility
  readonly agreement?: AgreementWish
  /** Bots that sit down at once, in the last seats. */
  readonly bots?: readonly string[]
  readonly colour?: Colour
  /** The client's name for this request: sent again, it opens no second game. */
  readonly key?: string
}

export interface Opened {
  readonly game: GameId
  readonly commitment: string
}

const LONGEST_TITLE = 80

export async function openGame(tools: Tools, opening: Opening): Promise<Outcome<Opened>> {
  const file = fileFor(tools, opening)
  if (!file.ok) return file
  const { id, secret } = file.value
  if (!(await tools.store.open(file.value))) return openedBefore(tools, file.value)
  return done({ game: id, commitment: commitment(secret) })
}

function fileFor({ clock, random }: Tools, opening: Opening): Outcome<GameFile> {
  const { host, visibility, colour = COLOURS[0], key } = opening
  const title = opening.title.trim()
  const ruleset = gameNamed(opening.ruleset)?.standard
  if (!ruleset) return fail({ kind: 'no-such-ruleset', ruleset: opening.ruleset })
  const options = ruleset.options(opening.options)
  if (!options.ok) return fail({ kind: 'refused', refusal: inOptions(options.refusal), questions: [] })
  if (title.length > LONGEST_TITLE || !isFitLine(title)) return fail({ kind: 'bad-title' })
  const agreement = agree(opening.agreement ?? {})
  if (!agreement.ok) return agreement
  const bots = opening.bots ?? []
  const unknown = bots.find((bot) => !botFor(bot, ruleset))
  if (unknown !== undefined) return fail({ kind: 'no-such-bot', bot: unknown })
  const { players } = options.value as { players: number }
  if (bots.length >= players) return fail({ kind: 'too-many-bots' })

  const id = key === undefined ? randomId(random) : idFor('game', host, key)
  const others = COLOURS.filter((one) => one !== colour)
  const openedAt = clock()
  const newcomer = { satAt: openedAt, ...NEWCOMER }
  const seats: KnownHolder[] = [
    { seat: 0, account: host, bot: null, colour, nonce: null, ...newcomer },
    ...bots.map((bot, i) => {
      const seat = players - bots.length + i
      return { seat, account: null, bot, colour: others[seat - 1]!, nonce: NO_PART, ...newcomer }
    }),
  ]
  return done({
    ...{ id, revision: 0, status: 'open', title, visibility, host, seats },
    ...{ ruleset: ruleset.name, version: ruleset.version, options: options.value, agreement: agreement.value },
    ...{ secret: random(32), seq: 0, head: beginChain(id), chain: NEWEST_FORM, waitsFor: [] },
    ...{ round: 0, timing: NO_TIMING, trouble: null },
    ...{ openedAt, startedAt: null, endedAt: null },
  } satisfies GameFile)
}

/** What is known of somebody who has just sat down. */
const NEWCOMER = {
  ...{
    name: null,
    away: [],
    remindAt: 50,
    letterbox: null,
    absentRounds: 0,
    absentIn: null,
    offeredAt: null,
    extensions: 0,
    extendedFor: null,
    wishesPause: false,
  },
} as const

const inOptions = <R extends { at: string }>(refusal: R): R => ({ ...refusal, at: `/options${refusal.at}` })

/** The same request again gets the same answer; another one with the same key is refused. */
async function openedBefore({ store }: Tools, wished: GameFile): Promise<Outcome<Opened>> {
  const opened = await store.read(wished.id)
  const agreed = (file: GameFile): [string, unknown, Agreement] => [file.title, file.options, file.agreement]
  if (!opened || !isSame(agreed(opened.file), agreed(wished))) return fail({ kind: 'key-used' })
  return done({ game: wished.id, commitment: commitment(opened.file.secret) })
}
