// A round of the lesson's game step by step, as the server tells one.
import type { Command, GameRecord, Happening, Question, Reader, Ruleset } from '../../../../src/rules/ruleset.ts'
import type { Round } from '../../../api/types.ts'
import type { LocalGame } from './local-game.ts'

type Step = Round['steps'][number]
const NEVER = new Date(0).toISOString()

export function roundOf<
  Options,
  State,
  Answer extends Command,
  Event extends Happening,
  Told extends Happening,
  View,
  Asked extends Question,
  Record extends GameRecord,
>(
  rules: Ruleset<Options, State, Answer, Event, Told, View, Asked, Record>,
  { events }: LocalGame<State, Event>,
  round: number,
  reader: Reader,
): Round {
  const begins = (number: number) => events.findIndex((event) => rules.marks(event).round === number)
  const from = begins(round)
  const next = begins(round + 1)
  const to = next < 0 ? events.length : next
  const viewAt = (count: number) => rules.view(rules.fold(events.slice(0, count)), reader.viewer)

  const told = events.slice(from, to).flatMap((event, i) => {
    const heard = rules.tell(event, reader.viewer, false)
    return heard ? [{ seq: from + i + 1, at: NEVER, by: null, event: heard, step: rules.marks(event).step }] : []
  })
  const story = told.map(({ event }) => event)
  const lines = rules.story(story, reader)
  const steps: Step[] = []
  for (const [place, { step, ...event }] of told.entries()) {
    const last = steps.at(-1)
    if (!last || (step !== undefined && step !== last.step)) steps.push({ step: step ?? null, events: [], lines: [] })
    const now = steps.at(-1)!
    now.events.push(event)
    now.lines.push(
      ...lines.filter((line) => line.event === place).map(({ seats, text }) => ({ seats: [...seats], text })),
    )
  }
  return {
    ...{ round, from: from + 1, to, before: from > 0 ? viewAt(from) : null, after: viewAt(to) },
    steps: steps.map((step) => ({ ...step, view: viewAt(step.events.at(-1)!.seq) })),
  }
}
