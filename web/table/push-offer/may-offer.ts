// Whether notifications are offered here: to each once in a browser, for good, and not where they are on or cannot be.
import { isPushing, pushing } from '../../api/push.ts'
import { session } from '../../api/session.ts'

const keyOf = (account: string) => `herald.push-offered.${account}`

/** True once: whoever asks offers it. */
export function mayOffer(): boolean {
  const account = session()?.account
  const may = pushing()
  if (!account || isPushing() || (may !== 'default' && may !== 'granted')) return false
  if (localStorage.getItem(keyOf(account)) !== null) return false
  localStorage.setItem(keyOf(account), new Date().toISOString())
  return true
}
