// How long a question waits, and what is done for somebody who says nothing.
import { fromNow, moment, useNow } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { formWords } from './words.ts'

interface Props {
  readonly play: Play
  /** What silence answers, in words. */
  readonly usual: string
}

export function Silence({ play: { card }, usual }: Props) {
  const words = useWords(formWords)
  const now = useNow()
  const { dueAt } = card
  return (
    <p className="hint">
      {dueAt ? words.silentUntil(moment(dueAt), fromNow(dueAt, now), usual) : words.noHurry(usual)}
    </p>
  )
}
