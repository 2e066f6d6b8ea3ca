// Says what a letter's link is good for, or that it is good no more.
import { SignInLink } from '../address/sign-in-link.tsx'
import { useWords } from '../words/words.ts'
import type { Letter } from './use-letter.ts'
import { tableWords } from './words.ts'

export function LetterNote({ letter }: { readonly letter: Letter }) {
  const words = useWords(tableWords)
  if (letter !== 'good' && letter !== 'spent') return null
  return (
    <p className="letter-note" role="status">
      {letter === 'good' ? words.byLetter : words.letterSpent} <SignInLink>{words.signIn}</SignInLink>
    </p>
  )
}
