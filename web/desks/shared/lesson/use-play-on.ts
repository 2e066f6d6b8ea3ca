// From a lesson into a real game: as a guest, if need be, with bots in all other seats.
import { useMutation } from '@tanstack/react-query'
import { goTo } from '../../../address/address.tsx'
import { openTable } from '../../../api/chance.ts'
import { comeAsGuest } from '../../../api/me.ts'
import { session } from '../../../api/session.ts'
import { localeNow } from '../../../words/locale.ts'
import { wordsNow } from '../../../words/words.ts'
import { lessonWords } from './words.ts'

interface FirstGame {
  readonly ruleset: string
  readonly options: { readonly players: number }
  readonly bot: string
}

export const usePlayOn = ({ ruleset, options, bot }: FirstGame) =>
  useMutation({
    mutationFn: async () => {
      const { guest, firstGame } = wordsNow(lessonWords)
      if (!session()) await comeAsGuest(guest, localeNow())
      const bots = Array.from({ length: options.players - 1 }, () => bot)
      goTo(`/games/${await openTable({ ruleset, title: firstGame, options, visibility: 'unlisted', bots })}`)
    },
  })
