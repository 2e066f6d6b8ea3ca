// A guided first game, whichever game it is.
import type { PageProps } from '../address/address.tsx'
import { NotFound } from '../address/not-found.tsx'
import { Loading } from '../parts/loading.tsx'
import { hasDesk } from './desks.ts'
import { useDesk } from './use-desk.ts'

export default function LearnPage({ params }: PageProps) {
  const desk = useDesk(params.ruleset!)
  if (!hasDesk(params.ruleset!)) return <NotFound />
  return desk ? <desk.Lesson /> : <Loading />
}
