// What one thinks that others will do, to see what becomes of one's own plan then. Nobody is told.
import { useWords } from '../../../words/words.ts'
import { AddOne } from '../../shared/lists/add-one.tsx'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { refsFor } from './refs.ts'
import type { PlanPaper } from './use-plan.ts'
import type { Guesses as All } from './use-preview.ts'
import { planWords } from './words.ts'

interface Props {
  readonly paper: PlanPaper
  readonly guesses: All
  readonly guess: (guesses: All) => void
}

export function Guesses({ paper: { speech, play, name }, guesses, guess }: Props) {
  const words = useWords(planWords)
  const { view, layout, nouns } = speech
  const refs = [...new Set(layout.spaces.filter(({ id }) => !view.spaces[id]).map(({ id }) => refsFor(speech, id)[0]!))]
  const rivals = view.order.filter((seat) => seat !== play.viewer && !view.players[seat]!.out)
  const set = (seat: number, list: readonly string[]) => {
    const { [seat]: _, ...others } = guesses
    guess(list.length > 0 ? { ...others, [seat]: list } : others)
  }
  return (
    <details className="guesses">
      <summary>{words.guesses}</summary>
      {rivals.map((seat) => {
        const list = guesses[seat] ?? []
        return (
          <fieldset key={seat}>
            <legend>{words.guessFor(nouns.seat(seat))}</legend>
            <Ranked items={list} name={name} change={(next) => set(seat, next)} canRemove />
            <AddOne
              label={words.guessAdd(nouns.seat(seat))}
              items={refs.filter((ref) => !list.includes(ref))}
              name={name}
              add={(ref) => set(seat, [...list, ref])}
            />
          </fieldset>
        )
      })}
    </details>
  )
}
