// The desk of Kingdom Defenders: everything in the client that knows this game.
import { lazy } from 'react'
import type { Desk } from '../desk.ts'
import { Film } from './film/film.tsx'
import { Finale } from './finale/finale.tsx'
import { type GameOptions, OptionsForm } from './options/options-form.tsx'
import { Table } from './table.tsx'

// Long texts, and the rules themselves: only for those who come to learn.
const RulesPage = lazy(() => import('./rules/rules-page.tsx'))
const Lesson = lazy(() => import('./lesson/lesson.tsx'))

export const desk: Desk = {
  ...{ Table, Film, Finale, Options: OptionsForm, RulesPage, Lesson },
  usual: { players: 3, difficulty: 'standard', variant: 'none' } satisfies GameOptions,
  seats: (options) => (options as GameOptions).players,
}
