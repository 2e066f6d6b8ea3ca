// What is done when one is not asked, to be changed.
import { useMutation } from '@tanstack/react-query'
import type { Standing } from '../../../../src/rules/xidit/commands.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useSpan } from '../../../words/use-span.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { BardsWish } from './bards-wish.tsx'
import { CensusWish } from './census-wish.tsx'
import { DummyWish } from './dummy-wish.tsx'
import { RewardsWish } from './rewards-wish.tsx'
import { SingleCities } from './single-cities.tsx'
import { StoryWish } from './story-wish.tsx'
import { tidy } from './tidy.ts'
import { TitanWish } from './titan-wish.tsx'
import { savedStanding, type Wishes } from './use-wishes.ts'
import { standingWords } from './words.ts'
import '../decisions/decisions.css'
import './standing.css'

interface Props {
  readonly play: Play
  readonly wishes: Wishes
  /** Told whether something was saved. */
  readonly close: (isSaved: boolean) => void
}

export function StandingPanel({ play, wishes, close }: Props) {
  const words = useWords(standingWords)
  const span = useSpan()
  const saved = savedStanding(play)
  const { decisions } = play.card.agreement.pace
  const onSuccess = () => {
    wishes.discard()
    close(true)
  }
  const save = useMutation({
    mutationFn: (standing: Standing) => play.give('standing', { standing: tidy(standing) }),
    onSuccess,
  })
  // A list of start cities is kept: it is no part of this form.
  const { start, ...others } = saved
  const reset = useMutation({
    mutationFn: () => (start ? play.give('standing', { standing: { start } }) : play.withdraw('standing')),
    onSuccess,
  })
  const isBusy = save.isPending || reset.isPending
  const part = { play, wishes }
  return (
    <Dialog title={words.title} onClose={() => close(false)} className="standing">
      <p>{words.intro}</p>
      <p>{decisions ? words.asking(span(decisions)) : words.askingForever}</p>
      <RewardsWish {...part} />
      <SingleCities {...part} />
      <BardsWish {...part} />
      <TitanWish {...part} />
      <DummyWish {...part} />
      <CensusWish {...part} />
      <StoryWish {...part} />
      <button type="button" disabled={isBusy || Object.keys(tidy(others)).length === 0} onClick={() => reset.mutate()}>
        {words.usualAgain}
      </button>
      <div className="foot">
        <ProblemNote error={save.error ?? reset.error} />
        <div className="row">
          <button
            type="button"
            className="main"
            disabled={!wishes.isChanged || isBusy}
            onClick={() => save.mutate(wishes.standing)}
          >
            {words.save}
          </button>
          {wishes.isChanged ? (
            <button type="button" disabled={isBusy} onClick={wishes.discard}>
              {words.discard}
            </button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
