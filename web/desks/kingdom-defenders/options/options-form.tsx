// What is agreed before a game of this kind begins.
import { DIFFICULTIES, type Options, PLAYERS, VARIANTS } from '../../../../src/rules/kingdom-defenders/options.ts'
import { useRules } from '../../../play/use-rules.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { packOf } from '../play.ts'
import { poolOf } from './pool.ts'
import { PoolForm } from './pool-form.tsx'
import { optionsWords } from './words.ts'

export type GameOptions = Readonly<Options>

interface Props {
  readonly options: unknown
  readonly change: (options: unknown) => void
}

export function OptionsForm({ options, change }: Props) {
  const words = useWords(optionsWords)
  const rules = useRules('kingdom-defenders')
  const pack = rules && packOf({ rules })
  const chosen = options as GameOptions
  const { players, difficulty, variant } = chosen

  /** There is a pool with a choice of one's own, and only then. */
  function choose(next: GameOptions['difficulty']) {
    const { pool: _, ...rest } = chosen
    if (next !== 'custom') change({ ...rest, difficulty: next })
    else if (pack) {
      const from = difficulty === 'custom' ? 'standard' : difficulty
      change({ ...rest, difficulty: next, pool: chosen.pool ?? poolOf(pack, from) })
    }
  }
  return (
    <>
      <fieldset className="picks">
        <legend>{words.players}</legend>
        {PLAYERS.map((count) => (
          <Pick
            key={count}
            {...{ type: 'radio', name: 'players', checked: players === count }}
            choose={() => change({ ...chosen, players: count })}
          >
            <strong>{words.player[count]}</strong>
            <span className="hint">{words.playersHint[count]}</span>
          </Pick>
        ))}
      </fieldset>
      <fieldset className="picks">
        <legend>{words.difficulty}</legend>
        {DIFFICULTIES.map((one) => (
          <Pick
            key={one}
            {...{ type: 'radio', name: 'difficulty', checked: difficulty === one }}
            choose={() => choose(one)}
          >
            <strong>{words.difficulties[one]}</strong>
            <span className="hint">{words.difficultyHint[one]}</span>
          </Pick>
        ))}
      </fieldset>
      {difficulty === 'custom' && pack ? (
        <PoolForm pack={pack} options={chosen} change={(pool) => change({ ...chosen, pool })} />
      ) : null}
      <fieldset className="picks">
        <legend>{words.variant}</legend>
        {VARIANTS.map((one) => (
          <Pick
            key={one}
            {...{ type: 'radio', name: 'variant', checked: variant === one }}
            choose={() => change({ ...chosen, variant: one })}
          >
            <strong>{words.variants[one]}</strong>
            <span className="hint">{words.variantHint[one]}</span>
          </Pick>
        ))}
      </fieldset>
    </>
  )
}
