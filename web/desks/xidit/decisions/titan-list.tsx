// The raging titans, and leaving them alone.
import type { TitanOptions } from '../../../../src/rules/xidit/questions.ts'
import { REWARDS, type Rewards, type TitanSize } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { nounWords } from './nouns.ts'
import { decisionWords } from './words.ts'

interface Props {
  readonly titans: readonly TitanOptions[]
  readonly chosen: TitanSize | null
  readonly offered: (size: TitanSize) => Rewards
  readonly choose: (size: TitanSize | null) => void
}

export function TitanList({ titans, chosen, offered, choose }: Props) {
  const words = useWords(decisionWords).titan
  const nouns = useWords(nounWords)
  const worth = (rewards: Rewards) => nouns.and(REWARDS.map((reward) => nouns.count(rewards[reward], reward)))
  return (
    <fieldset className="picks">
      <legend>{words.legend}</legend>
      <Pick type="radio" name="titan" checked={chosen === null} choose={() => choose(null)}>
        <strong>{words.decline}</strong>
        <span className="hint">{words.declineHint}</span>
      </Pick>
      {titans.map(({ size, creature, affordable }) => (
        <Pick
          key={size}
          type="radio"
          name="titan"
          checked={chosen === size}
          disabled={!affordable}
          choose={() => choose(size)}
        >
          <strong>{words.fight(creature)}</strong>
          <span className="hint">
            {words.worth(size, worth(offered(size)))} {affordable ? '' : words.tooFew}
          </span>
        </Pick>
      ))}
    </fieldset>
  )
}
