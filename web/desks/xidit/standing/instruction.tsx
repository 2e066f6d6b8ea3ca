// An instruction of this game: what it is about the rules say themselves.
import type { Standing } from '../../../../src/rules/xidit/commands.ts'
import type { Instruction as Facts } from '../../../../src/rules/xidit/standing-facts.ts'
import { useLocale } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { type InstructionProps, Instruction as One } from '../../shared/standing/instruction.tsx'
import type { Wishes } from '../../shared/standing/use-wishes.ts'

export interface WishProps {
  readonly play: Play
  readonly wishes: Wishes<Standing>
}

export const factsOf = ({ rules }: Play, field: keyof Standing): Facts =>
  (rules.facts as { standing: Facts[] }).standing.find((one) => one.field === field)!

interface Props extends Omit<InstructionProps, 'about'> {
  readonly play: Play
  readonly field: keyof Standing
}

export function Instruction({ play, ...one }: Props) {
  return <One {...one} about={factsOf(play, one.field).words[useLocale()]} />
}
