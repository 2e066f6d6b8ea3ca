// The letter to whoever runs the server: games that stand still. What went wrong is not in it, as that might say what a
// player has handed in: it is in the log, and `herald admin` tells it.
import { isolated } from '../../../text/isolated.ts'
import type { GameFile, GameId } from '../../model/game.ts'
import type { Bundle } from '../../ports/letters.ts'
import type { Block } from '../../ports/mail.ts'
import type { LetterDependencies } from '../dependencies.ts'
import type { Composed } from './composed.ts'

export async function composeAlarm(
  { deps, settings }: LetterDependencies,
  { mail, letters }: Bundle,
): Promise<Composed> {
  const { operator } = settings
  const parked = new Map<GameId, GameFile>()
  for (const { game } of operator === null ? [] : letters) {
    const file = (await deps.store.read(game))?.file
    if (file?.status === 'parked') parked.set(game, file)
  }
  const told = letters.filter(({ game }) => parked.has(game))
  const reason = operator === null ? 'no operator' : 'goes on'
  const skipped = letters.filter(({ game }) => !parked.has(game)).map((letter) => ({ letter, reason }))
  if (operator === null || told.length === 0) return { mail: undefined, told, skipped }
  const words = alarm([...parked.values()])
  return { mail: { id: mail, to: operator, locale: 'en', ...words }, told, skipped }
}

function alarm(games: readonly GameFile[]): { subject: string; blocks: Block[] } {
  const [first, ...more] = games
  const what = more.length === 0 ? `“${isolated(first!.title)}” stands still` : `${games.length} games stand still`
  return {
    subject: `Herald: ${what}`,
    blocks: [
      { t: 'heading', text: `Herald: ${what}` },
      {
        t: 'text',
        text: 'The rules could not carry on. Nothing is lost, and the players see that somebody looks into it.',
      },
      { t: 'list', title: 'Parked', lines: games.map(({ id, title }) => `${id} ${isolated(title)}`) },
      {
        t: 'list',
        title: 'What to do',
        lines: [
          'herald admin parked: says what went wrong; the log says where.',
          'herald admin unpark GAME: lets it go on, once that is put right.',
        ],
      },
      { t: 'text', text: 'This letter goes to OPERATOR_EMAIL, once each time a game is parked.', small: true },
    ],
  }
}
