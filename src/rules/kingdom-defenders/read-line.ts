// One line of a letter as an answer (KD-16): words in English or German, in any case. The name of the question may stand
// before it. Quoted text is never taken for an answer: it is what was asked.
import type { Checked, Refusal, Seat } from '../ruleset.ts'
import { isWhole, notUnderstood } from '../shape.ts'
import { answer, mayAct, mayPlan, notAskedNow, pointFor } from './answer.ts'
import { splitOf } from './answer-check.ts'
import type { Command, Do, Recorded, Step } from './commands.ts'
import { automaticAct } from './orders/automatic.ts'
import { spaceFor, spacesNamed } from './orders/plans.ts'
import type { Pack } from './pack/pack.ts'
import { counted, meaning } from './read-line/lexicon.ts'
import { refNamed } from './read-line/refs.ts'
import { isUnclear, readStep, shown, type Unclear } from './read-line/step.ts'
import type { State } from './state.ts'
import { playerOf, spacesOf, type Table, tableFor } from './table.ts'
import { DICE, type Die, SOURCES, TRACKS } from './vocabulary.ts'

type Kind = Recorded | 'plan' | 'acts'
type Read = Command | Unclear

/** More than a line of a letter needs. */
const LONGEST = 2000

const refuse = (refusal: Refusal): Checked<Command> => ({ ok: false, refusal })
const unclear = (sentence: string): Unclear => ({ unclear: sentence })

export function readLine(pack: Pack, line: string, state: State, seat: Seat): Checked<Command> {
  if (!isWhole(seat, 0, state.options.players - 1))
    return refuse(notUnderstood('no-such-seat', 'KD-2.1', '', 'There is no such seat at this table.'))
  const table = tableFor(pack, state)
  const open = openKinds(table, seat)
  const [usual] = open
  if (usual === undefined) return refuse(notAskedNow(state))
  const text = typeof line === 'string' ? line.normalize('NFC').trim() : ''
  if (text.startsWith('>'))
    return refuse(notUnderstood('quoted-text', 'KD-16', '', 'This is quoted text, not an answer.'))
  if (text.length > LONGEST) return refuse(notUnderstood('too-long', 'KD-16', '', 'This line is too long.'))
  const { kind, rest } = namedKind(open, usual, text)
  const read = READERS[kind](table, seat, rest)
  if (isUnclear(read)) return refuse(notUnderstood('unclear', 'KD-16', '', `${read.unclear} ${EXAMPLES[kind]}`))
  const ruling = answer(pack, state, seat, read)
  return ruling.ok ? { ok: true, value: read } : refuse(ruling.refusal)
}

/** What this seat may hand in now, what it is asked first. */
function openKinds(table: Table, seat: Seat): Kind[] {
  const recorded: Recorded[] = ['fate', 'dice', 'die', 'place', 'act', 'marker', 'victory', 'siege']
  const kinds: Kind[] = recorded.filter((t) => pointFor(table, seat, t) !== undefined)
  if (mayPlan(table, seat)) kinds.push('plan')
  if (mayAct(table, seat)) kinds.push('acts')
  return kinds
}

function namedKind(open: readonly Kind[], usual: Kind, text: string): { kind: Kind; rest: string } {
  const named = /^(\p{L}+)\s*:?\s*(.*)$/u.exec(text)
  const kind = open.find((one) => one === named?.[1]?.toLowerCase())
  return kind ? { kind, rest: named![2]! } : { kind: usual, rest: text }
}

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

type Reader = (table: Table, seat: Seat, text: string) => Read

const READERS: Record<Kind, Reader> = {
  plan({ pack, state }, _, text) {
    const words = wordsOf(text)
    if (words.length === 0) return unclear('There is nothing to read.')
    const last = meaning(words.at(-1)!)
    const hasEnd = last === 'pass' || last === 'ask' || last === 'steward'
    const wishes: string[][] = []
    for (const word of hasEnd ? words.slice(0, -1) : words) {
      const wish: string[] = []
      for (const part of word.split('/')) {
        const meant = meaning(part)
        const ref = meant === 'pass' || meant === 'ask' ? meant : refNamed(pack, part)
        if (ref === undefined) return unclear(`${shown(part)} is no space, building, character, card or area.`)
        wish.push(ref)
      }
      wishes.push(wish)
    }
    return { t: 'plan', round: state.round, wishes, then: hasEnd ? last : 'pass' }
  },

  place(table, seat, text) {
    const { round } = table.state
    if (meaning(text) === 'pass') return { t: 'place', round, space: null }
    const ref = refNamed(table.pack, text)
    if (ref === undefined) return unclear(`${shown(text)} is no space, building, character, card or area.`)
    const space = spaceFor(table, seat, ref)?.id ?? spacesNamed(table, ref)[0]?.id
    return space === undefined ? unclear(`${shown(text)} is not on the board.`) : { t: 'place', round, space }
  },

  acts(table, seat, text) {
    const parts = text.split(';').map((part) => part.trim())
    const last = meaning(parts.at(-1) ?? '')
    const hasEnd = last === 'auto' || last === 'ask'
    const steps: Step[] = []
    for (const part of (hasEnd ? parts.slice(0, -1) : parts).filter((one) => one !== '')) {
      const step = readStep(table, seat, part)
      if (isUnclear(step)) return step
      steps.push(step)
    }
    if (steps.length === 0 && !hasEnd) return unclear('There is nothing to read.')
    return { t: 'acts', round: table.state.round, steps, rest: hasEnd ? last : 'auto' }
  },

  act(table, seat, text) {
    const step = readStep(table, seat, text)
    if (isUnclear(step)) return step
    const { round } = table.state
    const choice: Do | null = step.do === 'auto' ? automaticAct(table, seat, step.space).do : step.do
    return { t: 'act', round, space: step.space, do: choice }
  },

  fate(table, seat, text) {
    const [first = '', ...rest] = wordsOf(text)
    const keep = playerOf(table, seat).dealt.find((id) => id.toLowerCase() === first.toLowerCase())
    if (keep === undefined) return unclear(`${shown(first)} is no Fate that you were dealt.`)
    if (rest.length === 0) return { t: 'fate', keep }
    const n = splitOf(table, keep) ?? 0
    const said: { w?: number; s?: number } = {}
    for (const word of rest) {
      const number = counted(word)
      if (!number || number.of === 'x') return unclear(`${shown(word)} is not understood.`)
      said[number.of] = number.count
    }
    const { w: weapons = n - said.s!, s: spells = n - weapons } = said
    return weapons + spells === n ? { t: 'fate', keep, weapons } : unclear(`Together they must be ${n}.`)
  },

  dice({ state }, _, text) {
    const named = wordsOf(text).map(meaning)
    const odd = named.find((word) => !DICE.includes(word as Die))
    if (odd !== undefined) return unclear(`${shown(odd)} is no die.`)
    return { t: 'dice', round: state.round, out: DICE.filter((die) => named.includes(die)) }
  },

  die({ state }, _, text) {
    const die = DICE.find((one) => one === meaning(text))
    return die ? { t: 'die', round: state.round, die } : unclear(`${shown(text)} is no die.`)
  },

  marker(table, seat, text) {
    const ref = refNamed(table.pack, text)
    const named = ref === undefined ? [] : spacesNamed(table, ref)
    const own = spacesOf(table, seat).find((space) => named.includes(space))
    if (!own) return unclear(`${shown(text)} is no space that you occupy.`)
    return { t: 'marker', round: table.state.round, space: own.id }
  },

  victory({ state }, _, text) {
    const said: Record<string, unknown> = {}
    for (const word of wordsOf(text)) {
      const meant = meaning(word)
      if (meant === 'coin' || meant === 'loot') said.goods = meant
      else if (TRACKS.some((track) => track === meant)) said.track = meant
      else if (SOURCES.some((source) => source === meant)) said.reward = meant
      else return unclear(`${shown(word)} is not understood.`)
    }
    return { t: 'victory', round: state.round, ...said }
  },

  siege({ state }, _, text) {
    const said: Record<string, unknown> = {}
    for (const word of wordsOf(text)) {
      const meant = meaning(word)
      if (meant === 'wound' || meant === 'loot') said.pay = meant
      else if (TRACKS.some((track) => track === meant)) said.track = meant
      else return unclear(`${shown(word)} is not understood.`)
    }
    return { t: 'siege', round: state.round, ...said }
  },
}

const EXAMPLES: Record<Kind, string> = {
  plan: 'Write for example: E1 E7/E2 A17/ask C pass.',
  place: 'Write for example: E1.b, or pass.',
  acts: 'Write for example: E6 2x 3w; C 2w; E11 no; auto.',
  act: 'Write for example: E6 2x 3w.',
  fate: 'Write for example: F4 1w.',
  dice: 'Write for example: healing.',
  die: 'Write for example: force.',
  marker: 'Write for example: D.1.',
  victory: 'Write for example: loot magic left.',
  siege: 'Write for example: strength wound.',
}
