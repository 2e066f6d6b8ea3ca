// Ties in words, each with the rule that decided it.
import type { Result } from '../../../../src/rules/kingdom-defenders/state.ts'
import { number } from '../../../words/time.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { viewOf } from '../play.ts'
import { type Tie, tiesIn } from './ties.ts'
import { finaleWords } from './words.ts'

export function TiesTold({ play, result }: { readonly play: Play; readonly result: Result }) {
  const words = useWords(finaleWords)
  const locale = useLocale()
  const nameOf = usePlayers(play)
  const ties = tiesIn(result, viewOf(play))
  if (ties.length === 0) return null
  const told = (tie: Tie): string =>
    tie.by === 'nothing'
      ? words.level(new Intl.ListFormat(locale).format(tie.seats.map(nameOf)))
      : words.tie[tie.by](nameOf(tie.higher), nameOf(tie.lower), number(tie.counts[0]), number(tie.counts[1]))
  return (
    <ul className="list ties">
      {ties.map(told).map((text) => (
        <li key={text}>
          {text} <span className="hint">{words.rule}</span>
        </li>
      ))}
    </ul>
  )
}
