// Which game: each as a card with what it is about. Nothing at all where there is only one.
import { useId } from 'react'
import { useWords } from '../words/words.ts'
import { useAbout } from './use-offered.ts'
import { desksWords } from './words.ts'
import './desks.css'

interface Props {
  readonly games: readonly string[]
  readonly chosen: string
  readonly choose: (ruleset: string) => void
}

export function GameChoice({ games, chosen, choose }: Props) {
  const words = useWords(desksWords)
  const about = useAbout()
  const name = useId()
  if (games.length < 2) return null
  return (
    <fieldset className="game-choice">
      <legend>{words.which}</legend>
      {games.map((game) => (
        <label key={game}>
          <input type="radio" name={name} checked={game === chosen} onChange={() => choose(game)} />
          <span>
            <strong>{about(game).name}</strong>
            <span className="hint">{about(game).line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
