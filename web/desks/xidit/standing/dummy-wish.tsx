// Which track of the dummy rises, where there is one.
import { ASSESSMENTS, type Assessment } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { capital, nounWords } from '../decisions/nouns.ts'
import { viewOf } from '../play.ts'
import { Instruction, type WishProps } from './instruction.tsx'

export function DummyWish({ play, wishes }: WishProps) {
  const nouns = useWords(nounWords)
  const usual = viewOf(play).defaults.dummy
  if (!usual) return null
  const name = (track: Assessment) => capital(nouns.assessment[track])
  return (
    <Instruction
      play={play}
      field="dummy"
      usual={name(usual)}
      ways={ASSESSMENTS.map((track) => ({ value: track, label: name(track) }))}
      chosen={wishes.standing.dummy ?? 'usual'}
      choose={(next) => wishes.set('dummy', next === 'usual' ? undefined : (next as Assessment | 'ask'))}
    />
  )
}
