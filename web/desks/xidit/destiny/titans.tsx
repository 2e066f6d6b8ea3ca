// The three piles of titans: size, whether the top one rages, what it is worth, how many are left.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import { REWARDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { RewardSign } from '../signs/signs.tsx'
import { destinyWords } from './words.ts'

export function Titans({ view }: { readonly view: View }) {
  const words = useWords(destinyWords)
  const picture = wordsOf(useLocale())
  return (
    <section className="card titans" aria-labelledby="titans-title">
      <h2 id="titans-title">{picture.titans}</h2>
      <p className="hint">
        {words.titansHint} {view.awakenings > 0 ? words.awakenings(view.awakenings) : ''}
      </p>
      <ul className="list">
        {view.titans.map(({ size, left, top }) => (
          <li key={size} className={top?.raging ? 'raging' : ''}>
            <p className="row">
              <span className="size" aria-hidden="true">
                {size}
              </span>
              <span className="hidden">{words.size(size)}:</span>
              <span className={top?.raging ? 'tag rage' : 'tag'}>
                {top ? (top.raging ? picture.raging : picture.slumbering) : picture.gone}
              </span>
              <span className="faded">{words.left(left)}</span>
            </p>
            {top ? (
              <>
                <p>{top.creature}</p>
                <p className="row rewards">
                  {REWARDS.map((reward) => (
                    <span key={reward} title={picture.reward[reward]}>
                      <RewardSign reward={reward} /> <strong>{top.rewards[reward]}</strong>
                      <span className="hidden"> {picture.reward[reward]}</span>
                    </span>
                  ))}
                </p>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
