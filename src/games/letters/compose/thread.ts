// All mails to one person about one game form a thread in their mailbox, beginning with the invitation.
import { digest } from '../../../rules/fairness.ts'
import { isolated } from '../../../text/isolated.ts'
import type { AccountId, GameFile } from '../../model/game.ts'
import type { Thread } from '../../ports/mail.ts'

export const threadOf = ({ id, title }: Pick<GameFile, 'id' | 'title'>, account: AccountId): Thread => ({
  root: `game-${id}.${digest(`${id} ${account}`).slice(0, 16)}`,
  list: id,
  title: isolated(title),
})
