// Words in every language. Each folder has a `words.ts` with its own; German must hold whatever English does, or it does not
// compile.
import { useSyncExternalStore } from 'react'
import { type Locale, localeNow, onLocale } from './locale.ts'

export interface Spoken<T> {
  readonly en: T
  readonly de: T
}

/** A leaf is a text, a list of them, or a function that makes one. */
type Shape<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer G) => string
      ? (...given: G) => string
      : Shape<T[K]>
}

export const spoken = <T extends object>(en: T, de: Shape<T>): Spoken<Shape<T>> => ({ en: en as Shape<T>, de })

export const useLocale = (): Locale => useSyncExternalStore(onLocale, localeNow)

/** The words in the language of whoever reads. */
export const useWords = <T>(words: Spoken<T>): T => words[useLocale()]

/** The same where no component is. */
export const wordsNow = <T>(words: Spoken<T>): T => words[localeNow()]
