// The games side by side, each with its picture, and the way to its lesson or its rules.
import { Link } from '../address/address.tsx'
import { useWords } from '../words/words.ts'
import { useAbout, useOffered } from './use-offered.ts'
import { desksWords } from './words.ts'
import './desks.css'

export function GamesPage({ to }: { readonly to: 'learn' | 'rules' }) {
  const words = useWords(desksWords)
  const about = useAbout()
  return (
    <div className="page games-page">
      <h1>{words[to].title}</h1>
      <p className="lead">{words[to].lead}</p>
      <ul className="list games">
        {useOffered().map((game) => (
          <li key={game} className="card">
            <img src={`/pictures/${game}.svg`} width="1000" height="975" alt={about(game).picture} loading="lazy" />
            <h2>{about(game).name}</h2>
            <p>{about(game).line}</p>
            <p className="row">
              <Link to={`/learn/${game}`} className={to === 'learn' ? 'button main' : 'button'}>
                {words.toLesson}
              </Link>
              <Link to={`/guide/${game}`} className={to === 'rules' ? 'button main' : 'button'}>
                {words.toRules}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
