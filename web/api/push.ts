// Notifications in this browser: asked for by a press of a button alone, known to the server by what the browser gave for it, and
// told to it again in another session. Who signs out takes them along.
import { api, ask } from './client.ts'
import { onSession, session } from './session.ts'

const KEPT = 'herald.push'

/** For whom this browser was told to the server, and in which session. */
interface Note {
  readonly account: string
  readonly session: string
}

/** `none`: it cannot; `denied`: its owner forbade it; else whether it may be asked. */
export const pushing = (): 'none' | NotificationPermission =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? Notification.permission : 'none'

/** Whether somebody is told by this browser. */
export const isPushing = (): boolean => kept() !== null

export function startWorker(): void {
  if ('serviceWorker' in navigator)
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}), { once: true })
}

/** False where its owner says no. */
export async function startPushing(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await tellServer()
  return true
}

export async function stopPushing(): Promise<void> {
  const note = kept()
  localStorage.removeItem(KEPT)
  if (!note) return
  const worker = await navigator.serviceWorker?.getRegistration()
  await worker?.pushManager
    .getSubscription()
    .then((known) => known?.unsubscribe())
    .catch(() => {})
}

/** Whoever has asked for it here before is asked nothing, and goes on being told in a session of today. */
export function keepPushing(): void {
  const look = () => {
    const [note, now] = [kept(), noteNow()]
    if (!note || !now || note.account !== now.account || note.session === now.session || pushing() !== 'granted') return
    void tellServer().catch(() => {}) // with the next tokens again
  }
  onSession(look)
  look()
}

async function tellServer(): Promise<void> {
  const { key } = await ask(api.GET('/v1/me/push'))
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // One that was made for another key is good for nothing.
  const isOld = known !== null && base64url(known.options.applicationServerKey) !== key
  if (isOld) await known.unsubscribe()
  const subscription =
    known && !isOld ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const keys = { p256dh: base64url(subscription.getKey('p256dh')), auth: base64url(subscription.getKey('auth')) }
  await ask(api.POST('/v1/me/push', { body: { endpoint: subscription.endpoint, keys } }))
  localStorage.setItem(KEPT, JSON.stringify(noteNow()))
}

function kept(): Note | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null')
  } catch {
    return null
  }
}

function noteNow(): Note | null {
  const known = session()
  if (!known) return null
  try {
    const { sid } = JSON.parse(atob(known.accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')))
    return { account: known.account, session: sid }
  } catch {
    return null
  }
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
