// A table of a served game, whichever is played there: opened and joined, played to its end by whoever sits there, told, drawn
// and verified.
import { expect } from 'vitest'
import type { Game } from '../../src/rules/ruleset.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import type { Player } from './player.ts'
import { until } from './served.ts'

type People = readonly [host: Player, guest: Player]

/** A bot, the one named or the game's own, takes the seat that is left. */
export async function beginTable([host, guest]: People, wish: object, bot: { bot?: string } = {}): Promise<string> {
  const { game } = await host.call<{ game: string }>('POST', '/games', wish)
  await host.call('PUT', `/games/${game}/nonce`, { nonce: 'ada' })
  await guest.call('POST', `/games/${game}/seats`, { nonce: 'ben' })
  await host.call('POST', `/games/${game}/start`, bot)
  return game
}

/** They answer whatever they are asked, until it is over; jobs do the rest. */
export const playToEnd = (people: People, game: string): Promise<boolean> =>
  until(async () => {
    for (const one of people) {
      const { card, view } = await one.look(game)
      if (card.status === 'finished') return true
      if (view!.questions.length > 0) await one.answer(game)
    }
    return undefined
  })

/** The numbers of its rounds, each of which is told in more lines than this. */
export async function expectTold(one: Player, game: string, lines: number): Promise<number[]> {
  const rounds = await one.call<{ round: number }[]>('GET', `/games/${game}/rounds`)
  for (const { round } of rounds) {
    const told = await one.call<{ steps: { lines: unknown[] }[] }>('GET', `/games/${game}/rounds/${round}?views=true`)
    expect(told.steps.flatMap((step) => step.lines).length).toBeGreaterThan(lines)
  }
  return rounds.map(({ round }) => round)
}

/** Pictures by file, each with words that stand in it. */
export async function expectDrawn(address: string, game: string, files: Record<string, string>): Promise<void> {
  for (const [file, words] of Object.entries(files)) {
    const picture = await fetch(`${address}/v1/games/${game}/${file}`)
    const type = file.startsWith('board.png') ? 'image/png' : 'image/svg+xml'
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
    expect(await picture.text()).toContain(words)
  }
}

/** By its proof, and with what people kept. */
export async function expectVerified(games: readonly Game[], people: People, game: string): Promise<void> {
  const proof = await people[0].call<object>('GET', `/games/${game}/proof`)
  const receipts = people.flatMap((one) => one.receipts)
  expect(verifyBy(games, proof, { receipts }).filter(({ ok }) => !ok)).toEqual([])
}
