// Wish by wish, where it leads as things stand, what may go wrong, and what the spaces would then do by themselves.
import { story } from '../../../../src/rules/kingdom-defenders/story.ts'
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import { asksSaid } from '../board/space-said.ts'
import { boardWords } from '../board/words.ts'
import type { WishForeseen } from './foreseen.ts'
import type { PlanPaper } from './use-plan.ts'
import type { PlanPreview } from './use-preview.ts'
import { planWords } from './words.ts'

interface Props {
  readonly paper: PlanPaper
  readonly preview: PlanPreview
}

/** What one's own spaces do afterwards. */
const isOwnAct = (event: Told, seat: unknown): boolean =>
  (event.t === 'activated' || event.t === 'declined') && event.seat === seat

export function Foresight({ paper, preview: { foreseen, events, error } }: Props) {
  const words = useWords(planWords)
  const { plan, speech, play } = paper
  const { nouns, pack, reader } = speech
  const acts = events.filter((event) => isOwnAct(event, play.viewer))
  return (
    <section className="foresight" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <ProblemNote error={error} />
      {plan.wishes.length === 0 && !foreseen?.steward.length ? <p className="hint">{words.previewEmpty}</p> : null}
      <ol>
        {plan.wishes.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place
          <li key={i}>{foreseen ? <Sentence paper={paper} wish={foreseen.wishes[i]!} /> : '…'}</li>
        ))}
      </ol>
      {foreseen && foreseen.steward.length > 0 ? (
        <p>{words.steward(foreseen.steward.map((space) => nouns.tile(space)).join(', '))}</p>
      ) : null}
      {foreseen?.unpaid.map((space) => (
        <p key={space} className="warning">
          <span aria-hidden="true">⚠ </span>
          {words.unpaid(nouns.place(space))}
        </p>
      ))}
      {foreseen && acts.length > 0 ? (
        <details>
          <summary>{words.onward}</summary>
          <ul className="hint">
            {acts.flatMap((event, i) =>
              story(pack, [event], reader).map(({ text }) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an act is its place
                <li key={`${i} ${text}`}>{text}</li>
              )),
            )}
          </ul>
        </details>
      ) : null}
      <p className="hint">{words.previewNote}</p>
    </section>
  )
}

function Sentence({ paper, wish }: { readonly paper: PlanPaper; readonly wish: WishForeseen }) {
  const words = useWords(planWords)
  const board = useWords(boardWords)
  const { speech, question } = paper
  if (wish.state === 'dropped')
    return (
      <strong className="warning">
        <span aria-hidden="true">⚠ </span>
        {words.dropped}
      </strong>
    )
  if (wish.state !== 'placed') {
    const said = { pass: words.passes, ask: words.asked, later: words.notReached }
    return <span>{said[wish.state]}</span>
  }
  const req = question.spaces.find(({ space }) => space === wish.space)?.req
  const place = speech.nouns.place(wish.space!)
  return (
    <>
      {req ? words.leadsTo(place, asksSaid(speech, req, board)) : place}
      {wish.risky ? (
        <span className="maybe">
          {' '}
          <span aria-hidden="true">⚠</span> {words.risky}
        </span>
      ) : null}
    </>
  )
}
