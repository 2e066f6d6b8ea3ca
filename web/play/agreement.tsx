// What is agreed at a table, in words.
import type { Card } from '../api/types.ts'
import { useSpan } from '../words/use-span.ts'
import { useWords } from '../words/words.ts'
import { agreementWords } from './agreement.words.ts'
import { isNothing } from './bank-left.ts'
import './play.css'

export function Agreement({ card }: { readonly card: Card }) {
  const words = useWords(agreementWords)
  const span = useSpan()
  const { visibility, seats, options } = card
  const { pace, absence, extensions, talk, programs = 'welcome' } = card.agreement
  // Every game's options say how many play.
  const people = (options as { players: number }).players - seats.filter(({ bot }) => bot !== null).length
  const unhurried = people > 1 ? words.unhurried : words.nobodyLate
  const hour = pace.hour !== undefined && pace.timeZone ? words.hour(`${pace.hour}:00`, pace.timeZone) : ''
  const bank = pace.bank
    ? isNothing(pace.bank.perRound)
      ? words.bankOnce(span(pace.bank.inHand))
      : words.bank(span(pace.bank.inHand), span(pace.bank.perRound), span(pace.bank.most))
    : ''
  const ladder = [
    pace.orders === null ? '' : absence.grace ? words.grace(span(absence.grace)) : words.noGrace,
    words.standIn[absence.standIn === 'silence' ? 'silence' : 'bot'],
    absence.substituteAfter === null ? words.noSubstitute : words.substitute(absence.substituteAfter),
  ]
  return (
    <dl className="agreed">
      <dt>{words.pace}</dt>
      <dd>
        {pace.orders ? words.orders(span(pace.orders)) : words.noLimit}{' '}
        {pace.decisions ? words.decisions(span(pace.decisions)) : ''} {hour} {bank}
      </dd>
      <dt>{words.absence}</dt>
      <dd>{pace.orders === null && pace.decisions === null ? unhurried : ladder.join(' ')}</dd>
      <dt>{words.extensions}</dt>
      <dd>{extensions.each === 0 ? words.none : words.each(extensions.each, span(extensions.by))}</dd>
      <dt>{words.talk}</dt>
      <dd>{words.talks[talk]}</dd>
      <dt>{words.programs}</dt>
      <dd>{words.programsMay[programs]}</dd>
      <dt>{words.visibility}</dt>
      <dd>{words.visible[visibility]}</dd>
    </dl>
  )
}
