// The instructions of this game, to be changed.
import type { Standing } from '../../../../src/rules/xidit/commands.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { StandingDialog } from '../../shared/standing/standing-dialog.tsx'
import { savedStanding, type Wishes } from '../../shared/standing/use-wishes.ts'
import { BardsWish } from './bards-wish.tsx'
import { CensusWish } from './census-wish.tsx'
import { DummyWish } from './dummy-wish.tsx'
import { RewardsWish } from './rewards-wish.tsx'
import { SingleCities } from './single-cities.tsx'
import { StoryWish } from './story-wish.tsx'
import { tidy } from './tidy.ts'
import { TitanWish } from './titan-wish.tsx'
import { standingWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly wishes: Wishes<Standing>
  readonly close: (isSaved: boolean) => void
}

export function StandingPanel({ play, wishes, close }: Props) {
  const { intro } = useWords(standingWords)
  // A list of start cities is kept: it is no part of this form.
  const { start, ...others } = savedStanding<Standing>(play)
  const part = { play, wishes }
  return (
    <StandingDialog
      {...{ play, wishes, intro, close }}
      isUsual={Object.keys(tidy(others)).length === 0}
      save={(standing) => play.give('standing', { standing: tidy(standing) })}
      reset={() => (start ? play.give('standing', { standing: { start } }) : play.withdraw('standing'))}
    >
      <RewardsWish {...part} />
      <SingleCities {...part} />
      <BardsWish {...part} />
      <TitanWish {...part} />
      <DummyWish {...part} />
      <CensusWish {...part} />
      <StoryWish {...part} />
    </StandingDialog>
  )
}
