// The rules to read, whichever game's they are; or the choice of a game.
import type { PageProps } from '../address/address.tsx'
import { NotFound } from '../address/not-found.tsx'
import { Loading } from '../parts/loading.tsx'
import { hasDesk } from './desks.ts'
import { GamesPage } from './games-page.tsx'
import { useDesk } from './use-desk.ts'

export default function RulesPage({ params: { ruleset } }: PageProps) {
  const desk = useDesk(ruleset ?? '')
  if (ruleset === undefined) return <GamesPage to="rules" />
  if (!hasDesk(ruleset)) return <NotFound />
  return desk ? <desk.RulesPage /> : <Loading />
}
