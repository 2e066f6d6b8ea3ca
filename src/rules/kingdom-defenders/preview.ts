// What a plan or acts would lead to as things stand, from what a player may know: others pass or do as one guesses, as if
// they held all that takes, dice show nothing and draws are unknown. Nothing of it is kept. A plan may be followed `onward`:
// then its spaces do by themselves what they can, so that it is seen what cannot be paid.
import type { Checked, Refusal, Seat } from '../ruleset.ts'
import { checkFields, type Fields, isObject, isWhole, notAsked, notUnderstood, pointer } from '../shape.ts'
import { mayAct, mayPlan } from './answer.ts'
import type { Acts, Plan } from './commands.ts'
import type { Decider } from './decider.ts'
import { checkActs, checkPlan } from './orders/orders-check.ts'
import type { Pack } from './pack/pack.ts'
import { carryOn } from './resolve.ts'
import { bySilence, byStanding } from './standing.ts'
import { copyState, type Player, type State } from './state.ts'
import { type Table, tableFor } from './table.ts'
import { type Told, tell } from './tell.ts'

/** Stands for a card or tile that nobody may know. */
const UNKNOWN = '?'

/** What a rival holds: nobody knows. Whoever guesses what they do guesses that they can pay it, in whatever it is. */
const UNKNOWN_HAND = { weapon: Infinity, spell: Infinity, coin: Infinity, loot: Infinity }

/** What is tried out, by seat. */
type Drafts = { kind: 'plan'; by: Map<Seat, Plan>; onward: boolean } | { kind: 'acts'; by: Map<Seat, Acts> }

const ACTIVATION = ['area-a', 'area-b', 'area-c']

export function preview(pack: Pack, state: State, seat: Seat, draft: unknown): Checked<Told[]> {
  if (!isWhole(seat, 0, state.options.players - 1))
    return refuse(notUnderstood('no-such-seat', 'KD-2.1', '', 'There is no such seat at this table.'))
  const table = tableFor(pack, state)
  const read = readDrafts(table, seat, draft)
  if (!read.ok) return read
  const imagined = tableFor(pack, asKnownTo(state, seat))
  imagined.state.asked = null
  for (const [other, player] of imagined.state.seats.entries()) handIn(player, other, read.value)
  carryOn(imagined, guessing(imagined, read.value))
  const happened = imagined.events.flatMap((event) => tell(event, seat, false) ?? [])
  return { ok: true, value: happened.map((event) => withoutGuesses(event, seat)) }
}

function handIn(player: Player, seat: Seat, drafts: Drafts): void {
  if (drafts.kind === 'plan') {
    player.plan = drafts.by.get(seat) ?? { wishes: [], then: 'pass' }
    player.planUsed = 0
  } else {
    player.acts = drafts.by.get(seat) ?? { steps: [], rest: 'auto' }
    player.actsUsed = 0
  }
}

/** Carries out what is tried, answers for who would be asked, and stops where it is no longer about that. */
function guessing({ state }: Table, drafts: Drafts): Decider {
  const stages = [
    ...(drafts.kind === 'plan' ? ['placement'] : []),
    ...(drafts.kind === 'acts' || drafts.onward ? ACTIVATION : []),
  ]
  return {
    isReady: () => stages.includes(state.stage),
    decide(table, point) {
      // Of a rival nothing is known but what they laid down: what they did not say they let be.
      if (point.t === 'act' && !drafts.by.has(point.seat)) {
        const [space] = point.spaces!
        return { answer: { t: 'act', round: state.round, space: space!, do: null } }
      }
      const decision = byStanding.decide(table, point)
      if (decision && 'answer' in decision) return decision
      if (point.t === 'place') {
        const used = decision?.used // so that it is seen at which wish one is asked
        return { answer: { t: 'place', round: state.round, space: null }, ...(used !== undefined && { used }) }
      }
      return { answer: bySilence(table, point) } as never
    },
  }
}

const refuse = (refusal: Refusal) => ({ ok: false as const, refusal })

/** The own plan or acts, and guesses for others by seat. */
function readDrafts(table: Table, seat: Seat, draft: unknown): Checked<Drafts> {
  const kind = isObject(draft) && Object.hasOwn(draft, 'acts') ? 'acts' : 'plan'
  const rule = kind === 'plan' ? 'KD-15.2' : 'KD-15.4'
  const misshapen = checkFields(draft, [kind], ['guesses', ...(kind === 'plan' ? ['onward'] : [])], rule)
  if (misshapen) return refuse(misshapen)
  if (!(kind === 'plan' ? mayPlan(table, seat) : mayAct(table, seat)))
    return refuse(notAsked('not-asked', rule, '', 'This is tried out while it can be carried out.'))
  const { guesses = {}, onward = false, ...own } = draft as Fields
  if (typeof onward !== 'boolean')
    return refuse(notUnderstood('bad-onward', rule, '/onward', 'A plan is followed onward, or not.'))
  if (!isObject(guesses)) return refuse(notUnderstood('bad-guesses', rule, '/guesses', 'Guesses are kept by seat.'))
  const all: [Seat, unknown, (string | number)[]][] = [[seat, own[kind], [kind]]]
  for (const place of Object.keys(guesses)) {
    const rival = table.state.seats.findIndex((_, at) => String(at) === place && at !== seat)
    if (rival < 0)
      return refuse(
        notUnderstood('no-such-seat', 'KD-2.1', pointer('guesses', place), 'There is no such rival at this table.'),
      )
    all.push([rival, guesses[place], ['guesses', place]])
  }
  const by = new Map<Seat, Plan | Acts>()
  for (const [who, given, path] of all) {
    const read = readOne(table, who, kind, given, path, rule)
    if (!read.ok) return read
    by.set(who, read.value)
  }
  return { ok: true, value: { kind, by, onward } as Drafts }
}

function readOne(
  table: Table,
  seat: Seat,
  kind: 'plan' | 'acts',
  given: unknown,
  path: (string | number)[],
  rule: string,
): Checked<Plan | Acts> {
  const fields = kind === 'plan' ? ['wishes', 'then'] : ['steps', 'rest']
  const misshapen = checkFields(given, fields, [], rule, path)
  if (misshapen) return refuse(misshapen)
  const read = kind === 'plan' ? checkPlan(table, given as Fields) : checkActs(table, seat, given as Fields)
  return read.ok ? read : refuse({ ...read.refusal, at: `${pointer(...path)}${read.refusal.at}` })
}

/** The position without what this player may not know (KD-10). */
function asKnownTo(state: State, seat: Seat): State {
  const known = copyState(state)
  known.seed = ''
  const hidden = (pile: readonly string[]) => pile.map(() => UNKNOWN)
  known.deck = known.deck.map((card, at) => (at === 0 ? card : UNKNOWN))
  known.deedPile = hidden(known.deedPile)
  known.rewardPile = hidden(known.rewardPile)
  known.hordePile = hidden(known.hordePile)
  known.buildings = known.buildings.map((id, place) => (place < known.revealed ? id : UNKNOWN))
  for (const [rival, player] of known.seats.entries()) {
    if (rival === seat) continue
    known.seats[rival] = {
      ...player,
      ...UNKNOWN_HAND,
      ...{ dealt: [], fate: null },
      adventures: hidden(player.adventures),
      rewards: hidden(player.rewards),
      ...{ standing: {}, plan: null, acts: null, given: null },
    }
  }
  return known
}

/** A tile nobody knows has no name, and what is taken from a hand nobody knows no number. */
function withoutGuesses(event: Told, seat: Seat): Told {
  if (!('changes' in event)) return event
  const changes = event.changes.map((change) => {
    if (change.c === 'rewarded' && change.tile === UNKNOWN) {
      const { tile: _, ...told } = change
      return told
    }
    if (change.c === 'stolen' && change.what !== 'fame' && change.rival !== seat) {
      const { n: _, ...told } = change
      return told
    }
    return change
  })
  return { ...event, changes }
}
