// Coming by a letter's link: it lets one answer in this game without signing in. The link leaves the address bar at once and
// stays with this tab until the table is left; where it is not good any more, whoever is signed in goes on.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { goTo, useHash } from '../address/address.tsx'
import { letterToken, openByLetter } from '../api/session.ts'
import { gameKey } from '../play/game-key.ts'

/** `looking` until it is known; `spent` after a link that was not good any more. */
export type Letter = 'looking' | 'none' | 'good' | 'spent'

const keyOf = (game: string) => `herald.letter.${game}`

export function useLetter(game: string): [Letter, drop: (why: 'none' | 'spent') => void] {
  const memory = useQueryClient()
  const hash = useHash()
  const [letter, setLetter] = useState<Letter>('looking')

  useEffect(() => {
    const came = /^answer=(.+)$/.exec(hash)?.[1]
    if (came) {
      sessionStorage.setItem(keyOf(game), decodeURIComponent(came))
      return goTo(location.pathname, 'replace')
    }
    const kept = sessionStorage.getItem(keyOf(game))
    if (!kept) return setLetter((before) => (before === 'spent' ? before : 'none'))
    if (letterToken() !== kept) {
      // What was told to somebody else is not shown to the letter's receiver.
      memory.removeQueries({ queryKey: gameKey(game) })
      openByLetter(kept)
    }
    setLetter('good')
  }, [game, hash, memory])

  useEffect(
    () => () => {
      openByLetter(null)
      if (location.pathname === `/games/${game}`) return
      if (sessionStorage.getItem(keyOf(game))) memory.removeQueries({ queryKey: gameKey(game) })
      sessionStorage.removeItem(keyOf(game))
    },
    [game, memory],
  )

  const drop = useCallback(
    (why: 'none' | 'spent') => {
      sessionStorage.removeItem(keyOf(game))
      openByLetter(null)
      setLetter(why)
      void memory.invalidateQueries()
    },
    [game, memory],
  )
  return [letter, drop]
}
