// A table as it stands in worlds that differ in one player's secrets.
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { startWithBots } from '../../../src/games/lobby/start-game.ts'
import type { GameId } from '../../../src/games/model/game.ts'
import type { Somebody } from '../company.ts'
import type { Played } from '../every-game.ts'
import { expectDone, hostGame, opening } from '../tables.ts'
import type { Onlooker, TwinWorld } from '../twins.ts'

/** Whom the keeper talks to in private. */
export const CONFIDANT = 2

type Person = Somebody & { readonly email: string }

/** A table as it stands in one world. */
export interface Table {
  readonly world: TwinWorld
  readonly game: GameId
  readonly played: Played
  readonly people: readonly Person[]
  /** Seat 1: who has the secrets. */
  readonly keeper: Person
  readonly onlookers: readonly Onlooker[]
}

export interface Company {
  readonly name: string
  readonly played: Played
  readonly people: number
  readonly bots: number
  /** Whether a bot plays for the host, who still looks on. */
  readonly hostLeaves: boolean
}

export async function begin(
  world: TwinWorld,
  { name, played, people: many, bots, hostLeaves }: Company,
): Promise<Table> {
  const { deps } = world
  const people: Person[] = []
  for (let i = 0; i < many; i++) people.push(await world.person(`${name}${i}`))
  const [host, ...guests] = people as [Person, ...Person[]]
  const options = played.options(many + bots)
  const { game } = await hostGame(deps, opening({ host: host.account, ruleset: played.name, options }))
  for (const { account } of guests) expectDone(await joinGame(deps, { game, account, nonce: 'guest' }))
  if (bots > 0) expectDone(await startWithBots(deps, game, host.account, 'regent'))
  if (hostLeaves) await deps.store.handOver(game, host.account, 'regent', deps.clock())
  const stranger = await world.person(`${name}-stranger`)
  const onlookers: Onlooker[] = [
    ...people.flatMap(({ token, email }, seat) => (seat === 1 ? [] : [{ name: `seat ${seat}`, token, email }])),
    { name: 'stranger', token: stranger.token, email: stranger.email },
    { name: 'nobody', token: null },
  ]
  for (const onlooker of onlookers) world.watch(onlooker, game)
  return { world, game, played, people, keeper: people[1]!, onlookers }
}

/** In every world at once, one after the other. */
export async function each(tables: readonly Table[], work: (table: Table) => Promise<unknown>): Promise<void> {
  for (const table of tables) {
    await work(table)
    table.world.later(7)
  }
}
