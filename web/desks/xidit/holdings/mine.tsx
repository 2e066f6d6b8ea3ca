// What one holds, seen by nobody else.
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { Reward } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { RewardSign } from '../signs/signs.tsx'
import { UnitList } from './unit-list.tsx'
import { holdingsWords } from './words.ts'
import '../../shared/layout/figures.css'
import './holdings.css'

/** Nothing for whoever looks on. */
export function Mine({ view }: { readonly view: View }) {
  const words = useWords(holdingsWords)
  const lord = view.lords.find(({ seat }) => seat === view.viewer)
  if (!lord?.units) return null
  const rows: [Reward, string, number | null][] = [
    ['gold', words.gold, lord.gold],
    ['bards', words.bardsLeft, lord.bards],
    ['stories', words.storiesLeft, lord.stories],
  ]
  if (lord.held) rows.push(['stories', words.held, lord.held])
  return (
    <section className="card mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{words.mine}</h2>
      <dl className="figures">
        {rows.map(([reward, name, value]) => (
          <div key={name}>
            <dt>
              <RewardSign reward={reward} /> {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UnitList units={lord.units} label={words.units} />
    </section>
  )
}
