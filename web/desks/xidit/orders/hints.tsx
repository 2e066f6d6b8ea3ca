// How orders are written, for whoever asks.
import { useWords } from '../../../words/words.ts'
import { ordersWords } from './words.ts'

export function Hints() {
  const words = useWords(ordersWords)
  return (
    <details>
      <summary>{words.hintTitle}</summary>
      <ul className="hint">
        {words.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </details>
  )
}
