// Whatever is asked besides plans and acts. It takes the place of the whole desk: the board of that moment comes with it.
import type { QuestionView } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Play } from '../../desk.ts'
import type { Asked } from '../play.ts'
import { useSpeech } from '../speech.ts'
import { ActQuestion } from './act.tsx'
import { DiceQuestion, DieQuestion } from './dice.tsx'
import { FateQuestion } from './fate.tsx'
import { MarkerQuestion } from './marker.tsx'
import { PlaceQuestion } from './place.tsx'
import { SiegeQuestion } from './siege.tsx'
import { VictoryQuestion } from './victory.tsx'

/** A new question is a new form. */
export function Decision({ play, question }: { readonly play: Play; readonly question: QuestionView }) {
  const speech = useSpeech(play)
  const asked = { key: question.id, play, speech }
  const { key, ...part } = asked
  switch (question.t) {
    case 'fate':
      return <FateQuestion key={key} {...part} question={question as Asked<'fate'>} />
    case 'dice':
      return <DiceQuestion key={key} {...part} question={question as Asked<'dice'>} />
    case 'die':
      return <DieQuestion key={key} {...part} question={question as Asked<'die'>} />
    case 'place':
      return <PlaceQuestion key={key} {...part} question={question as Asked<'place'>} />
    case 'act':
      return <ActQuestion key={key} {...part} question={question as Asked<'act'>} />
    case 'marker':
      return <MarkerQuestion key={key} {...part} question={question as Asked<'marker'>} />
    case 'victory':
      return <VictoryQuestion key={key} {...part} question={question as Asked<'victory'>} />
    case 'siege':
      return <SiegeQuestion key={key} {...part} question={question as Asked<'siege'>} />
    case 'plan':
    case 'acts':
      return null
  }
}
