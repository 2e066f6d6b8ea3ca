// What a game brings to the web client: its desk. The table around it knows no game; a desk knows one.
import type { ComponentType } from 'react'
import type { Card, Receipt, Round, Rules } from '../api/types.ts'

/** What is sent, by field. */
export type Fields = Record<string, unknown>

/** A game somebody sits at, or looks on: what they see of it and what they can do. A lesson is one as well, without a server. */
export interface Play {
  readonly card: Card
  /** One's seat, or `public`. */
  readonly viewer: number | 'public'
  /** The position; the desk knows its shape. */
  readonly view: unknown
  /** Board, pieces and words. */
  readonly rules: Rules
  /** What was handed in and may still be changed, by kind. */
  readonly answers: Readonly<Record<string, unknown>>
  give(kind: string, answer: Fields): Promise<Receipt>
  withdraw(kind: string): Promise<Receipt>
  /** Is told when a round's orders or plan have been taken, where somebody wants to know. */
  handedIn?(): void
  preview(draft: Fields): Promise<Preview>
  /** The draft kept for later, on this device and on the server. */
  readonly draft: Draft | null
  keepDraft(draft: Draft | null): void
  round(round: number): Promise<Round>
}

/** Whatever the desk wants to find again; `for` says what it is about, so that an old one is left alone. */
export interface Draft {
  readonly for: string
  readonly content: unknown
}

/** What a draft would lead to. */
export interface Preview {
  readonly events: readonly unknown[]
  readonly lines: readonly { readonly seats: readonly number[]; readonly step: string | null; readonly text: string }[]
  /** What of the draft can never come as it says. */
  readonly warnings: readonly string[]
}

/** A game where it is only named: what it is called, one line about it, and what its picture shows. */
export interface About {
  readonly name: string
  readonly line: string
  readonly picture: string
  /** What it asks for, by kind, where that has a name of its own: anything else is a decision. */
  readonly asked: Readonly<Record<string, string>>
}

export interface DeskProps {
  readonly play: Play
}

export interface Desk {
  /** The game itself: board, what one holds, what is asked. */
  readonly Table: ComponentType<DeskProps>
  /** A round as a film, step by step. */
  readonly Film: ComponentType<DeskProps & { readonly round: number; readonly since?: number }>
  /** After the end: how it was decided, graphs. */
  readonly Finale: ComponentType<DeskProps>
  /** The options of a new game; `change` is called with what the rules will be asked to accept. */
  readonly Options: ComponentType<{ readonly options: unknown; readonly change: (options: unknown) => void }>
  /** The rules as a page to read. */
  readonly RulesPage: ComponentType
  /** A guided first game. */
  readonly Lesson: ComponentType
  /** What a new game of it is unless somebody wishes otherwise, and how many sit there. */
  readonly usual: unknown
  seats(options: unknown): number
}
