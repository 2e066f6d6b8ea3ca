// All words of a language.
import type { Locale } from '../../ruleset.ts'
import { briefing as germanBriefing } from './briefing.de.ts'
import { briefing as englishBriefing } from './briefing.en.ts'
import type { BriefingPhrases } from './briefing-phrases.ts'
import { nouns as germanNouns } from './nouns.de.ts'
import { nouns as englishNouns } from './nouns.en.ts'
import type { Nouns } from './nouns.ts'
import { story as germanStory } from './story.de.ts'
import { story as englishStory } from './story.en.ts'
import type { StoryPhrases } from './story-phrases.ts'

export interface Words {
  readonly nouns: Nouns
  readonly story: StoryPhrases
  readonly briefing: BriefingPhrases
}

const WORDS: Record<Locale, Words> = {
  en: { nouns: englishNouns, story: englishStory, briefing: englishBriefing },
  de: { nouns: germanNouns, story: germanStory, briefing: germanBriefing },
}

export const wordsFor = (locale: Locale): Words => WORDS[locale] ?? WORDS.en
