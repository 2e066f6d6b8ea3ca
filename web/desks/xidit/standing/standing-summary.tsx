// What is done when one is not asked, in short, with the way to change it. For beside the orders.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { StandingCard } from '../../shared/standing/standing-card.tsx'
import { savedStanding, useWishes } from '../../shared/standing/use-wishes.ts'
import { nounWords } from '../decisions/nouns.ts'
import { boardOf, viewOf } from '../play.ts'
import { standingSaid } from './said.ts'
import { StandingPanel } from './standing-panel.tsx'
import { areSame } from './tidy.ts'
import { standingWords } from './words.ts'

export function StandingSummary({ play }: { readonly play: Play }) {
  const words = useWords(standingWords)
  const nouns = useWords(nounWords)
  // Above the dialog: what is not saved outlives its closing.
  const wishes = useWishes(play, areSame)
  return (
    <StandingCard
      said={standingSaid({ words, nouns, board: boardOf(play) }, viewOf(play), savedStanding(play))}
      isChanged={wishes.isChanged}
      dialog={(close) => <StandingPanel {...{ play, wishes, close }} />}
    />
  )
}
