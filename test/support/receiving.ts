// The receiver of mail for a file of tests, with somebody behind it who notes what they are handed.
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll } from 'vitest'
import type { ReceiverLimits } from '../../src/mail/receiver/limits.ts'
import type { Envelope, Handled, MailTaker } from '../../src/mail/receiver/port.ts'
import { openReceiver, type Receiver, type ReceiverSettings } from '../../src/mail/receiver/receiver.ts'
import { SmtpTalk } from './talk-smtp.ts'

export const DOMAIN = 'reply.example.org'
/** Who is there. */
export const KNOWN = `reply+${'a'.repeat(56)}@${DOMAIN}`
export const ALSO_KNOWN = ['reply', 'unsubscribe', 'bounce'].map((about) => `${about}+${'b'.repeat(56)}@${DOMAIN}`)

export interface Handed extends Envelope {
  readonly raw: string
}

export function receiving(limits: Partial<ReceiverLimits> = {}, more: Partial<ReceiverSettings> = {}) {
  const handed: Handed[] = []
  const counted: string[] = []
  const troubles: unknown[] = []
  /** What becomes of the next mails; `done` after that. */
  const next: (() => Promise<Handled>)[] = []
  const taker: MailTaker = {
    isOurs: (address) => [KNOWN, ...ALSO_KNOWN].includes(address),
    async take(raw, envelope) {
      handed.push({ ...envelope, raw: raw.toString('latin1') })
      return next.shift()?.() ?? { is: 'done' }
    },
    count: (refused) => void counted.push(refused),
    trouble: (error) => void troubles.push(error),
  }
  let receiver: Receiver
  const talks: SmtpTalk[] = []
  const settings = { host: '127.0.0.1', port: 0, domain: DOMAIN, certificate: undefined, whose: (ip: string) => ip }
  beforeAll(async () => {
    receiver = await openReceiver({ ...settings, limits, ...more }, taker)
  })
  afterAll(async () => {
    for (const talk of talks) talk.hangUp()
    await receiver.stop()
  })

  /** Each from an address of its own, unless it is named. */
  const talk = (from = `127.0.2.${1 + (talks.length % 250)}`) => {
    const one = new SmtpTalk(receiver.port, from)
    talks.push(one)
    return one
  }
  /** Past the greeting. */
  const greeted = async () => {
    const one = talk()
    await one.answer()
    await one.say('EHLO tester.example.org')
    return one
  }
  /** As a decent program sends it; its answer. */
  const send = async (to: string | string[], text: string, sealed: object = { ignoreTLS: true }) => {
    const transport = createTransport({ host: '127.0.0.1', port: receiver.port, ...sealed })
    const { response } = await transport.sendMail({ envelope: { from: 'ada@example.org', to }, raw: text })
    return response
  }
  return {
    handed,
    counted,
    troubles,
    next,
    port: () => receiver.port,
    talk,
    greeted,
    send,
    stop: () => receiver.stop(),
  }
}

export const MAIL = 'From: ada@example.org\r\nSubject: Re\r\n\r\nred act wait\r\n'

/** Honest mail goes through, whatever happened before. */
export const isAlive = async ({ send, handed }: ReturnType<typeof receiving>) => {
  const before = handed.length
  const answered = await send(KNOWN, MAIL)
  return answered.startsWith('250') && handed.length === before + 1
}
