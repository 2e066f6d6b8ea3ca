// One of the games, small: to begin one with, or to look for tables of it. Nothing where there is only one.
import { useId } from 'react'
import { useAbout } from '../desks/use-offered.ts'

interface Props {
  readonly label: string
  readonly games: readonly string[]
  /** Undefined for all of them, where that can be chosen. */
  readonly chosen: string | undefined
  readonly all?: string
  readonly choose: (ruleset: string | undefined) => void
}

export function GameSelect({ label, games, chosen, all, choose }: Props) {
  const about = useAbout()
  const id = useId()
  if (games.length < 2) return null
  return (
    <div className="game-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => choose(target.value || undefined)}>
        {all ? <option value="">{all}</option> : null}
        {games.map((game) => (
          <option key={game} value={game}>
            {about(game).name}
          </option>
        ))}
      </select>
    </div>
  )
}
