// All of one's games as they happen, over one connection a browser, however many of its tabs are open: one of them listens and
// tells the others (a Web Lock says which, a BroadcastChannel carries it). When it closes, the next one goes on from where it
// was. Where a browser has neither, each tab listens for itself.
import { useSyncExternalStore } from 'react'
import { onSession, session } from './session.ts'
import { watchMine } from './stream.ts'
import type { OfMine } from './types.ts'

/** How much is known of one's games here. */
export interface Mine {
  /** Whether what happens in them is heard. */
  readonly isLive: boolean
  /** The games it is heard of; null until that is known. */
  readonly games: ReadonlySet<string> | null
}

/** What tabs say to each other. */
type Word =
  | { readonly t: 'told'; readonly message: OfMine }
  | { readonly t: 'live'; readonly isLive: boolean }
  /** Who listens is there; somebody has come; and how all stands, for them. */
  | { readonly t: 'here' }
  | { readonly t: 'hello' }
  | {
      readonly t: 'stands'
      readonly isLive: boolean
      readonly games: readonly string[] | null
      readonly last: string | null
    }

/** So often the tab that listens says that it is there; and one that nobody hears any more has been put to sleep. */
const HERE_MS = 20_000
const ASLEEP_MS = 60_000
/** It answers within this time, if it is awake. */
const ANSWER_MS = 5_000

const ears = new Set<(message: OfMine) => void>()
const watchers = new Set<() => void>()
const NOTHING: Mine = { isLive: false, games: null }
let known = NOTHING
let last: string | null = null
let account: string | null = null
let stop = () => {}

function know(mine: Partial<Mine>): void {
  known = { ...known, ...mine }
  for (const watcher of watchers) watcher()
}

/** How far each game was when it was last told of. */
const told = new Map<string, string>()

type Line = Extract<OfMine, { kind: 'present' }>['games'][number]

/** False for a line that says what is known; it is known from now on. */
function isNews({ game, revision, said }: Pick<Line, 'game' | 'revision' | 'said'>): boolean {
  const mark = `${revision} ${said}`
  const isNew = told.get(game) !== mark
  told.set(game, mark)
  return isNew
}

/** Where one was a moment ago, what was told in that moment is told again. */
function newIn(message: OfMine): OfMine {
  if (message.kind === 'game') isNews(message)
  if (message.kind !== 'present') return message
  const games = message.games.filter(isNews)
  const { unchanged } = message
  const known = message.games.filter((line) => !games.includes(line) && isGoingOn(line)).map(({ game }) => game)
  return unchanged ? { ...message, games, unchanged: [...unchanged, ...known] } : message
}

function hear(said: OfMine): void {
  const message = newIn(said)
  last = message.id ?? last
  const games = new Set(known.games)
  if (message.kind === 'present') know({ games: new Set(toldOf(message)) })
  else if (message.kind === 'game') know({ games: games.add(message.game) })
  else if (message.kind === 'gone' && games.delete(message.game)) know({ games })
  for (const ear of ears) ear(message)
}

/** Of those that are over nothing is told any more. */
const isGoingOn = ({ status }: Line): boolean => status !== 'finished' && status !== 'abandoned'

const toldOf = ({ games, unchanged = [] }: Extract<OfMine, { kind: 'present' }>): string[] => [
  ...games.filter(isGoingOn).map(({ game }) => game),
  ...unchanged,
]

/** Listens itself, and says so; gives what ends it. */
function listen(say: (word: Word) => void): () => void {
  const leave = watchMine(last, {
    told({ data, id }) {
      const message = { ...(data as OfMine), ...(id !== null && { id }) }
      hear(message)
      say({ t: 'told', message })
    },
    connected(isLive) {
      know({ isLive })
      say({ t: 'live', isLive })
    },
  })
  const here = setInterval(() => say({ t: 'here' }), HERE_MS)
  return () => {
    clearInterval(here)
    leave()
  }
}

/** Listens, or hears from the tab that does; gives what ends it. */
function share(name: string): () => void {
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  const over = new Promise<void>((done) => ended.signal.addEventListener('abort', () => done()))
  const say = (word: Word) => void (ended.signal.aborted || channel.postMessage(word))
  let isMine = false
  let heardAt = Date.now() - ASLEEP_MS + ANSWER_MS

  /** Listens for as long as the lock is this tab's: until it ends, or another one takes it as this one sleeps. */
  async function take(how: LockOptions): Promise<void> {
    let leave = () => {}
    try {
      await navigator.locks.request(name, how, () => {
        isMine = true
        leave = listen(say)
        return over
      })
    } catch {} // it was taken, or is not wished for any more
    leave()
    isMine = false
  }
  async function queue(): Promise<void> {
    while (!ended.signal.aborted) await take({ signal: ended.signal })
  }

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.t === 'hello') return isMine ? say(standing()) : undefined
    heardAt = Date.now()
    if (isMine) return
    if (word.t === 'told') hear(word.message)
    else if (word.t === 'live') know({ isLive: word.isLive })
    else if (word.t === 'stands' && known.games === null && word.games) {
      last = word.last
      know({ isLive: word.isLive, games: new Set(word.games) })
      // Whatever is shown here was read before anything could be heard.
      for (const ear of ears) ear({ kind: 'present', games: [], invitations: [] })
    }
  }
  const looking = setInterval(() => {
    if (isMine || document.visibilityState === 'hidden' || Date.now() - heardAt < ASLEEP_MS) return
    heardAt = Date.now()
    void take({ steal: true })
  }, HERE_MS)
  void queue()
  say({ t: 'hello' })
  return () => {
    clearInterval(looking)
    ended.abort()
    channel.close()
  }
}

const standing = (): Word => ({ t: 'stands', isLive: known.isLive, games: known.games && [...known.games], last })

/** Whoever is signed in now is who listens. */
function follow(): void {
  const now = session()?.account ?? null
  if (now === account) return
  stop()
  account = now
  last = null
  told.clear()
  know(NOTHING)
  const isShared = navigator.locks !== undefined && typeof BroadcastChannel !== 'undefined'
  stop = now === null ? () => {} : isShared ? share(`herald.mine.${now}`) : listen(() => {})
}

let isBegun = false
function begin(): void {
  if (isBegun) return
  isBegun = true
  onSession(follow)
  follow()
}

/** What is told of one's games, for as long as somebody is signed in. Gives what ends it. */
export function listenToMine(ear: (message: OfMine) => void): () => void {
  begin()
  ears.add(ear)
  return () => ears.delete(ear)
}

function watchKnown(watcher: () => void): () => void {
  begin()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useMine = (): Mine => useSyncExternalStore(watchKnown, () => known)
