// `herald admin audit`: what was done by hand, by whom, and why. It is kept by the database, which refuses to change it.
import type { Act } from '../../../games/ports/operating.ts'
import { LISTED, type Subject } from './verb.ts'

const line = ({ at, who, login, act, about, detail, why, outcome }: Act): string => {
  const name = who === login ? who : `${who} (${login})`
  const what = [act, about, detail].filter((part) => part !== null).join(' ')
  return [
    at.toISOString(),
    name,
    what,
    outcome ?? 'begun, and nobody knows',
    ...(why === null ? [] : [`why: ${why}`]),
  ].join('  ')
}

export const audit: Subject = {
  name: 'audit',
  about: `Whatever changes something is written down before it is done, and what came of
it after: who (--as, and the login of the machine), when, what, about which
account, game or letter, and why. It names ids alone, and can only grow. ABOUT
is an id.`,
  example: 'herald admin audit 0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60',
  verbs: {
    '': {
      takes: '[ABOUT]',
      summary: 'what was done, the newest first',
      async run({ operating }, { words: [about] }) {
        const found = await operating.acts(about ?? null, LISTED + 1)
        const shown = found.slice(0, LISTED)
        return {
          status: 0,
          lines: shown.length === 0 ? ['Nothing was done.'] : shown.map(line),
          json: { acts: shown, more: found.length > LISTED },
        }
      },
    },
  },
}
