// The page's service worker: it says plainly when there is no connection, and shows what is pushed. It keeps nothing else: no
// answer of the server, and nothing of anybody's. The page works without it.

/** Another name whenever one of these is another file. */
const SHELL = 'herald-shell-1'
const OFFLINE = '/offline.html'
const KEPT = [OFFLINE, '/offline.css', '/herald.svg']

addEventListener('install', (event) => {
  const fresh = KEPT.map((url) => new Request(url, { cache: 'reload' }))
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(fresh)))
  skipWaiting() // nothing of an older one is needed
})

addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name)
  await clients.claim()
}

addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const { origin, pathname } = new URL(url)
  const kept = mode === 'navigate' ? OFFLINE : KEPT.find((path) => origin === location.origin && path === pathname)
  if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(kept)))
})

addEventListener('push', (event) => event.waitUntil(show(event.data)))

async function show(data) {
  const { title, body, path, tag, lang, again } = read(data)
  await registration.showNotification(title, {
    ...{ body, lang, tag, renotify: Boolean(again && tag), data: { path } },
    ...{ icon: '/icons/herald-192.png', badge: '/icons/badge-96.png' },
  })
}

/** Browsers want something shown for everything that comes. */
function read(data) {
  try {
    return { title: 'Herald', ...data.json() }
  } catch {
    return { title: 'Herald' }
  }
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

/** A tab that shows it already comes to the front; else there is a new one. */
async function open(path = '/') {
  const target = new URL(path, location.origin)
  if (target.origin !== location.origin) return
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === target.pathname)
  await (there ? there.focus() : clients.openWindow(target.href))
}
