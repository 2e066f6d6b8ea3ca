// Games at a moment that seldom comes: looked for in memory, where anybody answers anything, and then played there on a database.
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { digest, seedFrom } from '../../src/rules/fairness.ts'
import type { Command, Question, Seat } from '../../src/rules/ruleset.ts'
import type { Played } from './every-game.ts'
import { luckOf } from './play.ts'
import { expectDone, hostGame, say } from './tables.ts'

export interface Moment {
  readonly options: { readonly players: number }
  readonly secret: string
  /** All that was said on the way. */
  readonly said: readonly { readonly seat: Seat; readonly command: Command }[]
  /** What is asked then. */
  readonly questions: readonly Question[]
}

interface Sought {
  readonly options: { readonly players: number }
  /** What everybody leaves before anything is asked. */
  readonly first: Command
  readonly isIt: (questions: readonly Question[]) => boolean
}

/** More games than it takes by far. */
const MOST = 200
const nonceOf = (seat: Seat) => `nonce-${seat}`

export function findMoment(played: Played, sought: Sought): Moment {
  for (let number = 0; number < MOST; number++) {
    const found = searched(played, sought, digest(`moment ${number}`))
    if (found) return found
  }
  throw new Error('no game comes to that')
}

function searched({ ruleset, anybody }: Played, { options, first, isIt }: Sought, secret: string): Moment | undefined {
  const seats = Array.from({ length: options.players }, (_, seat) => seat)
  const luck = luckOf(secret)
  const said: { seat: Seat; command: Command }[] = []
  let state = ruleset.fold(ruleset.begin(options, seedFrom(secret, seats.map(nonceOf))))
  const hear = (seat: Seat, command: Command) => {
    const ruling = ruleset.answer(state, seat, command)
    if (!ruling.ok) throw new Error(ruling.refusal.message)
    said.push({ seat, command })
    state = ruleset.fold(ruling.events, state)
  }
  for (const seat of seats) hear(seat, first)
  for (;;) {
    state = ruleset.fold(ruleset.resolve(state), state)
    if (ruleset.isOver(state)) return undefined
    const questions = ruleset.awaits(state)
    if (isIt(questions)) return { options, secret, said, questions }
    for (const question of questions)
      hear(question.seat, anybody.answer(ruleset.view(state, question.seat), question, luck))
  }
}

/** The same game on a database, at that moment. Accounts by seat. */
export async function reach(
  deps: Dependencies,
  { name }: Played,
  { options, secret, said }: Moment,
  accounts: readonly string[],
): Promise<GameId> {
  const fixed = { ...deps, random: (bytes: number) => (bytes === secret.length / 2 ? secret : deps.random(bytes)) }
  const wish = { host: accounts[0]!, title: 'A moment', ruleset: name, visibility: 'public', options } as const
  const { game } = await hostGame(fixed, wish, nonceOf(0))
  for (const [at, account] of accounts.slice(1).entries())
    expectDone(await joinGame(deps, { game, account, nonce: nonceOf(at + 1) }))
  for (const { seat, command } of said) {
    expectDone(await say(deps, game, accounts[seat]!, { ...command }))
    await carryOnUntilAsked(deps, game)
  }
  return game
}
