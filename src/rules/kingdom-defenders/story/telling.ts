// What every part of a story is told with, and the small things that happen within an event, put into words.
import type { Reader, Seat } from '../../ruleset.ts'
import { type Person, personFor } from '../../words.ts'
import type { Change } from '../changes.ts'
import type { Pack } from '../pack/pack.ts'
import { type Names, namesFor } from '../words/names.ts'
import type { Phrases } from '../words/phrases.ts'
import { wordsFor } from '../words/words.ts'

export interface Telling {
  readonly pack: Pack
  readonly names: Names
  readonly say: Phrases
  who(seat: Seat): Person
  /** Names in order, as people are called within a sentence. */
  list(seats: readonly Seat[]): string[]
  /** A space by its name and id. */
  place(space: string): string
}

export function tellingFor(pack: Pack, reader: Reader): Telling {
  const say = wordsFor(reader.locale)
  const names = namesFor(pack, reader.locale)
  const who = personFor(reader, say)
  return {
    pack,
    names,
    say,
    who,
    list: (seats) => seats.map((seat) => who(seat).name),
    place: (space) => `${names.space(space)} (${space})`,
  }
}

/** All changes of an event whose actor is this seat, as parts of one sentence; discs going home are not worth telling. */
export function happened(telling: Telling, actor: Seat | null, changes: readonly Change[]): string {
  const { say, who } = telling
  const parts: string[] = []
  for (const change of summed(changes)) {
    const text = inWords(telling, change)
    if (text === '') continue
    parts.push(change.seat === actor ? text : say.forOther(text, who(change.seat).name))
  }
  return parts.join(', ')
}

/** Gains, payments and gifts of the same kind that follow each other are one. */
function summed(changes: readonly Change[]): (Change & { n?: number })[] {
  const all: (Change & { n?: number })[] = []
  for (const change of changes) {
    const alike = all.find(
      (other) =>
        (change.c === 'count' &&
          other.c === 'count' &&
          other.seat === change.seat &&
          other.what === change.what &&
          other.n > 0 === change.n > 0) ||
        (change.c === 'contributed' &&
          other.c === 'contributed' &&
          other.seat === change.seat &&
          other.good === change.good),
    )
    if (alike && change.c === 'count') alike.n! += change.n
    else if (alike) alike.n! += 1
    else all.push(change.c === 'contributed' ? { ...change, n: 1 } : { ...change })
  }
  return all
}

function inWords({ names, say, who, place }: Telling, change: Change & { n?: number }): string {
  switch (change.c) {
    case 'count': {
      const amount = Math.abs(change.n)
      const what = change.what === 'fame' ? say.fame(amount) : names.goods(amount, change.what)
      if (change.n > 0) return say.gained(what)
      return change.what === 'fame' ? say.lost(what) : say.paid(what)
    }
    case 'wounded':
      return say.suffered(change.n)
    case 'given-up':
      return say.givenUp(place(change.space))
    case 'healed':
      return say.healed(change.n)
    case 'rose':
      return say.rose(names.track(change.track), change.to)
    case 'rolled':
      return change.face === null
        ? say.rolledUnknown(names.die(change.die))
        : say.rolled(names.die(change.die), names.face(change.face))
    case 'returned':
      return ''
    case 'rewarded':
      return say.rewarded(names.source(change.from), change.tile === undefined ? null : names.reward(change.tile))
    case 'card-taken':
      return say.card(names.card(change.card))
    case 'deed-done':
      return say.deed(names.deed(change.deed), change.orbs)
    case 'contributed':
      return say.contributed(names.goods(change.n ?? 1, change.good))
    case 'camp-robbed':
      return say.campRobbed(names.goods(1, change.good), who(change.rival).name)
    case 'stolen': {
      const { n = 1 } = change
      const what = change.what === 'fame' ? say.fame(n) : names.goods(n, change.what)
      const one = change.what === 'fame' ? names.fame : names.goods(1, change.what).slice(2)
      const rival = who(change.rival).name
      if (change.n === undefined) return say.stolenIfThere(what, rival)
      return n > 0 ? say.stolen(what, rival) : say.missed(one, rival)
    }
    case 'disc-joined':
      return say.discJoined
    case 'grey-claimed':
      return say.greyClaimed
    case 'feat':
      return say.feat(names.achievement(change.feat))
  }
}

/** Weapons and spells together. */
export const pairInWords = ({ names, say }: Telling, pair: { weapon: number; spell: number }): string =>
  names.hand(pair).join(', ') || say.nothing
