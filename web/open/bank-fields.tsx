// A bank of time for a new game: what each has in hand, and what comes to it each round.
import { Field } from '../parts/field.tsx'
import { useSpan } from '../words/use-span.ts'
import { useWords } from '../words/words.ts'
import { newGameWords } from './new-game.words.ts'
import { NO_BANK, NOTHING, type Wish } from './wish.ts'

interface Props {
  readonly wish: Wish
  readonly change: (change: Partial<Wish>) => void
  readonly error: unknown
}

const IN_HAND = ['PT10M', 'PT1H', 'PT12H', 'P1D', 'P3D', 'P7D']
const PER_ROUND = ['PT1M', 'PT5M', 'PT1H', 'PT6H', 'P1D']

export function BankFields({ wish, change, error }: Props) {
  const words = useWords(newGameWords)
  const span = useSpan()
  const times = (list: readonly string[]) =>
    list.map((time) => (
      <option key={time} value={time}>
        {span(time)}
      </option>
    ))
  return (
    <details>
      <summary>{words.bank}</summary>
      <p className="hint">{words.bankHint}</p>
      <div className="pair">
        <Field label={words.bankInHand} error={error} at="/pace/bank/inHand">
          {(given) => (
            <select {...given} value={wish.bank} onChange={({ target }) => change({ bank: target.value })}>
              <option value={NO_BANK}>{words.noBank}</option>
              {times(IN_HAND)}
            </select>
          )}
        </Field>
        <Field label={words.bankPerRound} error={error} at="/pace/bank/perRound">
          {(given) => (
            <select
              {...given}
              value={wish.bankPerRound}
              disabled={wish.bank === NO_BANK}
              onChange={({ target }) => change({ bankPerRound: target.value })}
            >
              <option value={NOTHING}>{words.nothingPerRound}</option>
              {times(PER_ROUND)}
            </select>
          )}
        </Field>
      </div>
    </details>
  )
}
