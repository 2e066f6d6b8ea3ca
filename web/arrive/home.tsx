// The first page: one's games for somebody who is signed in, what this is for everybody else.
import { useMutation } from '@tanstack/react-query'
import { goTo } from '../address.tsx'
import { api, ask } from '../api/client.ts'
import { comeAsGuest, useSession } from '../api/me.ts'
import { deskFor, FIRST_GAME } from '../desks/desks.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useLocale } from '../words/words.ts'

/** A whole table of bots, begun at once. */
export async function openAgainstBots(title: string): Promise<string> {
  const { usual, seats } = await deskFor(FIRST_GAME)
  const bots = Array.from({ length: seats(usual) - 1 }, () => 'regent')
  const body = { ruleset: FIRST_GAME, title, options: usual, visibility: 'unlisted' as const, bots }
  return (await ask(api.POST('/v1/games', { body }))).game
}

export default function Home() {
  const session = useSession()
  const locale = useLocale()
  const play = useMutation({
    mutationFn: async () => {
      if (!session) await comeAsGuest('Guest', locale)
      goTo(`/games/${await openAgainstBots('A first game')}`)
    },
  })
  return (
    <section className="page">
      <h1>Herald</h1>
      <button type="button" className="main" onClick={() => play.mutate()}>
        Play
      </button>
      <ProblemNote error={play.error} />
    </section>
  )
}
