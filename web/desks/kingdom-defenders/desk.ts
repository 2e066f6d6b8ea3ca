// The desk of Kingdom Defenders: everything in the client that knows this game.
import type { Desk } from '../desk.ts'
import { Film } from './film/film.tsx'
import { Finale } from './finale/finale.tsx'
import { Table } from './table.tsx'

/** Stands where its owner has not been yet. */
const Nothing = () => null

export const desk: Desk = {
  ...{ Table, Film, Finale, Options: Nothing, RulesPage: Nothing, Lesson: Nothing },
  usual: { players: 3, difficulty: 'standard', variant: 'none' },
  seats: (options) => (options as { players: number }).players,
}
