// `herald admin letters`: what did not arrive, and sending it again.
import { isId } from '../../../games/model/ids.ts'
import type { UndeliveredLetter } from '../../../games/ports/operating.ts'
import { Mistake } from '../../terminal/mistake.ts'
import { audited, did } from './audited.ts'
import { LISTED, type Subject } from './verb.ts'

const line = ({ letter, kind, state, attempts, account, game, reason, createdAt }: UndeliveredLetter): string => {
  const about = [
    ...(account === null ? ['to the operator'] : [`to ${account}`]),
    ...(game === null ? [] : [`game ${game}`]),
  ]
  return [letter, createdAt.toISOString(), `${kind}, ${state} after ${attempts}`, ...about, reason ?? ''].join('  ')
}

export const letters: Subject = {
  name: 'letters',
  about: `A letter has failed where the next server would not have it, and bounced where
it came back later. It is kept without its words, which are written anew when it
is sent again; a letter to sign in, or about an account, is not kept at all.`,
  example: 'herald admin letters undelivered --json',
  verbs: {
    undelivered: {
      takes: '',
      summary: 'letters that did not arrive, the newest first, and why',
      async run({ operating }) {
        const found = await operating.undelivered(LISTED + 1)
        const shown = found.slice(0, LISTED)
        const last =
          found.length > LISTED ? ['There are more.'] : found.length === 0 ? ['✓ All letters arrived, or wait.'] : []
        return {
          status: found.length === 0 ? 0 : 1,
          lines: [...shown.map(line), ...last],
          json: { letters: shown, more: found.length > LISTED },
        }
      },
    },
    again: {
      takes: 'LETTER',
      summary: 'send one again',
      run({ operating, games, ...house }, { words: [letter = ''] }) {
        if (!isId(letter)) throw new Mistake(`"${letter}" is no id of a letter: letters undelivered tells it.`)
        const all = { operating, games, ...house }
        return audited(all, { act: 'letters again', about: letter }, async () => {
          const sent = await operating.sendAgain(letter, games.deps.clock())
          return sent === 'again' ? did(`${letter} is sent again.`) : { ok: false, failure: { kind: sent } }
        })
      },
    },
  },
}
