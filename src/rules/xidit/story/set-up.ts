// How a game begins, in sentences.
import type { Said } from '../../story-lines.ts'
import type { Told } from '../tell.ts'
import { said, type Telling } from './telling.ts'

type Begun = Extract<Told, { t: 'begun' }>

export function gameBegins({ pack, nouns, say, who, city }: Telling, event: Begun): Said[] {
  const { options, recruits, threats, assessments, dummy, first } = event
  const names = (cities: readonly number[]) => nouns.and(cities.map(city))
  const [one, two, three] = assessments.map((kind) => nouns.assessment[kind])
  const lines = [
    said(say.begun(options.players, pack.layout(options).years)),
    said(say.recruitsIn(names(recruits.map((filled) => filled.city)))),
    said(say.threatsIn(names(threats))),
    said(say.assessmentOrder(one!, two!, three!)),
  ]
  if (dummy) {
    const tracks = assessments.map((kind) => `${dummy[kind]} ${nouns.assessment[kind]}`)
    lines.push(said(say.dummyStarts(nouns.and(tracks))))
  }
  lines.push(said(say.firstSeat(who(first)), first))
  return lines
}
