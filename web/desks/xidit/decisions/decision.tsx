// Whatever is asked besides orders. It takes the place of the whole desk: the board of that moment comes with it.
import type { Play } from '../../desk.ts'
import { myLord, viewOf } from '../play.ts'
import { CensusBards } from './census-bards.tsx'
import { CensusGiven } from './census-given.tsx'
import { CensusNumbers } from './census-numbers.tsx'
import { CensusStory } from './census-story.tsx'
import { SpoilsOfVictory } from './spoils-of-victory.tsx'
import { StartCity } from './start-city.tsx'
import { StartList } from './start-list.tsx'
import { TitanFight } from './titan-fight.tsx'

/** True when there is something to decide, or to change, other than orders. */
export function hasDecision(play: Play): boolean {
  const { questions, stage } = viewOf(play)
  const lord = myLord(play)
  if (!lord || play.card.status !== 'running') return false
  const isEarly = stage === 'start' && lord.city === null
  return questions.some(({ t }) => t !== 'orders') || isEarly || (stage === 'census' && lord.censusIn)
}

/** Null where nothing is asked. A new question is a new form. */
export function Decision({ play }: { readonly play: Play }) {
  if (!hasDecision(play)) return null
  const { questions, stage } = viewOf(play)
  const question = questions.find(({ t }) => t !== 'orders')
  switch (question?.t) {
    case 'start':
      return <StartCity key={question.id} play={play} question={question} />
    case 'spoils':
      return <SpoilsOfVictory key={question.id} play={play} question={question} />
    case 'titan':
      return <TitanFight key={question.id} play={play} question={question} />
    case 'census':
      return <CensusNumbers key={question.id} play={play} question={question} />
    case 'census-bards':
      return <CensusBards key={question.id} play={play} question={question} />
    case 'census-story':
      return <CensusStory key={question.id} play={play} question={question} />
    default:
      return stage === 'start' ? <StartList play={play} /> : <CensusGiven play={play} />
  }
}
