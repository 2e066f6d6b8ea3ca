// A mail server of the worst kind, and a real one: it refuses, hangs, hangs up, and takes a letter without saying so. It keeps
// what it took, and knows whether its sender heard of it.
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Luck } from './people.ts'

export interface Taken {
  readonly to: string
  /** Without its brackets. */
  readonly messageId: string
  readonly locale: string
  readonly text: string
  /** Whether its sender was told. */
  readonly said: boolean
}

/** What may happen to a connection, to a sender and to a letter. None of it is the last word: it may be tried again. */
const AT_THE_DOOR = ['door busy', 'door closed', 'door hangs'] as const
const AT_SENDER = ['sender busy', 'sender refused'] as const
const WITH_LETTER = [
  ...(['drops receiver', 'receiver busy', 'drops in letter', 'no room for letter'] as const),
  ...(['hangs after letter', 'drops after letter'] as const),
] as const
/** Of each three. */
const HOW_OFTEN = 0.1
const AWAY_MS = 500

export interface Post {
  readonly url: string
  readonly taken: readonly Taken[]
  /** How often each thing happened. */
  readonly moods: Readonly<Record<string, number>>
  /** Everything that can happen to a letter has happened. */
  readonly hasShownAll: boolean
  /** From now on letters come there; until then, it was a link to sign in with, and somebody waiting for it. */
  moveIn(address: string): void
  /** Nobody lives there any more. */
  moveOut(address: string): void
  /** The newest link in a letter to this address, as soon as there is one besides those seen; undefined if none comes. */
  link(address: string, seen: ReadonlySet<string>, patienceMs: number): Promise<string | undefined>
  /** Gone for a moment, with all its connections. */
  restart(): Promise<void>
  /** From now on it is a good one. */
  calm(): void
  close(): Promise<void>
}

const no = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

export async function openPost(luck: Luck): Promise<Post> {
  const taken: Taken[] = []
  const [homes, gone] = [new Set<string>(), new Set<string>()]
  const sockets = new Map<number, Socket>()
  const moodOf = new Map<string, string>()
  const moods: Record<string, number> = {}
  const hanging = new Set<() => void>()
  // Each once at first, so that the shortest run has them all.
  const toShow: string[] = [...WITH_LETTER]
  let isCalm = false

  const draw = (all: readonly string[]): string => {
    const isGood = isCalm || luck() > HOW_OFTEN
    return isGood ? 'good' : all[Math.floor(luck() * all.length)]!
  }
  const show = (mood: string) => {
    if (mood !== 'good') moods[mood] = (moods[mood] ?? 0) + 1
    return mood
  }
  const dropped = ({ remotePort }: SMTPServerSession) => void sockets.get(remotePort)?.destroy()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      const mood = show(draw(AT_THE_DOOR))
      if (mood === 'door hangs') hanging.add(() => done())
      else if (mood === 'door busy') done(no(421, 'Too busy'))
      else done(mood === 'door closed' ? no(554, 'Not now') : null)
    },
    onMailFrom(_address, _session, done) {
      const mood = show(draw(AT_SENDER))
      if (mood === 'sender busy') done(no(451, 'Come back later'))
      // A no to us, not to the letter.
      else done(mood === 'sender refused' ? no(550, 'We do not know you') : null)
    },
    onRcptTo({ address }, session, done) {
      if (gone.has(address)) return done(no(550, 'No such mailbox'))
      const mood = isCalm || !homes.has(address) ? 'good' : show(toShow.shift() ?? draw(WITH_LETTER))
      moodOf.set(session.id, mood)
      if (mood === 'drops receiver') dropped(session)
      else done(mood === 'receiver busy' ? no(450, 'Mailbox is busy') : null)
    },
    onData(stream, session, done) {
      const mood = moodOf.get(session.id)
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => {
        parts.push(part)
        if (mood === 'drops in letter') dropped(session)
      })
      stream.on('end', async () => {
        if (mood === 'drops in letter') return
        if (mood === 'no room for letter') return done(no(452, 'No room just now'))
        const to = session.envelope.rcptTo[0]!.address
        const letter = await read(Buffer.concat(parts))
        taken.push({ ...letter, to, said: mood === 'good' })
        if (mood === 'drops after letter') dropped(session)
        else if (mood === 'hangs after letter') hanging.add(() => dropped(session))
        else done()
      })
    },
  })
  server.on('error', () => {}) // of those who went, or were killed
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort!
    sockets.set(port, socket)
    socket.on('close', () => sockets.delete(port))
  })
  const listen = async (port: number) => {
    server.server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }
  const away = () =>
    new Promise<void>((closed) => {
      server.server.close(() => closed())
      for (const socket of sockets.values()) socket.destroy()
    })
  await listen(0)
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    moods,
    get hasShownAll() {
      return toShow.length === 0
    },
    moveIn: (address) => void homes.add(address),
    moveOut: (address) => void gone.add(address),
    async link(address, seen, patienceMs) {
      for (const begun = Date.now(); Date.now() - begun < patienceMs; ) {
        const links = taken.filter(({ to }) => to === address).flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])
        const newest = links.filter((link) => !seen.has(link)).at(-1)
        if (newest !== undefined) return newest
        await wait(20)
      }
      return undefined
    },
    async restart() {
      await away()
      await wait(AWAY_MS)
      await listen(port)
    },
    calm() {
      isCalm = true
      for (const letGo of hanging) letGo()
    },
    close: away,
  }
}

const LINK = /\/sign-in#([\w-]{20,})/

async function read(raw: Buffer): Promise<Pick<Taken, 'messageId' | 'locale' | 'text'>> {
  const { messageId = '', text = '', html = '' } = await PostalMime.parse(raw)
  return { messageId: messageId.replace(/[<>]/g, ''), locale: /<html lang="(\w+)"/.exec(html)?.[1] ?? '', text }
}
