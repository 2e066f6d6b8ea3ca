// Takes mail over SMTP for the addresses that our letters can be answered to, and for nobody else: it sends nothing on, lets
// nobody sign in, and refuses what is not for us before it is sent. What comes of a mail, others say (port.ts).
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { TOO_MANY, TROUBLE } from './answer.ts'
import { type CertificateFiles, keepFresh, readCertificate } from './certificate.ts'
import { commandCounter } from './commands.ts'
import { endInTime, fewOfEach, hangUp } from './connections.ts'
import { handOver, wholeOf } from './hand-over.ts'
import { COMMAND_BYTES, RECEIVER_LIMITS, type ReceiverLimits } from './limits.ts'
import type { MailTaker } from './port.ts'
import { recipientsOf } from './recipients.ts'

export interface ReceiverSettings {
  readonly host: string
  readonly port: number
  /** Of the addresses that letters can be answered to. */
  readonly domain: string
  readonly certificate: CertificateFiles | undefined
  /** Whom an address counts for. */
  readonly whose: (ip: string) => string
  readonly limits?: Partial<ReceiverLimits>
}

export interface Receiver {
  readonly port: number
  /** What is in hand is taken to its end. */
  stop(): Promise<void>
}

/** Nobody signs in, nobody is told who is here, and there is no wizard. */
const NOT_HERE = ['AUTH', 'VRFY', 'HELP', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL']

export async function openReceiver(settings: ReceiverSettings, taker: MailTaker): Promise<Receiver> {
  const { domain, certificate: files, whose } = settings
  const limits = { ...RECEIVER_LIMITS, ...settings.limits }
  const certificate = files && readCertificate(files)
  const inHand = new Set<Promise<unknown>>()
  const tooMany = () => taker.count('too-many')
  const cutOff = (id: string) => {
    tooMany()
    hangUp(server, id)
  }
  const commands = commandCounter(limits.commands, cutOff)
  const judge = recipientsOf(domain, taker, limits.wrongRecipients)
  const options: SMTPServerOptions = {
    name: domain,
    heloResponse: '%s',
    ...(certificate ?? {}),
    minVersion: 'TLSv1.2',
    disabledCommands: certificate ? NOT_HERE : [...NOT_HERE, 'STARTTLS'],
    hideENHANCEDSTATUSCODES: true, // ours stand in the words
    disableReverseLookup: true,
    size: limits.bytes,
    maxRecipients: limits.recipients,
    maxCommandLength: COMMAND_BYTES,
    socketTimeout: limits.silenceMs,
    closeTimeout: limits.lastMs,
    logger: commands.log,
    onConnect({ id }, done) {
      lives.begin(id)
      done()
    },
    onMailFrom: (_address, { transaction }, done) => done(transaction > limits.mails ? TOO_MANY() : null),
    onRcptTo: ({ address }, session, done) => done(judge(address, session)),
    onData(stream, session, done) {
      const handling = wholeOf(stream, limits, () => cutOff(session.id))
        .then(async (raw) => raw !== undefined && done(await handOver(raw, session, taker, limits), 'OK'))
        .catch((error) => {
          taker.trouble(error)
          done(TROUBLE())
        })
        .finally(() => inHand.delete(handling))
      inHand.add(handling)
    },
    onClose({ id }) {
      lives.end(id)
      commands.forget(id)
    },
  }
  const server = new SMTPServer(options)
  const lives = endInTime(server, limits)
  const sockets = fewOfEach(server, limits, whose, tooMany)
  server.on('error', () => {}) // of connections: whoever broke off knows
  server.listen(settings.port, settings.host)
  await once(server.server, 'listening')
  const stopLooking = files && certificate ? keepFresh(server, files, certificate, limits.lookMs) : () => {}
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      stopLooking()
      const closed = new Promise<void>((over) => server.close(() => over()))
      await Promise.race([Promise.allSettled(inHand), later(limits.lastMs, undefined, { ref: false })])
      for (const connection of [...server.connections]) connection.send(421, '4.3.2 Come again later')
      for (const socket of sockets) socket.destroySoon()
      await closed
    },
  }
}
