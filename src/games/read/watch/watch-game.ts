// Looking on while a game is played: every event as somebody may know it, from where they last were; what is said at the
// table; and that something else has changed, such as who sits there. All as it happens.

import type { Dependencies } from '../../log/dependencies.ts'
import { done, type Outcome } from '../../model/failure.ts'
import type { GameId } from '../../model/game.ts'
import type { Message } from '../../ports/messages.ts'
import { openLog, type Reader } from '../known.ts'
import type { ToldEvent } from '../read-history.ts'
import { type Watched, watched } from './watched.ts'
import type { Onlooker } from './watched-game.ts'

export interface Watching {
  stop(): void
}

/** How something is written down, once for all who are told it. */
export interface Forms<T> {
  events(events: readonly ToldEvent[]): T
  messages(messages: readonly Message[]): T
  /** The game is another than before, though nothing has happened in it: whoever shows it reads it again. */
  changed(revision: number): T
}

export interface Watcher<T> extends Pick<Onlooker, 'ended'> {
  readonly game: GameId
  readonly reader: Reader
  /** Events after this number; only new ones, if left out. */
  readonly since?: number
  /** In order, one after the other. */
  tell(told: T): void
}

export type WatchGame<T> = (watcher: Watcher<T>) => Promise<Outcome<Watching>>

/** All who look on in this process; those at one game share the work. */
export function watchGames<T>(deps: Dependencies, forms: Forms<T>, all: Watched = watched(deps)): WatchGame<T> {
  const [events, messages] = [once(forms.events), once(forms.messages)]
  const changed = once(({ revision }: { readonly revision: number }) => forms.changed(revision))
  return async (watcher) => {
    const { game, reader, since } = watcher
    const opened = await openLog(deps, game, reader)
    if (!opened.ok) return opened
    const { revision, seq } = opened.value.file
    const heard = await deps.messages.last(game)
    const seen = Math.min(since ?? seq, seq)
    const onlooker: Onlooker = {
      happened: (told) => void (told.length > 0 && watcher.tell(events(told))),
      changed: ({ file }) => watcher.tell(changed(file)),
      said: (said) => watcher.tell(messages(said)),
      ended: (why) => watcher.ended(why),
    }
    return done({ stop: all.game(game).join({ onlooker, reader, seen, revision, heard }, 'look') })
  }
}

/** What was made of something before is not made again. */
function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { readonly to: To }>()
  return (from) => {
    const known = made.get(from) ?? { to: make(from) }
    made.set(from, known)
    return known.to
  }
}
