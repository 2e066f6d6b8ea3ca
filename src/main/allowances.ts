// What whoever runs the server allows people, where that is not what is usual.
import { USUAL_SETTINGS } from '../accounts/model/dependencies.ts'
import type { LinkCaps } from '../accounts/ports/links.ts'
import { USUAL_ALLOWANCE } from '../games/lobby/usual-allowance.ts'
import type { Allowance } from '../games/model/allowance.ts'

export interface Allowances {
  readonly allowance: Allowance
  /** Letters to sign in that one address gets. */
  readonly linkCaps: LinkCaps
}

/** `count` reads a setting, if it is there. */
export function allowancesIn(count: (name: string) => number | undefined): Allowances {
  const { people, guests, guestsOfNetwork, messages, invitations } = USUAL_ALLOWANCE
  const { linkCaps } = USUAL_SETTINGS
  return {
    allowance: {
      people: { open: count('TABLES_OPEN') ?? people.open, running: count('TABLES_RUNNING') ?? people.running },
      guests: {
        open: count('GUEST_TABLES_OPEN') ?? guests.open,
        running: count('GUEST_TABLES_RUNNING') ?? guests.running,
      },
      guestsOfNetwork: count('NETWORK_GUEST_TABLES') ?? guestsOfNetwork,
      messages: {
        aMinute: count('MESSAGES_A_MINUTE') ?? messages.aMinute,
        aGame: count('MESSAGES_A_GAME') ?? messages.aGame,
      },
      invitations: {
        aTable: count('INVITATIONS') ?? invitations.aTable,
        sentADay: count('INVITATIONS_MAILED_A_DAY') ?? invitations.sentADay,
        receivedADay: count('INVITATIONS_RECEIVED_A_DAY') ?? invitations.receivedADay,
      },
    },
    linkCaps: {
      ...linkCaps,
      strangersADay: count('SIGN_IN_LETTERS_A_DAY') ?? linkCaps.strangersADay,
      sourceADay: count('NETWORK_SIGN_IN_LETTERS_A_DAY') ?? linkCaps.sourceADay,
    },
  }
}
