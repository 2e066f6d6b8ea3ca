// The Horde: what it still needs, as a sentence and as pips, how far it is, and how the Wall stands.
import { RESOURCES } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Pips } from '../signs/signs.tsx'
import { capital, type Speech } from '../speech.ts'
import { screenWords } from './words.ts'
import './screen.css'

export function HordeCard({ speech }: { readonly speech: Speech }) {
  const words = useWords(screenWords).horde
  const { pack, view, nouns, say } = speech
  if (view.options.variant === 'family') return null
  const { horde } = view
  const card = horde && pack.hordes.get(horde.id)
  const isBeaten = horde !== null && RESOURCES.every((kind) => horde.missing[kind] === 0)
  return (
    <section className="card horde" aria-labelledby="horde-title">
      <h2 id="horde-title">{horde ? words.named(nouns.horde(horde.id)) : words.title}</h2>
      {horde && card ? (
        <>
          <p>
            {isBeaten ? words.enough : words.missing(say.and(nouns.hand(horde.missing)))} {words.away(horde.counter)}{' '}
            {words.siege(card.siegeFame)}
          </p>
          <ul className="list needs">
            {RESOURCES.filter((kind) => card.needs[kind] > 0).map((kind) => (
              <li key={kind}>
                <span>
                  {capital(nouns.goods(2, kind).slice(2))}{' '}
                  <strong>{words.of(card.needs[kind] - horde.missing[kind], card.needs[kind])}</strong>
                </span>
                <Pips of={kind} count={card.needs[kind] - horde.missing[kind]} out={card.needs[kind]} />
              </li>
            ))}
          </ul>
          <ol className="list path" aria-hidden="true">
            {[3, 2, 1, 0].map((step) => (
              <li key={step} className={step === horde.counter ? 'now' : ''}>
                {step === 0 ? words.wall : step}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>{say.noHorde}</p>
      )}
      <p className={view.wall === 'A' ? 'hint' : 'danger-note'}>{say.wall[view.wall ?? 'none']}</p>
    </section>
  )
}
