// What the sweep throws away or puts away, a part after the other: what is wrong with one is not the others' trouble.
import { forgetGuests } from '../../accounts/people/forget-guests.ts'
import { forgetExpired } from '../../accounts/sign-in/forget-expired.ts'
import type { LetterDependencies } from '../../games/letters/dependencies.ts'
import { forgetLetters } from '../../games/letters/forget-letters.ts'
import { forgetReplies } from '../../games/letters/receiving/forget-replies.ts'
import { tidyTables } from '../../games/lobby/tidy-up.ts'
import { putAwayEnded } from '../../games/log/pages/put-away.ts'
import type { Log } from '../../jobs/log.ts'
import type { Keeping } from '../keeping.ts'
import type { openAccountKeeping } from './accounts.ts'
import type { GameParts } from './games.ts'

interface Tidied {
  readonly games: GameParts
  readonly letters: LetterDependencies
  readonly accounts: ReturnType<typeof openAccountKeeping>
}

export function tidyUpOf({ games, letters, accounts }: Tidied, keeping: Keeping, log: Log): () => Promise<void> {
  const { deps, archive, tally } = games
  const parts: Readonly<Record<string, () => Promise<unknown>>> = {
    accounts: () => forgetExpired(accounts, keeping),
    tables: () => tidyTables(deps, keeping),
    counts: () => tally.sweep(),
    replies: () => forgetReplies(letters, keeping.replies),
    letters: () => forgetLetters(letters, keeping.letters),
    guests: () => forgetGuests({ ...accounts, pubsub: deps.pubsub }, keeping.guests),
    games: () =>
      putAwayEnded({ archive, clock: deps.clock }, keeping.putAway, (trouble) =>
        log.error(trouble, 'This game could not be put away: its log stays as it is'),
      ),
  }
  return async () => {
    for (const [part, tidy] of Object.entries(parts))
      await tidy().catch((err) => log.error({ err, part }, 'What ran out could not be thrown away'))
  }
}
