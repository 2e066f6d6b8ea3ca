// What somebody should know before they look at their games: a guest's account is easily lost, letters did not arrive.
import { Link } from '../address/address.tsx'
import { SignInLink } from '../address/sign-in-link.tsx'
import { useProfile, useUndelivered } from '../api/me.ts'
import { useWords } from '../words/words.ts'
import { lobbyWords } from './words.ts'

export function Notes() {
  const words = useWords(lobbyWords)
  const profile = useProfile()
  const undelivered = useUndelivered()
  return (
    <>
      {profile?.guest ? (
        <aside className="note">
          <p>{words.guest(profile.name)}</p>
          <SignInLink className="button">{words.giveAddress}</SignInLink>
        </aside>
      ) : null}
      {undelivered?.length ? (
        <aside className="note warning">
          <p>{words.undelivered(undelivered.length)}</p>
          <Link to="/me#letters" className="button">
            {words.seeLetters}
          </Link>
        </aside>
      ) : null}
    </>
  )
}
