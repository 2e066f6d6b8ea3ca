// What somebody is asked to let in: what it would be allowed, line by line, and what never.
import { isolated } from '../../src/text/isolated.ts'
import { useWords } from '../words/words.ts'
import { consentWords } from './words.ts'
import './consent.css'

interface Props {
  readonly scopes: readonly string[]
  readonly games: readonly { readonly game: string; readonly title: string | null }[]
}

const EVERYWHERE = ['read', 'play', 'manage'] as const

export function Asks({ scopes, games }: Props) {
  const words = useWords(consentWords)
  return (
    <>
      <ul className="asks">
        {EVERYWHERE.filter((scope) => scopes.includes(scope)).map((scope) => (
          <li key={scope}>
            <strong>{words.scopes[scope].what}</strong> {words.scopes[scope].more}
          </li>
        ))}
        {games.map(({ game, title }) => (
          <li key={game}>
            <strong>{title === null ? words.unknownGame : words.oneGame(isolated(title))}</strong> {words.noOther}
          </li>
        ))}
      </ul>
      <p className="hint">{words.never}</p>
    </>
  )
}
