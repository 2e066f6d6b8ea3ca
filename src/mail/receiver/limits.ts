// How much of everything somebody who brings mail may have. Mail servers bring again what was not taken now.
import { MAIL_BYTES } from '../../games/ports/incoming.ts'

export interface ReceiverLimits {
  readonly bytes: number
  readonly recipients: number
  /** Connections of all together, and of an address. */
  readonly connections: number
  readonly connectionsByAddress: number
  /** Of one connection, all mails together. */
  readonly commands: number
  readonly mails: number
  /** Receivers that are nobody here. */
  readonly wrongRecipients: number
  /** Without a byte, and from first to last. */
  readonly silenceMs: number
  readonly connectionMs: number
  /** For what is in hand when the server stops. */
  readonly lastMs: number
  /** How often it is looked whether the certificate was renewed. */
  readonly lookMs: number
}

/** Postfix has twenty connections to one place unless it is told otherwise. */
export const RECEIVER_LIMITS: ReceiverLimits = {
  ...{ bytes: MAIL_BYTES, recipients: 5, connections: 100, connectionsByAddress: 20 },
  ...{ commands: 200, mails: 20, wrongRecipients: 10 },
  ...{ silenceMs: 60_000, connectionMs: 300_000, lastMs: 5_000, lookMs: 3_600_000 },
}

/** Of a command; the longest we know of are a tenth of it. */
export const COMMAND_BYTES = 2_048
/** Whoever sends so many times more than a mail may have is not heard to the end. */
export const TIMES_TOO_LARGE = 4
