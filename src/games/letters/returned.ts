// Mail that came back: other servers say what became of a letter after they had accepted it. A letter that will not arrive is
// `bounced`, with the reason; one that is late is still `sent`. Too many in a row, or a complaint, and nothing is sent until
// its receiver has shown that the address is theirs.
import { WISHES } from '../notices/kinds.ts'
import type { Cover, Report } from '../ports/incoming.ts'
import type { LetterDependencies } from './dependencies.ts'

/** What a report came to. `unknown`: no mail of ours is meant, or that is known; `ignored`: it is no report. */
export interface Reported {
  readonly result: 'reported' | 'ignored' | 'unknown'
}

/** With the token of the mail, or without, where complaints are sent to one address. */
const ADDRESS = /^bounce(?:\+([0-9a-f]+))?@/

export const isReport = ({ to }: Cover): boolean => to.some((address) => ADDRESS.test(address))

/** Only the token shows which mail is meant: whatever else is in a report, anybody could have written. */
export async function receiveReport(letterTools: LetterDependencies, cover: Cover): Promise<Reported> {
  const address = cover.to.find((to) => ADDRESS.test(to)) ?? ''
  const [, token] = ADDRESS.exec(address) ?? []
  if (token !== undefined && letterTools.tokens.read('bounce', token) === undefined) return { result: 'unknown' }
  const report = cover.openReport()
  if (!report) return { result: 'ignored' }
  const named = token ?? (report.t === 'complaint' ? ADDRESS.exec(report.about ?? '')?.[1] : undefined)
  const isTaken = named !== undefined && (await takeReport(letterTools, { token: named, report }))
  return { result: isTaken ? 'reported' : 'unknown' }
}

/** False when no mail of ours is meant, or that is known. */
export async function takeReport(
  letterTools: LetterDependencies,
  { token, report }: { readonly token: string; readonly report: Report },
): Promise<boolean> {
  const { store, tokens, deps } = letterTools
  const mail = tokens.read('bounce', token)
  if (mail === undefined) return false
  switch (report.t) {
    case 'delayed':
      return store.delayed(mail, report.reason)
    case 'complaint':
      return store.complained(mail, WISHES)
    case 'failed': {
      const { reason, isOfAddress } = report
      const bounced = await store.bounced(mail, { reason, isOfAddress, now: deps.clock() })
      if (bounced?.stopped) await tellOfStop(letterTools, bounced.stopped)
      return bounced !== undefined
    }
  }
}

/** It is in their profile for their next visit, whether or not they hear of it before. */
export async function tellOfStop({ tellMailStopped, deps }: LetterDependencies, account: string): Promise<void> {
  await tellMailStopped?.(account, deps.clock().toISOString()).catch(() => {})
}
