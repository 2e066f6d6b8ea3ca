// How fast a game is played: presets in words, and an hour of the day for those who like one.
import type { Rules } from '../api/types.ts'
import { Field } from '../parts/field.tsx'
import { useSpan } from '../words/use-span.ts'
import { useWords } from '../words/words.ts'
import { zones } from '../words/zones.ts'
import { BankFields } from './bank-fields.tsx'
import { Choice } from './choice.tsx'
import { newGameWords } from './new-game.words.ts'
import { paceOf, peopleAt, type Wish } from './wish.ts'

interface Props {
  readonly wish: Wish
  readonly paces: Rules['paces']
  readonly seats: number
  readonly change: (change: Partial<Wish>) => void
  readonly error: unknown
}

export function PaceFields({ wish, paces, seats, change, error }: Props) {
  const words = useWords(newGameWords)
  const span = useSpan()
  const isAlone = peopleAt(wish, seats) === 1
  const hint = ({ orders, decisions }: Rules['paces'][number]) =>
    orders && decisions ? words.paceTimes(span(orders), span(decisions)) : isAlone ? '' : words.unhurried
  const pace = paceOf(wish, paces, seats)
  return (
    <Choice
      label={words.pace}
      value={pace}
      choices={paces.map((one) => ({ value: one.pace, label: words.paces[one.pace], hint: hint(one) }))}
      change={(pace) => change({ pace })}
    >
      {pace === 'none' ? null : <BankFields wish={wish} change={change} error={error} />}
      {pace === 'none' ? null : (
        <details>
          <summary>{words.fixedHour}</summary>
          <p className="hint">{words.fixedHourHint}</p>
          <div className="pair">
            <Field label={words.hour} error={error} at="/pace/hour">
              {(given) => (
                <select
                  {...given}
                  value={wish.hour ?? ''}
                  onChange={({ target }) => change({ hour: target.value === '' ? null : Number(target.value) })}
                >
                  <option value="">{words.anyHour}</option>
                  {Array.from({ length: 24 }, (_, hour) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the key
                    <option key={hour} value={hour}>{`${hour}:00`}</option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={words.timeZone} error={error} at="/pace/timeZone">
              {(given) => (
                <select {...given} value={wish.timeZone} onChange={({ target }) => change({ timeZone: target.value })}>
                  {zones(wish.timeZone).map((zone) => (
                    <option key={zone}>{zone}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        </details>
      )}
    </Choice>
  )
}
