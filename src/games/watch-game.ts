// Looking on while a game is played: every event as somebody may know it, from where they last were; what is said at the
// table; and that something else has changed, such as who sits there. All as it happens.
import { done, type Outcome } from './failure.ts'
import { openFor, type Reader } from './known.ts'
import type { Message } from './ports/messages.ts'
import type { GameId } from './ports.ts'
import { MOST_EVENTS, readHistory, type ToldEvent } from './read-history.ts'
import { readTalk, talkBell } from './talk.ts'
import type { Tools } from './tools.ts'

export interface Watching {
  stop(): void
}

export interface Watcher {
  readonly game: GameId
  readonly reader: Reader
  /** Events after this number; only new ones, if left out. */
  readonly since?: number
  /** Told in order, one batch after the other. */
  tell(events: readonly ToldEvent[]): void
  /** New messages. Those missed before are read as others are. */
  hear(messages: readonly Message[]): void
  /** The game is another than before, though nothing has happened in it: whoever shows it reads it again. */
  changed(revision: number): void
  /** The game cannot be read any more; nothing else will be told. */
  broken(error: unknown): void
}

export async function watchGame(tools: Tools, watcher: Watcher): Promise<Outcome<Watching>> {
  const { game, reader } = watcher
  const opened = await openFor(tools, game, reader)
  if (!opened.ok) return opened
  let seen = watcher.since ?? opened.value.file.seq
  let known = opened.value.file.revision
  let heard = await tools.messages.last(game)

  const look = oneAtATime(fails, async () => {
    const now = await openFor(tools, game, reader)
    if (!now.ok) return
    const { revision, seq } = now.value.file
    if (seq > seen) {
      seen = Math.max(seq, await tellSince(seen))
    } else if (revision !== known) watcher.changed(revision)
    known = revision
  })
  /** All that happened since, a part at a time. Gives the number of the last event. */
  async function tellSince(since: number): Promise<number> {
    const told = await readHistory(tools, game, reader, since)
    const last = told.ok ? told.value.at(-1) : undefined
    if (!told.ok || !last) return since
    watcher.tell(told.value)
    return told.value.length < MOST_EVENTS ? last.seq : tellSince(last.seq)
  }
  const listen = oneAtATime(fails, async () => {
    const said = await readTalk(tools, game, reader, heard)
    if (!said.ok || said.value.length === 0) return
    heard = said.value.at(-1)!.number
    watcher.hear(said.value)
  })
  const ends = [tools.bell.listen(game, look), tools.bell.listen(talkBell(game), listen)]
  const stop = () => {
    for (const end of ends) end()
  }
  function fails(error: unknown) {
    stop()
    watcher.broken(error)
  }
  look() // for what happened before the bell could be heard
  return done({ stop })
}

/** Does it again if it is wished for while it is being done. */
function oneAtATime(fails: (error: unknown) => void, work: () => Promise<void>): () => void {
  let busy = false
  let wished = false
  const run = async () => {
    busy = true
    try {
      while (wished) {
        wished = false
        await work()
      }
    } catch (error) {
      fails(error)
    } finally {
      busy = false
    }
  }
  return () => {
    wished = true
    if (!busy) void run()
  }
}
