// What few change: what becomes of those who stay away, how often there is more time, which bot plays.
import type { Rules } from '../api/types.ts'
import { Field } from '../parts/field.tsx'
import { useSpan } from '../words/use-span.ts'
import { useWords } from '../words/words.ts'
import { Choice } from './choice.tsx'
import { newGameWords } from './new-game.words.ts'
import { USUAL, type Wish } from './wish.ts'

interface Props {
  readonly wish: Wish
  readonly rules: Rules
  readonly change: (change: Partial<Wish>) => void
  readonly error: unknown
}

const GRACES = ['PT5M', 'PT1H', 'PT12H', 'P1D', 'P2D', 'P3D']
const EXTENSIONS = ['PT10M', 'PT1H', 'PT12H', 'P1D', 'P2D', 'P3D', 'P7D']
const ROUNDS = [1, 2, 3, 4, 6, 8, 12]
const TIMES = [0, 1, 2, 3, 5, 10]

export function AbsenceFields({ wish, rules: { bots, standIn }, change, error }: Props) {
  const words = useWords(newGameWords)
  const span = useSpan()
  return (
    <>
      <div className="pair">
        <Field label={words.grace} hint={words.graceHint} error={error} at="/absence/grace">
          {(given) => (
            <select {...given} value={wish.grace} onChange={({ target }) => change({ grace: target.value })}>
              <option value={USUAL}>{words.asUsual}</option>
              <option value="none">{words.noGrace}</option>
              {GRACES.map((grace) => (
                <option key={grace} value={grace}>
                  {span(grace)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.substituteAfter} hint={words.substituteHint} error={error} at="/absence/substituteAfter">
          {(given) => (
            <select
              {...given}
              value={wish.substituteAfter ?? ''}
              onChange={({ target }) => change({ substituteAfter: target.value === '' ? null : Number(target.value) })}
            >
              {ROUNDS.map((rounds) => (
                <option key={rounds} value={rounds}>
                  {words.rounds(rounds)}
                </option>
              ))}
              <option value="">{words.never}</option>
            </select>
          )}
        </Field>
        <Field label={words.extensions} hint={words.extensionsHint} error={error} at="/extensions/each">
          {(given) => (
            <select
              {...given}
              value={wish.extensions}
              onChange={({ target }) => change({ extensions: Number(target.value) })}
            >
              {TIMES.map((times) => (
                <option key={times} value={times}>
                  {words.times(times)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.extension} error={error} at="/extensions/by">
          {(given) => (
            <select {...given} value={wish.extension} onChange={({ target }) => change({ extension: target.value })}>
              <option value={USUAL}>{words.asUsual}</option>
              {EXTENSIONS.map((by) => (
                <option key={by} value={by}>
                  {span(by)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {bots.length > 1 ? (
          <Field label={words.botKind} error={error} at="/bots">
            {(given) => (
              <select {...given} value={wish.bot ?? standIn} onChange={({ target }) => change({ bot: target.value })}>
                {bots.map((bot) => (
                  <option key={bot}>{bot}</option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
      </div>
      <Choice
        label={words.standIn}
        value={wish.standIn}
        choices={(['bot', 'silence'] as const).map((value) => ({ value, label: words.standIns[value] }))}
        change={(chosen) => change({ standIn: chosen })}
      />
    </>
  )
}
