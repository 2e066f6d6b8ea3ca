// Opening a game: what is agreed, and the server's part of all chance. Its commitment is shown from now on, before anybody has
// given theirs, the host among them.
import { canonical } from '../../rules/canonical.ts'
import { commitment, digest } from '../../rules/fairness.ts'
import { isFitLine } from '../../text/fit-line.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { NO_TIMING } from '../log/timing.ts'
import { type AgreementWish, agree } from '../model/agreement.ts'
import { beginChain, NEWEST_FORM } from '../model/chain.ts'
import { CHOICES, type Colour, ownColour, wishedColour } from '../model/colours.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId, KnownHolder, Visibility } from '../model/game.ts'
import { randomId } from '../model/ids.ts'
import { NO_PART } from '../model/seats.ts'
import { knownRules, standInsOf } from '../ports/catalogue.ts'
import { affairsTopic } from '../ports/pubsub.ts'
import type { RequestKey } from '../ports/store.ts'

export interface Opening {
  readonly host: AccountId
  readonly title: string
  readonly ruleset: string
  readonly options: unknown
  readonly visibility: Visibility
  readonly agreement?: AgreementWish
  /** Bots that sit down at once, in the last seats. */
  readonly bots?: readonly string[]
  /** Of the host's seat: its own where the game has such, and no other. */
  readonly colour?: Colour
  /** The client's name for this request: sent again, it opens no second game. */
  readonly key?: string
  /** Hash of the network it comes from, as far as that is known. */
  readonly source?: string
}

export interface Opened {
  readonly game: GameId
  readonly commitment: string
}

export const LONGEST_TITLE = 80

export async function openGame(deps: Dependencies, opening: Opening): Promise<Outcome<Opened>> {
  const wished = fileFor(deps, opening)
  if (!wished.ok) return wished
  const file = wished.value
  const opened = await deps.store.open(file, deps.allowance, keyOf(opening, file), opening.source ?? null)
  if (opened.t === 'key-used') return fail({ kind: 'key-used' })
  if (opened.t === 'gone') return fail({ kind: 'signed-out' })
  if (opened.t === 'no-programs') return fail({ kind: 'no-programs' })
  if (opened.t === 'too-many') return fail({ kind: 'too-many-tables', which: opened.which, most: opened.most })
  if (opened.t === 'before') return openedBefore(deps, opened.game)
  deps.pubsub.publish(affairsTopic(file.host))
  return done({ game: file.id, commitment: commitment(file.secret) })
}

function fileFor({ catalogue, clock, random }: Dependencies, opening: Opening): Outcome<GameFile> {
  const { host, visibility } = opening
  const title = opening.title.trim()
  const ruleset = catalogue.standard(opening.ruleset)
  if (!ruleset)
    return fail({ kind: 'no-such-ruleset', ruleset: opening.ruleset, ...knownRules(catalogue, opening.ruleset) })
  const options = ruleset.options(opening.options)
  if (!options.ok)
    return fail({ kind: 'refused', ruleset: ruleset.name, refusal: inOptions(options.refusal), questions: [] })
  if (title.length > LONGEST_TITLE || !isFitLine(title)) return fail({ kind: 'bad-title' })
  const bots = opening.bots ?? []
  const { players } = options.value as { players: number }
  const agreement = agree(opening.agreement ?? {}, standInsOf(catalogue, ruleset), players - bots.length)
  if (!agreement.ok) return agreement
  const unknown = bots.find((bot) => !catalogue.bot(ruleset, bot))
  if (unknown !== undefined) return fail({ kind: 'no-such-bot', bot: unknown, bots: catalogue.botNames(ruleset) })
  if (bots.length >= players) return fail({ kind: 'too-many-bots' })
  const colour = wishedColour(ruleset, [], 0, opening.colour)
  if (!colour.ok) return colour

  const id = randomId(random)
  const others = CHOICES.filter((one) => one !== colour.value)
  const openedAt = clock()
  const newcomer = { satAt: openedAt, ...NEWCOMER }
  const seats: KnownHolder[] = [
    { seat: 0, account: host, bot: null, colour: colour.value, nonce: null, ...newcomer },
    ...bots.map((bot, i) => {
      const seat = players - bots.length + i
      const worn = ownColour(ruleset, seat) ?? others[seat - 1]!
      return { seat, account: null, bot, colour: worn, nonce: NO_PART, ...newcomer }
    }),
  ]
  return done({
    ...{ id, revision: 0, stamp: randomId(random), status: 'open', title, visibility, host, seats },
    ...{
      ruleset: ruleset.name,
      version: ruleset.version,
      pack: ruleset.fingerprint,
      options: options.value,
      agreement: agreement.value,
    },
    ...{ secret: random(32), seq: 0, head: beginChain(id), chain: NEWEST_FORM, waitsFor: [] },
    // A table that is full from the first begins when the host has given their nonce, or has been waited for.
    ...{ round: 0, timing: NO_TIMING, owedAt: seats.length === players ? openedAt : null, trouble: null },
    ...{ openedAt, startedAt: null, endedAt: null },
  } satisfies GameFile)
}

/** What is known of somebody who has just sat down. */
const NEWCOMER = {
  ...{
    name: null,
    programOwner: null,
    away: [],
    remindAt: 50,
    letterbox: null,
    hooks: [],
    pushes: null,
    absentRounds: 0,
    absentIn: null,
    offeredAt: null,
    extensions: 0,
    extendedFor: null,
    wishesPause: false,
    bank: 0,
    bankPaid: null,
  },
} as const

const inOptions = <R extends { at: string }>(refusal: R): R => ({ ...refusal, at: `/options${refusal.at}` })

/** All that was asked for, as it was understood: the same wish in other words is the same. */
function keyOf({ key, bots = [] }: Opening, file: GameFile): RequestKey | null {
  if (key === undefined) return null
  const { title, visibility, ruleset, options, agreement, seats } = file
  const asked = { title, visibility, ruleset, options, agreement, bots, colour: seats[0]!.colour }
  return { name: digest(key), content: digest(canonical(asked)) }
}

/** The same request again gets the same answer, as long as the table is there. A key is good for one table. */
async function openedBefore(deps: Dependencies, game: GameId): Promise<Outcome<Opened>> {
  const opened = await deps.store.read(game)
  if (!opened) return fail({ kind: 'key-used' })
  return done({ game, commitment: commitment(opened.file.secret) })
}
