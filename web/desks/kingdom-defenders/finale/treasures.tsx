// What somebody had in the end: runes in their sets, relics and what the orbs counted as, the Fate, achievements.
import type { Relic } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { SeatPiece } from '../../shared/film/piece.tsx'
import { useNouns } from '../nouns.ts'
import { colourOf } from '../play.ts'
import { Sign } from '../signs/signs.tsx'
import type { Scoring } from './scoring.ts'
import { finaleWords } from './words.ts'

export function Treasures({ play, scoring }: { readonly play: Play; readonly scoring: Scoring }) {
  const words = useWords(finaleWords)
  const nouns = useNouns(play)
  const nameOf = usePlayers(play)
  const { seat, score, runeSets, heaps, fate, adventures, rewards, achievements } = scoring
  return (
    <section className="card treasures">
      <h3>
        <SeatPiece seat={seat} colour={colourOf(play, seat)} /> {nameOf(seat)}
        <span className="hint">{words.points(score.total)}</span>
      </h3>
      <dl>
        {runeSets.length > 0 ? (
          <div>
            <dt>{words.items.runes}</dt>
            {runeSets.map(({ runes, points }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place
              <dd key={i}>
                <Signs play={play} relics={runes} /> <Worth points={points} />
              </dd>
            ))}
          </div>
        ) : null}
        {heaps.map(({ relic, owned, orbs, times, points }) =>
          owned + orbs > 0 ? (
            <div key={relic}>
              <dt>{words.heaps[relic]}</dt>
              <dd>
                <Signs play={play} relics={[...filled(owned, relic), ...filled(orbs, 'orb')]} />
                {times === null ? null : <span> × {times}</span>} <Worth points={points} />
              </dd>
            </div>
          ) : null,
        )}
        <OrbsTold scoring={scoring} />
        {fate ? (
          <div>
            <dt>
              {words.items.fate}: {nouns.fate(fate.id)}
            </dt>
            <dd>
              {words.fateCounts[fate.of as keyof typeof words.fateCounts](fate.count)} <Worth points={score.fate} />
            </dd>
          </div>
        ) : null}
      </dl>
      {achievements.length > 0 ? (
        <ul className="list badges" aria-label={words.achievements}>
          {achievements.map((id) => (
            <li key={id} className="tag">
              <strong>{nouns.achievement(id)}</strong>: {words.achieved[id as keyof typeof words.achieved]}
            </li>
          ))}
        </ul>
      ) : null}
      {adventures.length + rewards.length > 0 ? (
        <details>
          <summary>{words.collected(adventures.length, rewards.length)}</summary>
          <ul>
            {adventures.map((id) => (
              <li key={id}>{nouns.card(id)}</li>
            ))}
            {rewards.map((id) => (
              <li key={id}>
                {words.reward}: {nouns.reward(id)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

const filled = (count: number, relic: Relic): Relic[] => Array.from({ length: count }, () => relic)

/** Drawn, and said for whoever does not see them. */
function Signs({ play, relics }: { readonly play: Play; readonly relics: readonly Relic[] }) {
  const nouns = useNouns(play)
  return (
    <span className="relic-row">
      <span className="hidden">{relics.map(nouns.relic).join(', ')}</span>
      {relics.map((relic, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several are alike
        <Sign key={i} of={relic} />
      ))}
    </span>
  )
}

function Worth({ points }: { readonly points: number }) {
  const words = useWords(finaleWords)
  return <span className="worth">{words.points(points)}</span>
}

function OrbsTold({ scoring: { orbs, orbsSpent, score } }: { readonly scoring: Scoring }) {
  const words = useWords(finaleWords)
  const locale = useLocale()
  if (orbs === 0) return null
  const uses = (['trophy', 'legendaryWeapon', 'arcaneTome', 'rune'] as const)
    .filter((use) => score.orbs[use] > 0)
    .map((use) => words.orbAs[use](score.orbs[use]))
  return (
    <div>
      <dt>{words.orbs(orbs)}</dt>
      <dd>
        {words.orbsCount(new Intl.ListFormat(locale).format(uses))}
        {orbsSpent > 0 ? ` ${words.orbsSpent(orbsSpent)}` : ''}
      </dd>
    </div>
  )
}
