// Housekeeping: what was told whom, once nobody asks for it any more. Links in mails that end letters work as long as these rows.
import type { LetterDependencies } from './dependencies.ts'

type Keeping = Pick<LetterDependencies, 'store' | 'deps'>

export const forgetLetters = ({ store, deps }: Keeping, stayMs: number): Promise<void> =>
  store.dropBefore(new Date(deps.clock().getTime() - stayMs))
