// A process that is killed between writing and publishing leaves others without a word: those who look on hear of it all the same.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Dependencies } from '../../../src/games/log/dependencies.ts'
import { sayAtTable } from '../../../src/games/play/talk.ts'
import { watchAccounts } from '../../../src/games/read/watch/watch-account.ts'
import { watchGames } from '../../../src/games/read/watch/watch-game.ts'
import { watched } from '../../../src/games/read/watch/watched.ts'
import { depsFor, localPubSub, ownDatabase } from '../../support/database.ts'
import { gameAtOrders, somebodyAnswers } from '../../support/games.ts'
import { atOrders, expectDone, orders, say } from '../../support/tables.ts'

const database = ownDatabase()
/** It dies before it says a word, each time. */
const killed = depsFor(database, { ...localPubSub(), publish: () => {} })

it('what happened and what was said is told to all who look on, for one question about all their games', async () => {
  const games = [await gameAtOrders(killed), await gameAtOrders(killed), await gameAtOrders(killed)]
  const here = depsFor(database)
  const questions: (readonly string[])[] = []
  const counted: Dependencies = {
    ...here,
    store: {
      ...here.store,
      marks(asked) {
        questions.push(asked)
        return here.store.marks(asked)
      },
    },
  }
  const watch = watchGames<string>(
    counted,
    {
      events: (events) => events.map(({ event }) => event.t).join(' '),
      messages: (messages) => messages.map(({ text }) => text).join(' '),
      changed: () => 'changed',
    },
    watched(counted, 20),
  )
  const told: string[] = []
  const looking = await Promise.all(
    games.map((game, i) =>
      watch({ game, reader: null, tell: (text) => told.push(`${i}: ${text}`), ended: (why) => told.push(`${why}`) }),
    ),
  )
  await expect.poll(() => questions.length).toBeGreaterThan(2)
  expect(told).toEqual([])
  questions.splice(0) // some were asked before all looked on

  await somebodyAnswers(killed, games[1]!)
  await expect.poll(() => told).toEqual(['1: orders-given'])
  const { file } = (await here.store.read(games[2]!))!
  const said = await sayAtTable(killed, { game: games[2]!, account: file.seats[0]!.account!, to: null, text: 'Well?' })
  expect(said.ok).toBe(true)
  await expect.poll(() => told).toEqual(['1: orders-given', '2: Well?'])
  for (const asked of questions) expect(asked.toSorted()).toEqual(games.toSorted())
  for (const one of looking) if (one.ok) one.value.stop()
})

it('so is told who looks on at all their games: of a new one, and of what happens there', async () => {
  const here = depsFor(database)
  const account = randomUUID()
  const told: string[] = []
  const watching = await watchAccounts(
    here,
    watched(here, 20),
  )({
    account,
    present: ({ games }) => told.push(`${games.length} games`),
    game: ({ game }, happened) => told.push(`${game}: ${happened}`),
    gone: (game) => told.push(`${game} is gone`),
    invitation: ({ id }) => told.push(id),
    said: (_, messages) => told.push(...messages.map(({ text }) => text)),
    ended: ({ message }) => told.push(message),
  })
  expect(told).toEqual(['0 games'])
  const { game } = await atOrders(killed, 3, { host: account })
  await expect.poll(() => told.some((one) => one.startsWith(game))).toBe(true)
  expectDone(await say(killed, game, account, orders(1, 'wait')))
  await expect.poll(() => told.at(-1)).toMatch(/orders-given$/)
  expectDone(await sayAtTable(killed, { game, account, to: null, text: 'Well?' }))
  await expect.poll(() => told.at(-1)).toBe('Well?')
  watching.stop()
})
