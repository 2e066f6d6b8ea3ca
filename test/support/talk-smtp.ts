// A bare conversation with a mail server, for what no decent program would say.
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export class SmtpTalk {
  #socket: Socket
  #text = ''
  #taken = 0
  #isOver = false
  readonly #waiting = new Set<() => void>()

  /** From another address of this machine. */
  constructor(port: number, localAddress: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress })
    this.#listen()
  }

  #listen(): void {
    this.#socket.on('data', (bytes: Buffer) => {
      this.#text += bytes.toString('latin1')
      this.#look()
    })
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => {
      this.#isOver = true
      this.#look()
    })
  }

  #look(): void {
    for (const look of [...this.#waiting]) look()
  }

  /** Once this holds, or nothing more will come. */
  #until<T>(found: () => T | undefined): Promise<T | undefined> {
    return new Promise((done) => {
      const look = () => {
        const it = found()
        if (it === undefined && !this.#isOver) return
        this.#waiting.delete(look)
        done(it)
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** The next answer, with all of its lines; undefined when they hung up. */
  answer(): Promise<string | undefined> {
    return this.#until(() => {
      const [whole] = /^(\d{3}-.*\r\n)*\d{3}( .*)?\r\n/.exec(this.#text.slice(this.#taken)) ?? []
      if (whole === undefined) return undefined
      this.#taken += whole.length
      return whole.trimEnd()
    })
  }

  /** As it is. */
  write(bytes: string | Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes)
  }

  /** Says a line, and hears the answer to it. */
  say(line: string): Promise<string | undefined> {
    this.write(`${line}\r\n`)
    return this.answer()
  }

  /** All that was answered, once they have hung up. */
  async over(): Promise<string> {
    await this.#until(() => undefined)
    return this.#text
  }

  /** From here on in secret. */
  async seal(cert: string): Promise<string> {
    this.#socket.removeAllListeners()
    const sealed = connectTls({ socket: this.#socket, ca: cert, servername: 'localhost' })
    this.#socket = sealed
    await new Promise<void>((done, failed) => sealed.once('secureConnect', done).once('error', failed))
    this.#listen()
    return sealed.getProtocol()!
  }

  hangUp(): void {
    this.#socket.destroy()
  }
}
