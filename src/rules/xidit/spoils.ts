// Rewards: which are possible, whether a choice of them is legal, and taking them.
import type { Refusal, Seat } from '../ruleset.ts'
import { areDifferent, type Fields, isOneOf, notAllowed, notUnderstood } from '../shape.ts'
import type { Spoils } from './commands.ts'
import type { Step } from './orders/step.ts'
import { checkPlacement } from './placement.ts'
import type { SpoilsOptions, TitanOptions } from './questions.ts'
import { emit, lordOf, type Table } from './table.ts'
import { ASSESSMENTS, type City, countUnits, REWARDS, type Rewards, TALLEST_GUILD, TITAN_SIZES } from './vocabulary.ts'

const TAKEN = 2

/** What beating something here would bring this lord: a reward is possible when it would do something. */
export function spoilsOf({ state, layout }: Table, seat: Seat, city: City, offered: Rewards): SpoilsOptions {
  const lord = lordOf(state, seat)
  const guild = state.guilds[city]
  const regions = layout.borders[city]!
  const bards = regions.length > 0 ? Math.min(offered.bards, lord.bards) : 0
  const room =
    guild === null || guild === undefined ? TALLEST_GUILD : guild.seat === seat ? TALLEST_GUILD - guild.height : 0
  const stories = Math.min(offered.stories, room, lord.stories)

  const rewards: SpoilsOptions['rewards'] = [{ reward: 'gold', amount: offered.gold }]
  if (bards > 0) rewards.push({ reward: 'bards', amount: bards })
  if (stories > 0) rewards.push({ reward: 'stories', amount: stories })
  return {
    choose: Math.min(TAKEN, rewards.length),
    rewards,
    bards: bards > 0 ? { count: bards, regions: regions.slice() } : null,
    dummy: state.dummy ? ASSESSMENTS.slice() : [],
  }
}

/** The raging titans, with what each would bring this lord here. */
export function ragingTitans(table: Table, seat: Seat, city: City): TitanOptions[] {
  const { state, pack } = table
  const strength = countUnits(lordOf(state, seat).units)
  const raging: TitanOptions[] = []
  for (const size of TITAN_SIZES) {
    const top = state.titans[size][0]
    if (!top?.raging) continue
    const { creature, rewards } = pack.titans.get(top.id)!
    raging.push({
      size,
      titan: top.id,
      creature,
      affordable: strength >= size,
      ...spoilsOf(table, seat, city, rewards),
    })
  }
  return raging
}

/** Judges `take`, `bards` and `dummy` of an answer. */
export function checkSpoils(answer: Fields, options: SpoilsOptions): Refusal | undefined {
  const { take, bards, dummy } = answer
  if (!areDifferent(take, REWARDS) || take.length === 0 || take.length > TAKEN)
    return notUnderstood('bad-take', 'X-5.2', '/take', 'take lists one or two different of gold, bards and stories.')
  for (const [i, reward] of take.entries())
    if (!options.rewards.some((possible) => possible.reward === reward))
      return notAllowed('reward-impossible', 'X-5.2', `/take/${i}`, `Taking ${reward} would do nothing here.`)
  if (take.length !== options.choose)
    return notAllowed('wrong-count', 'X-5.2', '/take', `${options.choose} rewards are to be taken here.`)

  if (take.includes('bards')) {
    const wrong = checkPlacement(bards, options.bards!, 'X-5.4')
    if (wrong) return wrong
  } else if (bards !== undefined) {
    return notAllowed('no-bards-taken', 'X-5.9', '/bards', 'Bards are placed only when they are taken.')
  }

  if (options.dummy.length > 0 ? !isOneOf(dummy, options.dummy) : dummy !== undefined)
    return options.dummy.length > 0
      ? notUnderstood('bad-dummy', 'X-5.7', '/dummy', 'One of the dummy’s tracks is to be raised.')
      : notAllowed('no-dummy', 'X-5.7', '/dummy', 'There is no dummy in this game.')
  return undefined
}

/** The choice must be legal. Gold, bards, stories (held ones follow onto the guild, X-5.6), dummy. */
export function takeSpoils(table: Table, { year, slot, seat, city }: Step, offered: Rewards, spoils: Spoils): void {
  const { take, bards, dummy } = spoils
  const lord = lordOf(table.state, seat)
  const amounts = spoilsOf(table, seat, city, offered).rewards
  const stories = take.includes('stories') ? amounts.find(({ reward }) => reward === 'stories')!.amount : 0
  const height = (table.state.guilds[city]?.height ?? 0) + stories
  const unheld = stories > 0 ? Math.min(lord.held, TALLEST_GUILD - height) : 0
  emit(table, {
    t: 'spoils-taken',
    year,
    slot,
    seat,
    city,
    take: take.slice(),
    ...(take.includes('gold') && { gold: offered.gold }),
    ...(bards && { bards: { ...bards } }),
    ...(stories > 0 && { stories }),
    ...(unheld > 0 && { unheld }),
    ...(dummy && { dummy }),
  })
}
