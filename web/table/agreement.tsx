// What is agreed at a table, in words.
import type { Card } from '../api/types.ts'
import { useSpan } from '../words/use-span.ts'
import { useWords } from '../words/words.ts'
import { affairsWords } from './affairs.words.ts'

export function Agreement({ card: { agreement, visibility } }: { readonly card: Card }) {
  const words = useWords(affairsWords).agreed
  const span = useSpan()
  const { pace, absence, extensions, talk } = agreement
  const hour = pace.hour !== undefined && pace.timeZone ? words.hour(`${pace.hour}:00`, pace.timeZone) : ''
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
        {pace.decisions ? words.decisions(span(pace.decisions)) : ''} {hour}
      </dd>
      <dt>{words.absence}</dt>
      <dd>{pace.orders === null && pace.decisions === null ? words.nobodyLate : ladder.join(' ')}</dd>
      <dt>{words.extensions}</dt>
      <dd>{extensions.each === 0 ? words.none : words.each(extensions.each, span(extensions.by))}</dd>
      <dt>{words.talk}</dt>
      <dd>{words.talks[talk]}</dd>
      <dt>{words.visibility}</dt>
      <dd>{words.visible[visibility]}</dd>
    </dl>
  )
}
