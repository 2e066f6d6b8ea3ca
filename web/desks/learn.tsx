// A guided first game, whichever game it is; or the choice of one.
import type { PageProps } from '../address/address.tsx'
import { NotFound } from '../address/not-found.tsx'
import { Loading } from '../parts/loading.tsx'
import { hasDesk } from './desks.ts'
import { GamesPage } from './games-page.tsx'
import { useDesk } from './use-desk.ts'

export default function LearnPage({ params: { ruleset } }: PageProps) {
  const desk = useDesk(ruleset ?? '')
  if (ruleset === undefined) return <GamesPage to="learn" />
  if (!hasDesk(ruleset)) return <NotFound />
  return desk ? <desk.Lesson /> : <Loading />
}
