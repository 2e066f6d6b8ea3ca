// My screen: what one has, seen by nobody else.
import type { Fate } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { GOODS, RELICS, type Relic } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Pips, Sign } from '../signs/signs.tsx'
import { capital, type Speech } from '../speech.ts'
import { screenWords } from './words.ts'
import '../../shared/layout/figures.css'
import './screen.css'

/** Nothing for whoever looks on. */
export function Mine({ speech }: { readonly speech: Speech }) {
  const words = useWords(screenWords)
  const { pack, view, nouns } = speech
  const me = view.players.find(({ seat }) => seat === view.viewer)
  if (!me?.goods) return null
  const { goods, fate } = me
  const relics = [
    ...(me.adventures ?? []).flatMap((id) => pack.adventures.get(id)?.relics ?? []),
    ...(me.rewards ?? []).flatMap((id) => pack.rewards.get(id)?.relic ?? []),
  ]
  const count = (relic: Relic) => relics.filter((one) => one === relic).length
  return (
    <section className="card mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{words.mine}</h2>
      <dl className="figures goods">
        {GOODS.map((good) => (
          <div key={good} className={goods[good] === 0 ? 'none' : ''}>
            <dt>
              <Sign of={good} /> {capital(nouns.goods(2, good).slice(2))}
            </dt>
            <dd>{goods[good]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Sign of="disc" /> {words.hero}
          </dt>
          <dd>{me.hero}</dd>
        </div>
        <div>
          <dt>
            <Sign of="wound" /> {words.wounds}
          </dt>
          <dd>
            {me.wounds} <Pips of="wound" count={me.wounds} out={pack.content.constants.maxWounds} />
          </dd>
        </div>
      </dl>
      {fate ? <FateLine speech={speech} fate={pack.fates.get(fate)!} /> : null}
      {relics.length > 0 ? (
        <>
          <h3>{words.relics}</h3>
          <ul className="list relics">
            {RELICS.filter((relic) => count(relic) > 0).map((relic) => (
              <li key={relic}>
                <Sign of={relic} /> <strong>{count(relic)}</strong> {nouns.relic(relic)}
              </li>
            ))}
          </ul>
          {me.orbsSpent > 0 ? <p className="hint">{words.orbsSpent(me.orbsSpent)}</p> : null}
        </>
      ) : null}
      {me.adventures && me.adventures.length > 0 ? (
        <p className="hint">
          {words.cards}: {me.adventures.map((id) => nouns.card(id)).join(', ')}
        </p>
      ) : null}
      {me.rewards && me.rewards.length > 0 ? (
        <p className="hint">
          {words.rewards}: {me.rewards.map((id) => nouns.reward(id)).join(', ')}
        </p>
      ) : null}
    </section>
  )
}

export function FateLine({ speech: { nouns }, fate }: { readonly speech: Speech; readonly fate: Fate }) {
  const words = useWords(screenWords)
  const { score } = fate
  const what = words.counted[score.of as 'coin'] ?? score.of
  return (
    <p>
      {words.fate}: <strong>{nouns.fate(fate.id)}</strong>{' '}
      <span className="hint">
        {score.kind === 'perItem' ? words.perItem(score.each, what) : words.table(what, pointsSaid(score.table))}
      </span>
    </p>
  )
}

/** `2 → 1, 4 → 3`: from how many on there are so many points. */
const pointsSaid = (table: readonly number[]): string =>
  table.flatMap((points, n) => (n > 0 && points > table[n - 1]! ? [`${n} → ${points}`] : [])).join(', ')
