// Following a log by the rules, page by page: its first events follow from the seed, and each later page is what the rules
// come to by themselves or what a player's legal answer leads to. So every draw in it is drawn again.
import { isSame } from './canonical.ts'
import { isHex64 } from './fairness.ts'
import type { Happening, Ruleset, Seat } from './ruleset.ts'
import type { Fields } from './shape.ts'
import { upcast } from './upcast.ts'

/** What was followed is our own: events as the rules make them, which are the same as those that were given. */
export interface Followed {
  readonly events: readonly Happening[]
  /** By page: whose answer it is; null where the rules carried on. */
  readonly saidBy: readonly (Seat | null)[]
  /** The first page that does not follow, from 0. */
  readonly broken?: number
  /** Whether it leads to the end of the game. */
  readonly isOver: boolean
}

const NOTHING: Followed = { events: [], saidBy: [], broken: 0, isOver: false }

/** As they were kept. */
type Pages = readonly { readonly schema?: number; readonly events: readonly Happening[] }[]

/** With the options and the seed its record names, whatever they are. */
export function followLog(ruleset: Ruleset, record: Fields, pages: Pages): Followed {
  const { seed } = record
  const options = ruleset.options(record.options)
  if (!options.ok || !isSame(options.value, record.options) || !isHex64(seed)) return NOTHING
  const { players } = options.value as { players: number }
  const seats = Array.from({ length: players }, (_, seat) => seat)

  const events: Happening[] = []
  const saidBy: (Seat | null)[] = []
  let state: unknown
  for (const [index, page] of pages.entries()) {
    const given = upcast(ruleset, page.events, page.schema ?? 1)
    const step =
      index === 0
        ? given && beginning(ruleset, ruleset.begin(options.value, seed), seats, given)
        : given && follow(ruleset, state, seats, given)
    if (!step) return { events, saidBy, broken: index, isOver: false }
    events.push(...step.events)
    saidBy.push(step.by)
    state = ruleset.fold(step.events, state)
  }
  return { events, saidBy, isOver: pages.length > 0 && ruleset.isOver(state) }
}

interface Step {
  readonly events: readonly Happening[]
  readonly by: Seat | null
}

/** The rules' own first events, and then what bots said before anybody asked. */
function beginning(
  ruleset: Ruleset,
  begun: readonly Happening[],
  seats: readonly Seat[],
  given: readonly Happening[],
): Step | undefined {
  if (!isSame(begun, given.slice(0, begun.length))) return undefined
  const events = [...begun]
  let state = ruleset.fold(events)
  while (events.length < given.length) {
    const said = answered(ruleset, state, seats, given.slice(events.length))
    if (!said) return undefined
    events.push(...said.events)
    state = ruleset.fold(said.events, state)
  }
  return { events, by: null }
}

function follow(
  ruleset: Ruleset,
  state: unknown,
  seats: readonly Seat[],
  given: readonly Happening[],
): Step | undefined {
  const events = ruleset.resolve(state)
  if (events.length > 0 && isSame(events, given)) return { events, by: null }
  const said = answered(ruleset, state, seats, given)
  return said?.events.length === given.length ? said : undefined
}

/** Whose answer, judged again, leads to the first of these events. */
function answered(
  ruleset: Ruleset,
  state: unknown,
  seats: readonly Seat[],
  given: readonly Happening[],
): Step | undefined {
  const command = ruleset.commandOf(given)
  if (!command) return undefined
  for (const by of seats) {
    const ruling = ruleset.answer(state, by, command)
    if (!ruling.ok || ruling.events.length === 0) continue
    if (isSame(ruling.events, given.slice(0, ruling.events.length))) return { events: ruling.events, by }
  }
  return undefined
}
