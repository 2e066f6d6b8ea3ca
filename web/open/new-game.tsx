// A new game: what it is called, what is agreed, who may see it. One press opens it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '../api/client.ts'
import type { Rules } from '../api/types.ts'
import type { Desk } from '../desks/desk.ts'
import { deskFor, hasDesk, shownFirst } from '../desks/desks.ts'
import { Field } from '../parts/field.tsx'
import { Loading } from '../parts/loading.tsx'
import { useRules } from '../play/use-rules.ts'
import { useWords } from '../words/words.ts'
import { newGameWords } from './new-game.words.ts'
import { NewGameForm } from './new-game-form.tsx'
import './new-game.css'

export default function NewGame() {
  const words = useWords(newGameWords)
  const [ruleset, setRuleset] = useState(shownFirst)
  const rules: Rules | undefined = useRules(ruleset)
  const games = useQuery({
    queryKey: ['rules'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ask(api.GET('/v1/rules')),
  }).data
  const desk: Desk | undefined = useQuery({
    queryKey: ['desk', ruleset],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: () => deskFor(ruleset),
  }).data
  const known = [...new Set(games?.map((one) => one.ruleset).filter(hasDesk))]
  return (
    <div className="page narrow new-game">
      <h1>{words.title}</h1>
      {known.length > 1 ? (
        <Field label={words.game}>
          {(given) => (
            <select {...given} value={ruleset} onChange={({ target }) => setRuleset(target.value)}>
              {known.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      {rules && desk ? <NewGameForm key={ruleset} rules={rules} desk={desk} /> : <Loading />}
    </div>
  )
}
