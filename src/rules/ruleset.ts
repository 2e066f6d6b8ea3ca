// The contract every game fulfils. Pure functions over plain JSON: no clock, no I/O, no chance but the seed.
// Nothing in here, and nothing that uses it, knows which game is played.

/** Seats count from 0. */
export type Seat = number

/** Who looks: a seat, or somebody who sits at no seat. */
export type Viewer = Seat | 'public'

/** The languages people read. */
export type Locale = 'en' | 'de'

/** 32 bytes as 64 lower-case hex digits. */
export type Seed = string

/** Something the game waits for. A game adds what its own kind of question needs, every legal option among it. */
export interface Question {
  /** Names this question and no other of the game; an answer to an old one is refused. */
  readonly id: string
  readonly seat: Seat
  /** The kind: an answer to it is a command with the same `t`. */
  readonly t: string
}

/** On what terms somebody is asked: four things, each looked at for itself. */
export interface Terms {
  /** How long it may take: what the table gives for a round's plans, or for a decision in the middle of one. */
  readonly clock: 'long' | 'short'
  /** Whether silence counts as absence, so that others may come to play for them; it is but an answer otherwise. */
  readonly absence: boolean
  /** Whether a letter goes out when somebody is asked; not where another one tells them at the same moment anyway. */
  readonly letter: boolean
  /**
   * Whether an answer is only kept until all are in, and says itself which round it is for. Any other has to name its
   * question: sent again, it could be taken for an answer to the next of its kind.
   */
  readonly kept: boolean
}

/** What a player sends. A game adds the fields of each kind. */
export interface Command {
  readonly t: string
}

/** What happened. A game adds the fields of each kind. */
export interface Happening {
  readonly t: string
}

/** Why an answer was not taken. */
export interface Refusal {
  /**
   * `not-understood`: this is no answer at all; `not-asked`: it is not, or no longer, the question;
   * `not-allowed`: understood, but a rule forbids it.
   */
  readonly why: 'not-understood' | 'not-asked' | 'not-allowed'
  /** Stable, for programs: `city-taken`. */
  readonly code: string
  /** The rule that refuses, as the game numbers its rules. */
  readonly rule: string
  /** The offending part as a JSON pointer into the answer; '' is the whole of it. */
  readonly at: string
  /** One plain sentence. */
  readonly message: string
}

export type Ruling<Event> =
  | { readonly ok: true; readonly events: Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** What a record leads to: the positions on the way, and the first thing in it that breaks a rule, if any. */
export interface Replay {
  /** Each in canonical JSON. */
  readonly positions: string[]
  readonly error?: RecordError
  /** When the record reaches the end of the game: what came of it, as plain JSON. */
  readonly result?: unknown
}

export interface RecordError {
  /** The offending entry, from 0; -1 is the header. */
  readonly index: number
  readonly rule: string
  readonly message: string
}

/** What chance and people decided. A game says what its entries are. */
export interface GameRecord {
  readonly format: string
  readonly options: { readonly players: number }
  /** Left out of what somebody is told while the game runs. */
  readonly seed?: Seed
  readonly entries: readonly unknown[]
}

/** One thing a verifier looked at. */
export interface Finding {
  readonly what: string
  /** Null where it cannot be told. */
  readonly ok: boolean | null
  readonly detail: string
}

/** One line of what a finished game comes to, for tables of many games. */
export interface Outcome {
  /** Whoever won, several where a victory is shared, nobody where there is none. */
  readonly winners: readonly Seat[]
  /** Figures by seat, under the game's own words. */
  readonly figures: Readonly<Record<string, readonly number[]>>
  /** Figures of the table as a whole, where a game has any. */
  readonly table?: Readonly<Record<string, number>>
  /** How many rounds the game had. */
  readonly rounds: number
}

export interface Ruleset<
  Options = unknown,
  State = unknown,
  Answer extends Command = Command,
  Event extends Happening = Happening,
  Told extends Happening = Event,
  View = unknown,
  Asked extends Question = Question,
  Record extends GameRecord = GameRecord,
> {
  /** Stored with every game. */
  readonly name: string
  /** What people call it. */
  readonly title: { readonly [language in Locale]: string }
  /** Stored too: a game plays to its end with the rules it began with. Another whenever a rule is. */
  readonly version: number
  /** Of the data it is played with, board and pieces: other data have another. Stored as well, for the same reason. */
  readonly fingerprint: string
  readonly seats: { readonly least: number; readonly most: number }
  /**
   * By seat, one for each of the most there are: where the game's own words and board call seats by colours, so that everything
   * else at the table shows the same ones. Left out where it does not matter to the game: people choose.
   */
  readonly colours?: readonly string[]
  /** The `format` of its records, by which they are told from another game's, or another version's. */
  readonly recordFormat: string
  /**
   * How events that were kept in an older shape are brought into the next: the first of these takes those of schema 1, and
   * what the last gives is of today's. Each makes one event of one, whatever it looks like; it never draws, judges or fails. See upcast.ts.
   */
  readonly upcasts: readonly Upcast[]
  /** Another whenever the shape of its states is. A snapshot of another one is not used: what it says is in the log. */
  readonly stateSchema: number
  /** Board, pieces and words as plain data, so that others can draw and play with them. */
  readonly facts: unknown
  readonly examples: Examples

  /** The options of a game about to be opened, checked; what may be left out is filled in. */
  options(wish: unknown): Checked<Options>
  /** The only place a seed enters. */
  begin(options: Options, seed: Seed): Event[]
  /** Believes the event: never judges, draws or fails. Leaves the state it is given alone. */
  evolve(state: State | undefined, event: Event): State
  /** `evolve` over many events for the price of one copy. */
  fold(events: Iterable<Event>, from?: State): State
  /** Whom the game waits for and what for, with every legal option. Empty when nobody is needed: `resolve`, or it is over. */
  awaits(state: State): Asked[]
  /** What this seat may answer now: what it is asked, and what it has answered and may still change. One of a kind. */
  answerable(state: State, seat: Seat): Asked[]
  /** On what terms a question is put. */
  terms(question: Asked): Terms
  /** Judges a player's answer, whatever it looks like. A refusal is a value and changes nothing. */
  answer(state: State, seat: Seat, answer: Answer): Ruling<Event>
  /**
   * What somebody sent that led to these events, or to the first of them; undefined where nobody did. They may come from
   * anywhere: it never throws, and `answer` is to judge what it gives.
   */
  commandOf(events: readonly Happening[]): Answer | undefined
  /** What this seat has handed in and may still change, as it would be sent again. */
  handedIn(state: State, seat: Seat): Answer[]
  /** What takes an answer of this kind back; undefined where there is no taking back. */
  takeBack(state: State, seat: Seat, kind: string): Answer | undefined
  /** A legal answer in words. */
  explain(state: State, seat: Seat, answer: Answer, locale: Locale): Reading
  /**
   * What of a legal answer, or of a draft that `preview` takes, can never come as it says and will be passed over: a plain sentence
   * each. For games that keep what they cannot judge yet.
   */
  warnings?(state: State, seat: Seat, given: unknown, locale: Locale): string[]
  /** Whether a line of words can be an answer to this; other questions are answered where their choices are shown. */
  takesLine(question: Asked): boolean
  /** One line somebody wrote, in words, as an answer to what this seat may hand in now. Never throws, whatever it says. */
  readLine(line: string, state: State, seat: Seat): Checked<Answer>
  /** Carries on until a person is needed again; empty when one is needed now. */
  resolve(state: State): Event[]
  /** The answer of someone who stayed silent. */
  lapse(state: State, question: Asked): Answer
  /** A door out: what a draft would lead to, from what this seat may know; for games where drafts make sense. */
  preview?(state: State, seat: Seat, draft: unknown): Checked<Told[]>
  isOver(state: State): boolean
  /** A door out: what this viewer may know of the position. */
  view(state: State, viewer: Viewer): View
  /** A position as its viewer sees it, in words to plan from. */
  briefing(view: View, reader: Reader): Section[]
  /** A door out: what this viewer may know of an event; undefined if nothing at all. An open one is told as it is. */
  tell(event: Event, viewer: Viewer, open: boolean): Told | undefined
  /** Which secret an event holds, and which it lays open, by names of their own: `orders-3`. After the end all are open. */
  secrets(event: Event): Secrets
  /** What the game calls a round: `Year 3`. */
  roundName(round: number, locale: Locale): string
  /** Where in the story an event stands. */
  marks(event: Event): Mark
  /** What this reader was told, in words: one sentence for each thing worth telling, in the order it happened. */
  story(events: Iterable<Told>, reader: Reader): Line[]
  /** Chance's and people's part. Of told events it holds what that viewer may know. */
  record(events: Iterable<Told>): Record
  /** Plays a record by the rules, whatever it looks like. */
  replay(record: unknown): Replay
  /** A position in figures, secrets among them: told of a game that is over, and of no other. */
  figures(state: State): Figures
  /** What a finished game comes to; undefined while it runs. */
  outcome(events: Iterable<Event>): Outcome | undefined
  /** Which branches of the rules an event shows at work, each as `section/words`: see conformance.ts. */
  branches?(event: Event): string[]
}

/** A position in figures, under the game's own words; the same ones in every position of a game. */
export interface Figures {
  /** Each by seat. */
  readonly seats: Readonly<Record<string, readonly number[]>>
  /** Of whatever plays along without a seat, by its name. */
  readonly others: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** An answer as its player reads it again. */
export interface Reading {
  /** One plain sentence a part of it. */
  readonly words: string[]
  /** Places it leads over, one after the other, by the names the game has for them; empty where it leads nowhere. */
  readonly places: string[]
}

/** Who says something in secret more than once is told by the last of it: what was replaced stays secret. */
export interface Secrets {
  /** The name of what this event holds, until another lays it open. */
  readonly keeps?: string
  /** The name of what this event lays open: of each seat the last one so far. */
  readonly opens?: string
}

/** What an event begins in the story of a game; most begin nothing and belong to what goes on. */
export interface Mark {
  /** A round, from 1. */
  readonly round?: number
  /** A step of the round, by a name of its own. */
  readonly step?: string
  /** It begins a step even if the one before it has the same name, or it names none: it is looked at by itself. */
  readonly anew?: true
}

/** Whom something is put into words for. */
export interface Reader {
  readonly viewer: Viewer
  readonly locale: Locale
  /** By seat, one for each. */
  readonly names: readonly string[]
}

/** One plain sentence of a story. */
export interface Line {
  /** Whom it is about; empty where it is about nobody in particular. */
  readonly seats: readonly Seat[]
  /** The step of the round it belongs to, as `marks` names it; null before the first. */
  readonly step: string | null
  /** Which of the events it is about, by its place among those that were told. */
  readonly event: number
  readonly text: string
}

/** A part of a position in words: short lines under a title. */
export interface Section {
  readonly title: string
  readonly lines: string[]
}

/** What a bot writer copies first: options, each kind of answer there is, without its kind, and a draft to try out. */
export interface Examples {
  readonly options: unknown
  readonly answers: Readonly<Record<string, unknown>>
  readonly draft?: unknown
  /** And what a game may come to. */
  readonly result?: unknown
}

/** An event of one schema, as one of the next. */
export type Upcast = (event: Happening) => Happening

/** A game with its versions and its boards: those it has of its own, and any other that somebody brings as files. */
export interface Game<R extends Ruleset = Ruleset> {
  readonly name: string
  /** What new games begin with. */
  readonly standard: R
  /** All that games may still be played by, or were: the standard is one of them. None is taken away or changed. */
  readonly versions: readonly R[]
  /** File names of a pack, as they stand in its folder. */
  readonly packFiles: readonly string[]
  /** A ruleset that plays with another pack: its parsed files in the order of `packFiles`. */
  withPack(name: string, files: readonly unknown[]): { readonly ruleset: R } | { readonly faults: string[] }
}
