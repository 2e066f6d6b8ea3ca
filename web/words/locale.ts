// The language somebody reads: what they chose, else what their browser speaks, else English.

export type Locale = 'en' | 'de'

const KEPT = 'herald.locale'
const listeners = new Set<() => void>()

function first(): Locale {
  const chosen = localStorage.getItem(KEPT)
  if (chosen === 'en' || chosen === 'de') return chosen
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'de')
  return spoken === 'de' ? 'de' : 'en'
}

let now = first()
document.documentElement.lang = now

export const localeNow = (): Locale => now

export function chooseLocale(next: Locale): void {
  now = next
  localStorage.setItem(KEPT, next)
  document.documentElement.lang = next
  for (const heard of listeners) heard()
}

export function onLocale(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
