// What this is, on one screen, and the ways in: a game against bots at once, a lesson, signing in.
import { useState } from 'react'
import { Link } from '../address/address.tsx'
import { SignInLink } from '../address/sign-in-link.tsx'
import { shownFirst } from '../desks/desks.ts'
import { GameChoice } from '../desks/game-choice.tsx'
import { useAbout, useOffered } from '../desks/use-offered.ts'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { MailLink } from './mail-link.tsx'
import { pleasantName, type usePlayNow } from './play-now.ts'
import { arriveWords } from './words.ts'
import './arrive.css'

export function Welcome({ play }: { readonly play: ReturnType<typeof usePlayNow> }) {
  const words = useWords(arriveWords)
  const about = useAbout()
  const games = useOffered()
  const [name, setName] = useState(pleasantName)
  const [chosen, choose] = useState(shownFirst)
  const game = games.includes(chosen) ? chosen : (games[0] ?? shownFirst)
  return (
    <div className="page welcome">
      <section className="pitch">
        <h1>{words.headline}</h1>
        <p className="lead">{words.what}</p>
        <p className="lead">{words.how}</p>
        <form
          className="stack"
          onSubmit={(submit) => {
            submit.preventDefault()
            play.mutate({ ruleset: game, name: name.trim() || pleasantName() })
          }}
        >
          <GameChoice games={games} chosen={game} choose={choose} />
          <div className="ways">
            <button type="submit" className="main" disabled={play.isPending}>
              {play.isPending ? words.onTheWay : words.playNow}
            </button>
            <Link to={`/learn/${game}`} className="button">
              {words.learn}
            </Link>
          </div>
          <Field label={words.yourName} hint={words.nameHint} error={play.error} at="/name">
            {(given) => (
              <input {...given} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
            )}
          </Field>
          <ProblemNote error={play.error} />
        </form>
        <details className="mail-in">
          <summary>{words.byMail}</summary>
          <MailLink />
          <p className="hint">
            <SignInLink>{words.byPassword}</SignInLink>
          </p>
        </details>
      </section>
      <img className="picture" src={`/pictures/${game}.svg`} width="1000" height="975" alt={about(game).picture} />
    </div>
  )
}
