// What is said at the table, the same in every world but for what the keeper says in secret and then replaces.
import type { Bot } from '../../../src/bots/bot.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { load } from '../../../src/games/log/load.ts'
import type { Question } from '../../../src/rules/ruleset.ts'
import { busy } from '../play.ts'
import { compare } from './compare.ts'
import type { How } from './gather.ts'
import { CONFIDANT, each, type Table } from './table.ts'

/** What somebody busy would say; the same in every world. */
async function usual({ world, game }: Table, seat: number): Promise<{ kind: string; answer: object }[]> {
  const { ruleset, state } = (await load(world.deps, game))!
  const asked: Question[] = ruleset.awaits(state).filter((question) => question.seat === seat)
  return asked.map((question) => {
    const { t: kind, ...answer } = (busy as unknown as Bot).answer(ruleset.view(state, seat), question, world.luck)
    return { kind, answer }
  })
}

/** Each of the two sets is legal, and no part of one is in the other. */
function secretsAbout(
  question: Question & { most?: Record<string, number> },
  year: number,
): [object, object] | undefined {
  const six = (word: string) => ({ year, orders: ['act', word, word, 'wait', word, 'act'] })
  if (question.t === 'orders') return [six('red'), six('blue')]
  if (question.t !== 'census') return undefined
  const none = Object.fromEntries(Object.keys(question.most!).map((kind) => [kind, 0]))
  return [
    { year, show: none },
    { year, show: question.most! },
  ]
}

/** The keeper leaves instructions of either kind, and then, in all worlds, the same. */
export async function instruct(tables: readonly Table[], agreed: object, ...secrets: [object, object]): Promise<void> {
  await each(tables, ({ world, game, keeper }) =>
    world.inSecret(() => world.say(keeper, game, 'standing', { standing: world.choose(...secrets) })),
  )
  await compare(tables)
  await each(tables, ({ world, game, keeper }) => world.say(keeper, game, 'standing', { standing: agreed }))
}

/** One answer of everybody who is asked: of the keeper first a secret one, which is then replaced. */
export async function turn(tables: readonly Table[], how: How): Promise<void> {
  const [{ world, game }] = tables as [Table]
  const { ruleset, state, file } = (await load(world.deps, game))!
  const asked = ruleset.awaits(state)
  const own = asked.find(({ seat }) => seat === 1)
  // Where nobody else is asked, the answer is open at once.
  const secrets = own && asked.length > 1 ? secretsAbout(own, file.round) : undefined
  if (own && secrets) {
    await each(tables, async (table) => {
      const draft = { orders: table.world.choose('a', 'b') }
      const talk = { to: CONFIDANT, text: table.world.choose('North!', 'South!') }
      await table.world.call(table.keeper.token, 'PUT', `/v1/games/${table.game}/draft`, draft)
      await table.world.call(table.keeper.token, 'POST', `/v1/games/${table.game}/messages`, talk)
      const answer = table.world.choose(...secrets)
      await table.world.inSecret(() => table.world.say(table.keeper, table.game, own.t, answer))
    })
    await compare(tables, how)
    if (own.t === 'orders')
      await each(tables, (table) =>
        table.world.call(table.keeper.token, 'DELETE', `/v1/games/${table.game}/answers/orders`),
      )
  }
  // The keeper's real answer comes first, while it may still replace the other, and is the same in every world.
  for (const { seat } of asked.toSorted((a, b) => Number(b.seat === 1) - Number(a.seat === 1)))
    await each(tables, async (table) => {
      const { file: now } = (await load(table.world.deps, table.game))!
      const person = table.people.find(({ account }) => account === now.seats[seat]!.account)
      if (!person) return
      const answers = seat === 1 && secrets ? await usualNow(table, own!) : await usual(table, seat)
      for (const { kind, answer } of answers) await table.world.say(person, table.game, kind, answer)
    })
  await each(tables, ({ world: its, game: played }) => carryOnUntilAsked(its.deps, played))
}

/** They may still change what they handed in, though nobody asks any more. */
async function usualNow({ world, game }: Table, question: Question): Promise<{ kind: string; answer: object }[]> {
  const { ruleset, state } = (await load(world.deps, game))!
  const { t: kind, ...answer } = (busy as unknown as Bot).answer(ruleset.view(state, 1), question, world.luck)
  return [{ kind, answer }]
}
