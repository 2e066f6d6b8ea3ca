// Into a game at once: as a guest, if need be, with bots in all other seats.
import { useMutation } from '@tanstack/react-query'
import { goTo } from '../address/address.tsx'
import { openTable } from '../api/chance.ts'
import { api, ask } from '../api/client.ts'
import { comeAsGuest } from '../api/me.ts'
import { session } from '../api/session.ts'
import { deskFor } from '../desks/desks.ts'
import { localeNow } from '../words/locale.ts'
import { wordsNow } from '../words/words.ts'
import { arriveWords } from './words.ts'

/** A whole table of bots, begun at once. */
async function openAgainstBots(ruleset: string, title: string): Promise<string> {
  const { usual, seats } = await deskFor(ruleset)
  const { standIn } = await ask(api.GET('/v1/rules/{ruleset}', { params: { path: { ruleset } } }))
  const bots = Array.from({ length: seats(usual) - 1 }, () => standIn)
  const body = { ruleset, title, options: usual, visibility: 'unlisted' as const, bots }
  return openTable(body)
}

interface PlayNow {
  readonly ruleset: string
  /** For somebody who is not known yet. */
  readonly name: string
}

export const usePlayNow = () =>
  useMutation({
    mutationFn: async ({ ruleset, name }: PlayNow) => {
      if (!session()) await comeAsGuest(name.trim() || pleasantName(), localeNow())
      goTo(`/games/${await openAgainstBots(ruleset, wordsNow(arriveWords).againstBotsTitle)}`)
    },
  })

const oneOf = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)]!

/** `Quiet Heron`, `Stiller Reiher`. */
export function pleasantName(): string {
  const { first, second } = wordsNow(arriveWords).names
  return `${oneOf(first.split(' '))} ${oneOf(second.split(' '))}`
}
