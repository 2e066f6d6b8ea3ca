// The one sentence that a program is told, in every language. What is particular to a game comes from its rules.
import type { Locale } from '../../rules/ruleset.ts'
import type { HookKind } from '../model/hook.ts'

/** What a sentence is about. All of it is text of ours, or isolated. */
export interface About {
  readonly title: string
  /** The game's own name for the round that is over. */
  readonly round: string
  /** Who invites, or talks. */
  readonly who: string
  /** Until when there is time, as its reader would say it; undefined where no time runs. */
  readonly until: string | undefined
}

type Sentences = Readonly<Record<HookKind | 'test', (about: About) => string>>

const en: Sentences = {
  asked: ({ title, until }) => `“${title}” waits for your answer${until === undefined ? '' : ` until ${until}`}.`,
  'round-over': ({ title, round }) => `${round} at “${title}” is over.`,
  'game-began': ({ title }) => `“${title}” has begun.`,
  'game-over': ({ title }) => `“${title}” is over.`,
  invitation: ({ title, who }) => `${who} invites you to “${title}”.`,
  message: ({ title, who }) => `${who} said something at “${title}”.`,
  test: () => 'This is how Herald tells you of things. Nothing has happened.',
}

const de: Sentences = {
  asked: ({ title, until }) => `„${title}“ wartet auf deine Antwort${until === undefined ? '' : `, bis ${until}`}.`,
  'round-over': ({ title, round }) => `${round} bei „${title}“ ist vorbei.`,
  'game-began': ({ title }) => `„${title}“ hat begonnen.`,
  'game-over': ({ title }) => `„${title}“ ist zu Ende.`,
  invitation: ({ title, who }) => `${who} lädt dich zu „${title}“ ein.`,
  message: ({ title, who }) => `${who} hat bei „${title}“ etwas gesagt.`,
  test: () => 'So sagt dir Herald Bescheid. Geschehen ist nichts.',
}

export const SENTENCES: Readonly<Record<Locale, Sentences>> = { en, de }
