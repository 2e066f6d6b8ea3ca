// What Chromium cannot do without a desk and the network is lent to it.
import type { Page } from 'playwright-core'
import type { TestBrowser } from '../support/push-service.ts'

/** Without a push service of its maker's, the browser subscribes with ours. */
export const lend = (page: Page, { subscription }: TestBrowser): Promise<unknown> =>
  page.addInitScript(({ endpoint, keys }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
    let made: object | null = null
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      const key = bytes(String(options?.applicationServerKey))
      if (key.byteLength !== 65 || !options?.userVisibleOnly) throw new Error('not as browsers want it')
      made = {
        ...{ endpoint, options: { applicationServerKey: key } },
        getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
        unsubscribe: async () => {
          made = null
          return true
        },
      }
      return made as PushSubscription
    }
  }, subscription)

/** Somebody who is asked whether they allow notifications, and what they say. Gives how often they were asked. */
export async function lendPermission(page: Page, says: NotificationPermission): Promise<() => Promise<number>> {
  let asked = 0
  await page.exposeFunction('noteAsked', () => {
    asked++
  })
  await page.addInitScript((says) => {
    const key = 'test.permission'
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(key) ?? 'default' })
    Notification.requestPermission = async () => {
      await (window as unknown as { noteAsked(): Promise<void> }).noteAsked()
      localStorage.setItem(key, says)
      return says
    }
  }, says)
  return async () => asked
}
