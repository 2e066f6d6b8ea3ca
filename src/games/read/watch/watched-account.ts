// Somebody's games while they look on at all of them: a post at each, and an ear for what comes new.
import type { Dependencies } from '../../log/dependencies.ts'
import { type AccountId, type GameId, NOT_OVER } from '../../model/game.ts'
import { MissingRules } from '../../model/missing-rules.ts'
import { seatOf, type Table } from '../../model/table.ts'
import { MOST_RECEIVED, type ReceivedInvitation } from '../../ports/invitations.ts'
import type { Message } from '../../ports/messages.ts'
import { affairsTopic } from '../../ports/pubsub.ts'
import type { ToldEvent } from '../read-history.ts'
import { type GameLine, lineOf, tellsTheSame } from './game-line.ts'
import { linesOf, type ReadLine } from './lines.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Watched } from './watched.ts'
import type { Onlooker } from './watched-game.ts'

export interface AccountOnlooker {
  readonly account: AccountId
  /** A game is another than before, or new to them; with the kinds of what happened, as they may know it. */
  game(line: GameLine, happened: readonly string[]): void
  /** It is theirs no more. */
  gone(game: GameId): void
  invitation(invitation: ReceivedInvitation): void
  said(game: GameId, messages: readonly Message[]): void
  /** Nothing else will be told. */
  ended(error: Error): void
}

/** Games one can look on at together: the newest. */
export const MOST_GAMES = 1000

export class WatchedAccount {
  readonly #deps: Dependencies
  readonly #all: Watched
  readonly #onlooker: AccountOnlooker
  readonly #games = new Map<GameId, { line: GameLine; leave: () => void }>()
  readonly #invitations: Set<string>
  readonly #ends: (() => void)[]
  #isOver = false

  constructor(deps: Dependencies, all: Watched, onlooker: AccountOnlooker, invitations: readonly ReceivedInvitation[]) {
    this.#deps = deps
    this.#all = all
    this.#onlooker = onlooker
    this.#invitations = new Set(invitations.map(({ id }) => id))
    const look = oneAtATime(
      () => this.#lookForMore(),
      (error) => this.#end(error as Error),
    )
    const compare = (games: readonly GameId[]) => {
      if (this.#games.size < MOST_GAMES && games.some((game) => !this.#games.has(game))) look()
    }
    this.#ends = [
      deps.pubsub.subscribe(affairsTopic(onlooker.account), look),
      all.account(onlooker.account, { compare }),
    ]
  }

  /** These are known as they were read. */
  join(lines: readonly ReadLine[]): void {
    for (const { line, last } of lines) {
      const { game, seq: seen, revision } = line
      const post = { onlooker: this.#at(game), reader: this.#onlooker.account, seen, revision, heard: last }
      const known = { line, leave: () => {} }
      this.#games.set(game, known)
      known.leave = this.#all.game(game).join(post, 'compare')
    }
  }

  /** What happened between their being read and the first that could be heard of them, in one look. */
  async compare(games: readonly GameId[]): Promise<void> {
    if (games.length === 0) return
    const marks = await this.#deps.store.marks(games)
    if (!this.#isOver) for (const game of games) this.#all.game(game).compare(marks.get(game))
  }

  stop(): void {
    this.#isOver = true
    for (const end of this.#ends) end()
    for (const { leave } of this.#games.values()) leave()
  }

  #end(error: Error): void {
    if (this.#isOver) return
    this.stop()
    this.#onlooker.ended(error)
  }

  async #lookForMore(): Promise<void> {
    const { account } = this.#onlooker
    const listed = await this.#deps.store.list({ of: { account, statuses: NOT_OVER }, from: null, limit: MOST_GAMES })
    const lines = await linesOf(
      this.#deps,
      account,
      listed.filter(({ id }) => !this.#games.has(id)),
    )
    const invitations = await this.#deps.invitations.receivedBy(account, MOST_RECEIVED)
    if (this.#isOver) return
    for (const { line } of lines) this.#onlooker.game(line, [])
    this.join(lines)
    for (const one of invitations) if (!this.#invitations.has(one.id)) this.#onlooker.invitation(one)
    for (const { id } of invitations) this.#invitations.add(id)
    await this.compare(lines.map(({ line }) => line.game))
  }

  #at(game: GameId): Onlooker {
    return {
      happened: (told, table) => this.#tell(game, table, told),
      changed: (table) => this.#tell(game, table, 'changed'),
      said: (messages) => {
        const known = this.#games.get(game)
        if (known) known.line = { ...known.line, said: messages.at(-1)!.number }
        this.#onlooker.said(game, messages)
      },
      ended: (why) => {
        if (why === 'no-such-game') this.#goes(game)
        else if (!(why instanceof MissingRules)) this.#end(why) // whoever has the rules tells of it
      },
    }
  }

  #tell(game: GameId, table: Table, news: readonly ToldEvent[] | 'changed'): void {
    const { account } = this.#onlooker
    const known = this.#games.get(game)
    if (!known) return
    if (seatOf(table.file, account) === undefined) return this.#goes(game)
    const line = lineOf(table, account, known.line.said, this.#deps.clock())
    // What is all secret to them leaves no trace here either.
    const isSecret = news !== 'changed' && news.length === 0 && tellsTheSame(line, known.line)
    known.line = line
    const happened = news === 'changed' ? [] : [...new Set(news.map(({ event }) => event.t))]
    if (!isSecret) this.#onlooker.game(line, happened)
  }

  #goes(game: GameId): void {
    const known = this.#games.get(game)
    if (!known) return
    this.#games.delete(game)
    known.leave()
    this.#onlooker.gone(game)
  }
}
