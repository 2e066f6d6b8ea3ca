// The rules to read, whichever game's they are.
import type { PageProps } from '../address.tsx'
import { Loading } from '../parts/loading.tsx'
import { NotFound } from '../parts/not-found.tsx'
import { hasDesk } from './desks.ts'
import { useDesk } from './use-desk.ts'

export default function RulesPage({ params }: PageProps) {
  const desk = useDesk(params.ruleset!)
  if (!hasDesk(params.ruleset!)) return <NotFound />
  return desk ? <desk.RulesPage /> : <Loading />
}
