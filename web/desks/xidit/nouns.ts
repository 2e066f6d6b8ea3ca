// The game's own nouns, counted as people count, in the language of whoever reads.
import { nouns as de } from '../../../src/rules/xidit/words/nouns.de.ts'
import { nouns as en } from '../../../src/rules/xidit/words/nouns.en.ts'
import type { Nouns } from '../../../src/rules/xidit/words/nouns.ts'
import { useLocale } from '../../words/words.ts'

export const useNouns = (): Nouns => (useLocale() === 'de' ? de : en)
