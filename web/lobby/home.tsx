// The first page: one's games for somebody who is signed in, what this is for everybody else.
import { lazy } from 'react'
import { useSession } from '../api/me.ts'
import { usePlayNow } from '../arrive/play-now.ts'
import { Welcome } from '../arrive/welcome.tsx'

const Lobby = lazy(() => import('./lobby.tsx'))

export default function Home() {
  const session = useSession()
  const play = usePlayNow()
  // Whoever has pressed the button is on the way to a table, and not in the lobby for a blink.
  return session && !(play.isPending && play.variables.name) ? <Lobby play={play} /> : <Welcome play={play} />
}
