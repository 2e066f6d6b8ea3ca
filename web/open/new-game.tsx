// A new game: what it is called, what is agreed, who may see it. One press opens it.
import { useState } from 'react'
import type { PageProps } from '../address/address.tsx'
import { NotFound } from '../address/not-found.tsx'
import type { Rules } from '../api/types.ts'
import type { Desk } from '../desks/desk.ts'
import { hasDesk, shownFirst } from '../desks/desks.ts'
import { GameChoice } from '../desks/game-choice.tsx'
import { useDesk } from '../desks/use-desk.ts'
import { useOffered } from '../desks/use-offered.ts'
import { Loading } from '../parts/loading.tsx'
import { useRules } from '../play/use-rules.ts'
import { useWords } from '../words/words.ts'
import { newGameWords } from './new-game.words.ts'
import { NewGameForm } from './new-game-form.tsx'
import './new-game.css'

export default function NewGame({ params }: PageProps) {
  const words = useWords(newGameWords)
  const games = useOffered()
  // The address says only which one is chosen at first: another address would be another page, and the focus lost.
  const [wished, wish] = useState(params.ruleset)
  const ruleset = wished ?? games[0] ?? shownFirst
  const rules: Rules | undefined = useRules(ruleset)
  const desk: Desk | undefined = useDesk(ruleset)
  if (!hasDesk(ruleset)) return <NotFound />
  return (
    <div className="page narrow new-game">
      <h1>{words.title}</h1>
      <GameChoice games={games} chosen={ruleset} choose={wish} />
      {rules && desk ? <NewGameForm key={ruleset} rules={rules} desk={desk} /> : <Loading />}
    </div>
  )
}
