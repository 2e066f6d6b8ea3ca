// That a letter was asked for, and where it goes: phones forget a page while its reader looks into their mail.

export interface Asked {
  readonly email: string
  /** Until when the letter is good. */
  readonly until: string
}

/** What it was asked for. */
export type AskedFor = 'sign-in' | 'new-address'

const keyOf = (what: AskedFor) => `herald.asked.${what}`

export function rememberAsked(what: AskedFor, asked: Asked | null): void {
  if (asked) sessionStorage.setItem(keyOf(what), JSON.stringify(asked))
  else sessionStorage.removeItem(keyOf(what))
}

/** Null where nothing is on its way, or what was is too old by now. */
export function askedBefore(what: AskedFor, now = Date.now()): Asked | null {
  try {
    const asked = JSON.parse(sessionStorage.getItem(keyOf(what)) ?? 'null') as Asked | null
    return asked && Date.parse(asked.until) > now ? asked : null
  } catch {
    return null
  }
}
