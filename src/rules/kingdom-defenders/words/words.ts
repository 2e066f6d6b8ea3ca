// All words of a language.
import type { Locale } from '../../ruleset.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Phrases } from './phrases.ts'

const WORDS: Record<Locale, Phrases> = { en: english, de: german }

export const wordsFor = (locale: Locale): Phrases => WORDS[locale] ?? english
