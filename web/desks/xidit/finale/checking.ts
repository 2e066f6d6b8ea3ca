// How a game of this game is checked.
import type { Checking } from '../../shared/finale/checking.ts'
import { viewOf } from '../play.ts'

export const checking: Checking = {
  verifier: () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
  resultOf: (play) => viewOf(play).result,
}
