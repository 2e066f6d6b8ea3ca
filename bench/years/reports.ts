// Year reports a second, each with its picture, composed and set as text and HTML in one process: for every person at many
// tables, whose boards have not been drawn before.

import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { boards, LETTER_BOARD } from '../../src/games/letters/compose/boards.ts'
import { composeMail } from '../../src/games/letters/compose/compose.ts'
import type { LetterDependencies } from '../../src/games/letters/dependencies.ts'
import { ReceivedCounts } from '../../src/games/letters/receiving/received.ts'
import { AT_ONCE } from '../../src/games/letters/send.ts'
import { letterTokens } from '../../src/games/letters/tokens.ts'
import type { GameId } from '../../src/games/model/game.ts'
import type { Bundle } from '../../src/games/ports/letters.ts'
import { render } from '../../src/mail/render.ts'
import { quantileBy, type Spent } from '../measure.ts'
import type { Row } from '../report.ts'
import { furnish, type House, openHouse } from './house.ts'
import { withServers } from './servers.ts'

const TABLES = 25
const ROUNDS = 5
const WARM_UP = 2

export const reports = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const url = await servers.database('stock')
    await furnish(url, TABLES * (ROUNDS + WARM_UP) * 2, { count: 50, missing: 0 })
    const house = await openHouse(url)
    try {
      const spent: Record<string, Spent[]> = { two: [], one: [] }
      for (let round = -WARM_UP; round < ROUNDS; round++)
        for (const languages of ['two', 'one']) {
          await house.sql(`UPDATE account SET locale = CASE WHEN name < $1 THEN 'en' ELSE 'de' END`, [
            languages === 'two' ? 'C' : 'Z',
          ])
          const cost = await compose(house)
          if (round >= 0) spent[languages]!.push(cost)
        }
      return ['two', 'one'].flatMap((languages): Row[] => {
        const what = `year reports, tables of four with ${languages === 'two' ? 'two languages' : 'one language'}`
        const rate = 1000 / quantileBy(spent[languages]!, 'wall', 0.5)
        return [
          { what: `${what}, a second`, figure: rate, unit: '', wanted: { atLeast: 50 } },
          { what: `${what}, CPU each`, figure: quantileBy(spent[languages]!, 'cpu', 0.5), unit: 'ms' },
        ]
      })
    } finally {
      await house.close()
    }
  })

/** What each report cost. */
async function compose(house: House): Promise<Spent> {
  const deps = lettersOf(house)
  const games = await house.next(TABLES)
  const bundles = (await Promise.all(games.map((game) => letters(deps, game)))).flat()
  const count = bundles.length
  const began = performance.now()
  const before = process.cpuUsage()
  const work = async () => {
    for (let bundle = bundles.shift(); bundle; bundle = bundles.shift()) {
      const { mail } = await composeMail(deps, bundle)
      const { pictures } = render(mail!)
      if (pictures.length !== 1) throw new Error('A report has no picture.')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const { user, system } = process.cpuUsage(before)
  return { wall: (performance.now() - began) / count, cpu: (user + system) / 1000 / count }
}

function lettersOf({ parts }: House): LetterDependencies {
  const settings = { publicUrl: 'https://herald.example.org', replyDomain: 'example.org', operator: null }
  const post = { send: async () => '' }
  const tokens = letterTokens(['0123456789abcdef'.repeat(4)])
  return {
    deps: parts.deps,
    store: parts.letterStore,
    replies: parts.replies,
    received: new ReceivedCounts(),
    boards: boards(parts.deps.catalogue, LETTER_BOARD),
    tokens,
    post,
    settings,
  }
}

/** Its year is resolved, and there is a letter for everybody. */
async function letters(deps: LetterDependencies, game: GameId): Promise<Bundle[]> {
  await carryOnUntilAsked(deps.deps, game)
  const { seats } = deps.deps.cache.get(game)!.file
  const bundles: Bundle[] = []
  for (const { account } of seats) {
    const receiver = await deps.store.receiver(account!)
    const mine = (await deps.store.of(account!)).filter((letter) => letter.game === game)
    bundles.push({ mail: mine[0]!.id, receiver, letters: mine, along: new Map() })
  }
  return bundles
}
