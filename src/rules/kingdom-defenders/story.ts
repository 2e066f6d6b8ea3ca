// What somebody was told, in words: one sentence for each thing worth telling. It knows no more than the events it is
// given, so it holds no secret they do not; any stretch of a game will do.
import type { Line, Reader, Seat } from '../ruleset.ts'
import { type Said, storyLines } from '../story-lines.ts'
import type { EventOf } from './events.ts'
import { marks } from './marks.ts'
import type { Pack } from './pack/pack.ts'
import { resultLines } from './story/end.ts'
import { happened, pairInWords, type Telling, tellingFor } from './story/telling.ts'
import type { Told } from './tell.ts'

const said = (text: string, ...seats: readonly Seat[]): Said => ({ text, seats })

export function story(pack: Pack, events: Iterable<Told>, reader: Reader): Line[] {
  const telling = tellingFor(pack, reader)
  return storyLines(events, {
    marks,
    sentencesOf: (event) => sentencesOf(telling, event),
    isAsking: ({ t }) => t === 'asked',
  })
}

function sentencesOf(telling: Telling, event: Told): Said[] {
  const { say, who, names, place, list } = telling
  switch (event.t) {
    case 'begun':
      return begun(telling, event)
    case 'fate-kept': {
      const known = 'keep' in event
      const what = known ? happened(telling, event.seat, event.changes) : ''
      return [said(say.fateKept(who(event.seat), known ? names.fate(event.keep) : null, what), event.seat)]
    }
    case 'standing-left':
    case 'plan-given':
    case 'plan-withdrawn':
    case 'acts-given':
    case 'acts-withdrawn':
    case 'victory-given':
    case 'siege-given':
      return [] // Paperwork: what comes of it is told when it comes.
    case 'round-begun':
      return [
        said(say.round(event.round)),
        ...(event.grey === null ? [] : [said(say.grey(who(event.grey)), event.grey)]),
      ]
    case 'horde-came':
      return [said(hordeInWords(telling, event.id))]
    case 'dice-out':
      return [said(say.diceOut(who(event.seat), event.out.map((die) => names.die(die)).join(', ')), event.seat)]
    case 'dice-rolled':
      return [
        said(say.diceRolled(event.dice.map(({ die, face }) => `${names.die(die)} ${names.face(face)}`).join(', '))),
      ]
    case 'die-taken':
      return [
        said(
          say.dieTaken(who(event.seat), names.die(event.die), happened(telling, event.seat, event.changes)),
          event.seat,
        ),
      ]
    case 'placed':
      return [said(say.placed(who(event.seat), place(event.space), costInWords(telling, event)), event.seat)]
    case 'passed':
      return [said(say.passed(who(event.seat)), event.seat)]
    case 'placement-ended':
      return [said(say.placementEnded)]
    case 'asked':
      return [said(say.asked(who(event.seat), event.what), event.seat)]
    case 'activated':
    case 'declined':
    case 'marked': {
      const what = happened(telling, event.seat, event.changes)
      return [said(say[event.t](who(event.seat), place(event.space), what), event.seat)]
    }
    case 'area-ended':
      return event.order ? [said(say.areaB(list(event.order), happened(telling, null, event.changes)))] : []
    case 'horde-beaten':
      return [said(say.hordeBeaten(names.horde(event.horde), happened(telling, null, event.changes)))]
    case 'horde-advanced':
      return [said(say.hordeAdvanced(event.counter))]
    case 'besieged':
      return [said(say.besieged(names.horde(event.horde), happened(telling, null, event.changes)))]
    case 'victory-taken':
      return [said(say.victory(who(event.seat), happened(telling, event.seat, event.changes)), event.seat)]
    case 'siege-paid':
      return [said(say.siege(who(event.seat), happened(telling, event.seat, event.changes)), event.seat)]
    case 'wall-turned':
      return [said(event.wall === null ? say.wallFell : say.wallTurned)]
    case 'order-changed':
      return [said(say.orderChanged(list(event.order)), ...event.order)]
    case 'maintained':
      return maintained(telling, event)
    case 'ended':
      return resultLines(telling, event.result)
  }
}

function begun(telling: Telling, event: Extract<Told, { t: 'begun' }>): Said[] {
  const { pack, say, names, list } = telling
  const { players, rounds } = pack.layout(event.options)
  const lines = [
    said(say.begun(players, rounds)),
    said(say.order(list(event.order)), ...event.order),
    said(say.revealed(names.building(event.buildings[0]!))),
    said(say.newDeeds(event.deeds.map((id) => names.deed(id)).join(', '))),
    said(say.newRewards(event.rewards.map((id) => names.reward(id)).join(', '))),
    said(
      say.newCards(
        Object.values(event.row)
          .map((id) => names.card(id))
          .join(', '),
      ),
    ),
  ]
  if (event.horde) lines.push(said(hordeInWords(telling, event.horde.id)))
  return lines
}

function hordeInWords(telling: Telling, id: string): string {
  const { needs, speed, siegeFame } = telling.pack.hordes.get(id)!
  return telling.say.hordeCame(telling.names.horde(id), pairInWords(telling, needs), speed, siegeFame)
}

/** Discs go without saying. */
function costInWords({ names, say }: Telling, { coins, fame }: EventOf<'placed'>): string {
  const parts = [...(coins > 0 ? [names.goods(coins, 'coin')] : []), ...(fame > 0 ? [say.fame(fame)] : [])]
  return parts.length > 0 ? say.paid(say.and(parts)) : ''
}

function maintained({ say, names }: Telling, event: EventOf<'maintained'>): Said[] {
  const called = (ids: readonly (string | null)[], name: (id: string) => string) =>
    ids.flatMap((id) => (id === null ? [] : [name(id)])).join(', ') || say.nothing
  return [
    ...(event.building === null ? [] : [said(say.revealed(names.building(event.building)))]),
    said(say.newDeeds(called(event.deeds, names.deed))),
    said(say.newRewards(called(event.rewards, names.reward))),
    said(say.newCards(called([event.top, ...Object.values(event.row)], names.card))),
  ]
}
