// The page around all pages: who is here, which page it is, and what went wrong.
import { Suspense, useEffect, useRef } from 'react'
import { usePath } from './address/address.tsx'
import { NotFound } from './address/not-found.tsx'
import { Boundary } from './frame/boundary.tsx'
import { Header } from './frame/header.tsx'
import { MailStopped } from './frame/mail-stopped.tsx'
import { Reach } from './frame/reach.tsx'
import { Loading } from './parts/loading.tsx'
import { partsWords } from './parts/words.ts'
import { pageAt } from './routes.ts'
import { useWords } from './words/words.ts'

export function App() {
  const path = usePath()
  const words = useWords(partsWords)
  const main = useRef<HTMLElement>(null)
  const found = pageAt(path)
  const first = useRef(true)
  // A screen reader is told of the new page as it would be of one that was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what has changed
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [path])
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header />
      <Reach />
      <MailStopped />
      <main id="main" ref={main} tabIndex={-1}>
        <Boundary key={path}>
          <Suspense fallback={<Loading />}>{found ? <found.page params={found.params} /> : <NotFound />}</Suspense>
        </Boundary>
      </main>
    </>
  )
}
