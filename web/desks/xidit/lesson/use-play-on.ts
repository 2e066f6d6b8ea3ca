// From the lesson into a real game: as a guest, if need be, with bots in all other seats.
import { useMutation } from '@tanstack/react-query'
import { goTo } from '../../../address/address.tsx'
import { openTable } from '../../../api/chance.ts'
import { comeAsGuest } from '../../../api/me.ts'
import { session } from '../../../api/session.ts'
import { localeNow } from '../../../words/locale.ts'
import { wordsNow } from '../../../words/words.ts'
import { OPTIONS } from './plan.ts'
import { lessonWords } from './words.ts'

export const usePlayOn = () =>
  useMutation({
    mutationFn: async () => {
      const { guest, firstGame } = wordsNow(lessonWords)
      if (!session()) await comeAsGuest(guest, localeNow())
      const bots = Array.from({ length: OPTIONS.players - 1 }, () => 'regent')
      const table = { ruleset: 'xidit', title: firstGame, options: OPTIONS, visibility: 'unlisted', bots } as const
      goTo(`/games/${await openTable({ ...table, bots })}`)
    },
  })
