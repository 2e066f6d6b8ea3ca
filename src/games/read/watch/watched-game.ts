// A game that some look on at. When the bell rings it is read once for all of them; what those who may know the same are
// told is redacted once, and each is told from where they were.

import { setImmediate as otherWork } from 'node:timers/promises'
import type { Viewer } from '../../../rules/ruleset.ts'
import type { Dependencies } from '../../log/dependencies.ts'
import { load } from '../../log/load.ts'
import { readPages } from '../../log/pages/read-pages.ts'
import type { GameId } from '../../model/game.ts'
import { groupBy } from '../../model/group-by.ts'
import { isKnownTo, type Table, viewerFor } from '../../model/table.ts'
import type { Message } from '../../ports/messages.ts'
import type { Mark } from '../../ports/store.ts'
import type { Reader } from '../known.ts'
import { MOST_EVENTS, type ToldEvent, toldOf } from '../read-history.ts'
import { hearTalk, talkTopic } from '../talk.ts'
import { oneAtATime } from './one-at-a-time.ts'

export interface Onlooker {
  /** What happened, as they may know it: nothing, where it is all secret to them. In order, one after the other. */
  happened(told: readonly ToldEvent[], table: Table): void
  /** The game is another than before, though nothing has happened in it. */
  changed(table: Table): void
  said(messages: readonly Message[]): void
  /** Nothing else will be told: there is no such game for them any more, or it cannot be read. */
  ended(why: 'no-such-game' | Error): void
}

/** Somebody who looks on, and how far they are. */
export interface Post {
  readonly onlooker: Onlooker
  readonly reader: Reader
  /** The numbers of the last event and the last message they know of, and the revision. */
  seen: number
  heard: number
  revision: number
}

export class WatchedGame {
  readonly #deps: Dependencies
  readonly #game: GameId
  readonly #posts = new Set<Post>()
  readonly #look: () => void
  readonly #listen: () => void
  readonly #close: () => void

  constructor(deps: Dependencies, game: GameId, closed: () => void) {
    this.#deps = deps
    this.#game = game
    const fails = (error: unknown) => this.#fail(error as Error)
    this.#look = oneAtATime(() => this.#lookAgain(), fails)
    this.#listen = oneAtATime(() => this.#listenAgain(), fails)
    const ends = [deps.pubsub.subscribe(game, this.#look), deps.pubsub.subscribe(talkTopic(game), this.#listen)]
    this.#close = () => {
      for (const end of ends) end()
      closed()
    }
  }

  /** `look` for what happened before it could be heard, where nobody will compare. Gives what leaves it. */
  join(post: Post, first: 'look' | 'compare'): () => void {
    this.#posts.add(post)
    if (first === 'look') this.#look()
    return () => this.#leave(post)
  }

  /** Whoever does not know of this yet was not told: the process that wrote it has died, or could not be heard. */
  compare(mark: Mark | undefined): void {
    const posts = [...this.#posts]
    if (posts.some(({ revision }) => revision !== mark?.revision)) this.#look()
    if (mark && posts.some(({ heard }) => heard < mark.said)) this.#listen()
  }

  #leave(post: Post): void {
    if (this.#posts.delete(post) && this.#posts.size === 0) this.#close()
  }

  #fail(error: Error): void {
    for (const post of [...this.#posts]) {
      this.#leave(post)
      post.onlooker.ended(error)
    }
  }

  /** Those who may still know of the game; the others are told that it is over for them. */
  #welcome(table: Table | undefined): Post[] {
    const [welcome, others] = [[] as Post[], [] as Post[]]
    for (const post of this.#posts) (table && isKnownTo(table.file, post.reader) ? welcome : others).push(post)
    for (const post of others) {
      this.#leave(post)
      post.onlooker.ended('no-such-game')
    }
    return welcome
  }

  #tell(posts: readonly Post[], tell: (onlooker: Onlooker) => void): void {
    for (const post of posts) if (this.#posts.has(post)) tell(post.onlooker)
  }

  async #lookAgain(): Promise<void> {
    const table = await load(this.#deps, this.#game)
    const posts = this.#welcome(table)
    if (!table) return
    const { revision } = table.file
    const seq = table.state === undefined ? 0 : table.file.seq // of a log that cannot be read nothing is told
    const others = posts.filter((post) => post.seen >= seq && post.revision !== revision)
    this.#tell(others, (onlooker) => onlooker.changed(table))
    for (const post of posts) post.revision = revision
    const behind = posts.filter((post) => post.seen < seq)
    for (const [seen, some] of groupBy(behind, (post) => post.seen)) await this.#catchUp(table, seen, some)
  }

  /** Of what these have not seen, no more than the table as it was read: who sits there may be another by then. */
  async #catchUp(table: Table, seen: number, posts: readonly Post[]): Promise<void> {
    const { file } = table
    const pages = (await readPages(this.#deps, table, seen)).filter((page) => page.after < file.seq)
    for (const [viewer, some] of groupBy(posts, ({ reader }): Viewer => viewerFor(file, reader))) {
      const told = toldOf(table, pages, viewer, { from: seen + 1 })
      for (const post of some) post.seen = file.seq
      for (let at = 0; at === 0 || at < told.length; at += MOST_EVENTS) {
        if (at > 0) await otherWork() // a long log is not written down in one go
        const part = told.slice(at, at + MOST_EVENTS)
        this.#tell(some, (onlooker) => onlooker.happened(part, table))
      }
    }
  }

  /** What was said before the table was read: it was meant for those who sit there. */
  async #listenAgain(): Promise<void> {
    const last = await this.#deps.messages.last(this.#game)
    const table = await load(this.#deps, this.#game)
    const posts = this.#welcome(table).filter((post) => post.heard < last)
    if (!table) return
    for (const [heard, some] of groupBy(posts, (post) => post.heard))
      for (const [reader, those] of groupBy(some, (post) => listenerAt(table, post.reader))) {
        const { messages, upTo } = await hearTalk(this.#deps, this.#game, reader, { after: heard, last })
        for (const post of those) post.heard = upTo
        if (messages.length > 0) this.#tell(those, (onlooker) => onlooker.said(messages))
        if (upTo < last) this.#listen()
      }
  }
}

/** Who sits there hears what is theirs alone; all others hear the same. */
const listenerAt = ({ file }: Table, reader: Reader): Reader => (viewerFor(file, reader) === 'public' ? null : reader)
