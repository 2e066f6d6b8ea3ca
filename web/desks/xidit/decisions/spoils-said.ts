// Rewards in words: what is taken, and what is still missing of a choice.
import type { Spoils } from '../../../../src/rules/xidit/commands.ts'
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { SpoilsOptions } from '../../../../src/rules/xidit/questions.ts'
import type { Nouns } from '../../../../src/rules/xidit/words/nouns.ts'
import { sum } from './choice.ts'
import { bardsSaid } from './nouns.ts'
import type { decisionWords } from './words.ts'

type Words = typeof decisionWords.en

/** `3 gold and 2 bards in Ombel`. */
export function spoilsSaid(
  words: Words,
  nouns: Nouns,
  board: BoardFile,
  { rewards }: SpoilsOptions,
  { take, bards, dummy }: Spoils,
): string {
  const parts = rewards
    .filter(({ reward }) => take.includes(reward))
    .map(({ reward, amount }) =>
      reward === 'bards' && bards ? bardsSaid(nouns, board, bards) : nouns.object(amount, reward),
    )
  const rises = dummy ? `; ${nouns.dummy}: ${nouns.assessment[dummy]} +1` : ''
  return (nouns.and(parts) || words.spoils.nothing) + rises
}

export function whatIsMissing(
  words: Words,
  nouns: Nouns,
  options: SpoilsOptions,
  { take, bards = {}, dummy }: Spoils,
): string {
  const missing = options.choose - take.length
  if (missing > 0) return words.spoils.oneMore(missing)
  if (missing < 0) return words.spoils.tooMany(-missing)
  const left = take.includes('bards') && options.bards ? options.bards.count - sum(bards) : 0
  if (left > 0) return words.bards.left(nouns.count(left, 'bards'))
  return options.dummy.length > 0 && !dummy ? words.dummy.missing : ''
}
