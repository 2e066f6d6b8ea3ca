// The desk of Lords of Xidit: everything in the client that knows this game.
import type { Desk } from '../desk.ts'
import { Film } from './film/film.tsx'
import { Finale } from './finale/finale.tsx'
import { Lesson } from './lesson/lesson.tsx'
import { type GameOptions, OptionsForm } from './options-form.tsx'
import { RulesPage } from './rules/rules-page.tsx'
import { Table } from './table.tsx'

export const desk: Desk = {
  ...{ Table, Film, Finale, Options: OptionsForm, RulesPage, Lesson },
  usual: { players: 4, length: 'short' } satisfies GameOptions,
  seats: (options) => (options as GameOptions).players,
}
