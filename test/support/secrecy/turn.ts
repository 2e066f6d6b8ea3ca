// What is said at the table, the same in every world but for what the keeper says in secret and then replaces.
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { load } from '../../../src/games/log/load.ts'
import { compare } from './compare.ts'
import type { How } from './gather.ts'
import { secretsAbout } from './secrets.ts'
import { CONFIDANT, each, type Table } from './table.ts'

/** What somebody lively would say to what this seat is asked, or may still change; the same in every world. */
async function usual({ world, game, played }: Table, seat: number, only?: string) {
  const { ruleset, state } = (await load(world.deps, game))!
  const asked = only === undefined ? ruleset.awaits(state) : ruleset.answerable(state, seat)
  return asked
    .filter((question) => question.seat === seat && (only === undefined || question.id === only))
    .map((question) => {
      const { t: kind, ...answer } = played.lively.answer(ruleset.view(state, seat), question, world.luck)
      return { kind, answer }
    })
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
  const [{ world, game, played }] = tables as [Table]
  const table = (await load(world.deps, game))!
  const { ruleset, state } = table
  const asked = ruleset.awaits(state)
  const own = asked.find(({ seat }) => seat === 1)
  // Where nobody else is asked, the answer is open at once; and where it cannot be changed, the worlds would part.
  const secrets = own && asked.length > 1 && ruleset.terms(own).kept ? secretsAbout(played, table, own) : undefined
  if (own && secrets) {
    await each(tables, async (one) => {
      const draft = { orders: one.world.choose('a', 'b') }
      const talk = { to: CONFIDANT, text: one.world.choose('North!', 'South!') }
      await one.world.call(one.keeper.token, 'PUT', `/v1/games/${one.game}/draft`, draft)
      await one.world.call(one.keeper.token, 'POST', `/v1/games/${one.game}/messages`, talk)
      const answer = one.world.choose(...secrets)
      await one.world.inSecret(() => one.world.say(one.keeper, one.game, own.t, answer))
    })
    await compare(tables, how)
    if (ruleset.takeBack(state, 1, own.t))
      await each(tables, (one) =>
        one.world.call(
          one.keeper.token,
          'DELETE',
          `/v1/games/${one.game}/answers/${own.t}?question=${encodeURIComponent(own.id)}`,
        ),
      )
  }
  // The keeper's real answer comes first, while it may still replace the other, and is the same in every world.
  for (const { seat } of asked.toSorted((a, b) => Number(b.seat === 1) - Number(a.seat === 1)))
    await each(tables, async (one) => {
      const { file: now } = (await load(one.world.deps, one.game))!
      const person = one.people.find(({ account }) => account === now.seats[seat]!.account)
      if (!person) return
      const answers = await usual(one, seat, seat === 1 && secrets ? own!.id : undefined)
      for (const { kind, answer } of answers) await one.world.say(person, one.game, kind, answer)
    })
  await each(tables, ({ world: its, game: at }) => carryOnUntilAsked(its.deps, at))
}
