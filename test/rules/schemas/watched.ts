// A game that is played while somebody looks at everything said in it, to everybody.
import type { Bot } from '../../../src/bots/bot.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { Stream } from '../../../src/rules/random.ts'
import type { Command, Happening, Question, Ruleset, Seat, Viewer } from '../../../src/rules/ruleset.ts'

export type Said = 'questions' | 'answers' | 'events'

export interface Watcher {
  /** A question, answer or event, as it leaves the game or comes in. */
  kind(said: Said, value: { readonly t: string }): void
  whole(what: 'view' | 'record', value: unknown): void
  /** Somebody answers: the rules take this now. */
  answered(state: unknown, seat: Seat, answer: Command): void
}

/** Every how many pages everybody looks at the table; who is asked always does. */
const LOOK = 15
/** How often somebody takes back what they said, and says it again. */
const TAKES_BACK = 0.1

export class WatchedGame {
  private readonly ruleset: Ruleset
  private readonly bots: readonly Bot[]
  private readonly watcher: Watcher
  private readonly seed: string
  private readonly luck: () => number
  private readonly viewers: Viewer[]
  private readonly events: Happening[] = []
  private state: unknown
  private pages = 0

  /** `name` is where all its chance comes from. */
  constructor(ruleset: Ruleset, bots: readonly Bot[], watcher: Watcher, name: string) {
    this.ruleset = ruleset
    this.bots = bots
    this.watcher = watcher
    this.seed = digest(name)
    const words = new Stream(this.seed, 'luck')
    this.luck = () => words.word() / 2 ** 32
    this.viewers = ['public', ...bots.keys()]
  }

  play(options: unknown): void {
    const { ruleset, bots } = this
    this.happen(ruleset.begin(options, this.seed))
    for (const [seat, bot] of bots.entries())
      if (bot.prepare) this.say(seat, bot.prepare(ruleset.view(this.state, seat)))
    this.sayUnasked()
    while (!ruleset.isOver(this.state)) {
      this.happen(ruleset.resolve(this.state))
      for (const question of ruleset.awaits(this.state)) this.answer(question)
    }
    this.lookAround()
    for (const event of this.events) this.watcher.kind('events', event)
    this.watcher.whole('record', ruleset.record(this.events))
  }

  /** The first seat says what it may say without being asked, as the examples have it. */
  private sayUnasked(): void {
    const asked = new Set(this.ruleset.awaits(this.state).map(({ t }) => t))
    for (const [t, example] of Object.entries(this.ruleset.examples.answers)) {
      const answer = { t, ...(example as object) }
      if (!asked.has(t) && this.ruleset.answer(this.state, 0, answer).ok) this.say(0, answer)
    }
  }

  private answer(question: Question): void {
    const { ruleset, watcher } = this
    const { seat } = question
    const view = ruleset.view(this.state, seat) as { questions: Question[] }
    watcher.whole('view', view)
    for (const asked of view.questions) watcher.kind('questions', asked)
    watcher.kind('answers', ruleset.lapse(this.state, question))
    const answer = this.bots[seat]!.answer(view, question, this.luck)
    this.say(seat, answer)
    const back = ruleset.takeBack(this.state, seat, question.t)
    if (!back || this.luck() > TAKES_BACK || !ruleset.answer(this.state, seat, back).ok) return
    this.say(seat, back)
    this.say(seat, answer)
  }

  private say(seat: Seat, answer: Command): void {
    const ruling = this.ruleset.answer(this.state, seat, answer)
    if (!ruling.ok) throw new Error(`${JSON.stringify(answer)}: ${ruling.refusal.message}`)
    this.watcher.kind('answers', answer)
    this.watcher.answered(this.state, seat, answer)
    this.happen(ruling.events)
  }

  private happen(events: readonly Happening[]): void {
    if (events.length === 0) return
    this.events.push(...events)
    this.state = this.ruleset.fold(events, this.state)
    for (const event of events) this.tell(event)
    if (this.pages++ % LOOK === 0) this.lookAround()
  }

  private tell(event: Happening): void {
    for (const viewer of this.viewers) {
      const told = this.ruleset.tell(event, viewer, false)
      if (told) this.watcher.kind('events', told)
    }
  }

  private lookAround(): void {
    const { ruleset, state, watcher } = this
    for (const viewer of this.viewers) {
      watcher.whole('view', ruleset.view(state, viewer))
      const told = this.events.flatMap((event) => ruleset.tell(event, viewer, false) ?? [])
      watcher.whole('record', ruleset.record(told))
      if (viewer === 'public') continue
      for (const answer of ruleset.handedIn(state, viewer)) watcher.kind('answers', answer)
      const tried = ruleset.preview?.(state, viewer, ruleset.examples.draft)
      if (tried?.ok) for (const event of tried.value) watcher.kind('events', event)
    }
  }
}
