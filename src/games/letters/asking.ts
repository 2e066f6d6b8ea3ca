// What a letter asks for: the questions that were open for its receiver when it was written, until the rules carry on. What
// was handed in can be changed until then; what is asked later is for a later letter.

import type { Question, Seat } from '../../rules/ruleset.ts'
import { readPages } from '../log/read-pages.ts'
import type { ReadPage } from '../model/game.ts'
import { questionsFor, type Table } from '../model/table.ts'
import type { Letter } from '../ports/letters.ts'
import type { LetterDependencies } from './dependencies.ts'

export interface Asking {
  /** Whether an answer of this kind is one to this letter. */
  mayAnswer(kind: string): boolean
}

/** Undefined once it asks for nothing any more. */
export async function askingOf(
  { deps, store }: Pick<LetterDependencies, 'deps' | 'store'>,
  { game, kind, occasion, seq }: Letter,
  table: Table,
  seat: Seat,
): Promise<Asking | undefined> {
  const { file, ruleset } = table
  if (!['running', 'parked'].includes(file.status) || (await store.hasMovedOn(game, seq))) return undefined
  const pages = seq >= file.seq ? [] : await readPages(deps.store, table)
  const events = pages.flatMap((page) => page.events)
  const then = seq >= file.seq ? table.state : ruleset.fold(events.slice(0, seq))
  const asked = questionsFor({ ...table, state: then }, seat)
  const meant = kind === 'decision-asked' ? asked.filter(({ id }) => id === occasion) : asked
  const later = pages.filter((page) => page.after >= seq)
  if (isAskedAnew(table, then, later, asked, seat) || isSettled(table, meant, seat)) return undefined
  const now = questionsFor(table, seat)
  return { mayAnswer: (answer) => isMeant(answer, meant, now, table) }
}

/** Something else was asked of them since: what the letter asked for is over, whoever wrote the pages in between. */
function isAskedAnew(
  table: Table,
  then: unknown,
  later: readonly ReadPage[],
  asked: readonly Question[],
  seat: Seat,
): boolean {
  let state = then
  return later.some(({ events }) => {
    state = table.ruleset.fold(events, state)
    return questionsFor({ ...table, state }, seat).some(({ id }) => !asked.some((before) => before.id === id))
  })
}

/** None of it is open, and nothing that was handed in for it may still be changed. */
function isSettled(table: Table, meant: readonly Question[], seat: Seat): boolean {
  const isOpen = questionsFor(table, seat).some(({ id }) => meant.some((question) => question.id === id))
  const handedIn = table.ruleset.handedIn(table.state, seat)
  return !isOpen && !handedIn.some(({ t }) => meant.some((question) => question.t === t))
}

function isMeant(answer: string, meant: readonly Question[], now: readonly Question[], { ruleset }: Table): boolean {
  const open = now.find(({ t }) => t === answer)
  if (open) return meant.some(({ id }) => id === open.id)
  // Changed or taken back; and with orders go the instructions for them.
  return meant.some((question) => question.t === answer || ruleset.pace(question) === 'orders')
}
