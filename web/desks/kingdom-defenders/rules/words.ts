// The rules in both languages, each in a file of its own.
import { spoken } from '../../../words/words.ts'
import { english } from './english.ts'
import { german } from './german.ts'

export const rulesWords = spoken(english, german)
