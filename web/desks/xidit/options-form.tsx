// What is agreed before a game of this kind begins.
import { DUMMIES, LENGTHS, type Options, PLAYERS } from '../../../src/rules/xidit/options.ts'
import { useWords } from '../../words/words.ts'
import { Pick } from '../shared/forms/pick.tsx'
import { optionsWords } from './options-words.ts'
import './decisions/decisions.css'

export type GameOptions = Readonly<Options>

interface Props {
  readonly options: unknown
  readonly change: (options: unknown) => void
}

/** There is a dummy with three players, and only then. */
function withPlayers({ length, dummy }: GameOptions, players: GameOptions['players']): GameOptions {
  return players === 3 ? { players, length, dummy: dummy ?? 'normal' } : { players, length }
}

export function OptionsForm({ options, change }: Props) {
  const words = useWords(optionsWords)
  const chosen = options as GameOptions
  const { players, length, dummy } = chosen
  return (
    <>
      <fieldset className="picks">
        <legend>{words.players}</legend>
        {PLAYERS.map((count) => (
          <Pick
            key={count}
            type="radio"
            name="players"
            checked={players === count}
            choose={() => change(withPlayers(chosen, count))}
          >
            <strong>{words.player[count]}</strong>
            <span className="hint">{words.playersHint[count]}</span>
          </Pick>
        ))}
      </fieldset>
      <fieldset className="picks">
        <legend>{words.length}</legend>
        {LENGTHS.map((one) => (
          <Pick
            key={one}
            type="radio"
            name="length"
            checked={length === one}
            choose={() => change({ ...chosen, length: one })}
          >
            <strong>{words.lengths[one]}</strong>
            <span className="hint">{words.lengthHint[one]}</span>
          </Pick>
        ))}
      </fieldset>
      {players === 3 ? (
        <fieldset className="picks">
          <legend>{words.dummy}</legend>
          {DUMMIES.map((one) => (
            <Pick
              key={one}
              type="radio"
              name="dummy"
              checked={dummy === one}
              choose={() => change({ ...chosen, dummy: one })}
            >
              <strong>{words.dummies[one]}</strong>
              <span className="hint">{words.dummyHint[one]}</span>
            </Pick>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
