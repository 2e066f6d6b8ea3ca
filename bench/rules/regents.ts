// Games of regents: how long one thinks about a year's orders, and how large their positions become.
import type { Bot } from '../../src/bots/bot.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import { luckFrom } from '../luck.ts'
import { clock, type Spent } from '../measure.ts'
import { type Row, timeRows } from '../report.ts'
import { type BotFor, botNamed, playBots, TABLES } from './bot-games.ts'
import { sizeRow } from './state-size.ts'

const GAMES_A_TABLE = 8
/** Milliseconds, at which a slow regent is left at fewer games. */
const ENOUGH = 25_000

export function regents(botFor: BotFor): { planning: Row[]; sizes: Row[] } {
  const luck = luckFrom(5)
  let spent: Spent[] = []
  const seat = () => timed(botNamed(botFor, 'regent'), spent)
  playBots(4, luck, seat)
  spent = [] // that one was to warm up

  const games = TABLES.map((): Event[][] => [])
  const began = performance.now()
  // Every table once, however slow.
  for (let game = 0; game < GAMES_A_TABLE && (game === 0 || performance.now() - began < ENOUGH); game++)
    for (const [at, players] of TABLES.entries()) games[at]!.push(playBots(players, luck, seat))
  return { planning: planningRows(spent), sizes: TABLES.map((players, at) => sizeRow(games[at]!, players, 'regents')) }
}

const timed = (bot: Bot, spent: Spent[]): Bot => ({
  ...(bot.prepare && { prepare: (view: unknown) => bot.prepare!(view) }),
  answer(view, question, luck) {
    if (question.t !== 'orders') return bot.answer(view, question, luck)
    const plan = clock()
    const answer = plan.time(() => bot.answer(view, question, luck))
    spent.push(plan.spent)
    return answer
  },
})

function planningRows(spent: Spent[]): Row[] {
  const what = `a regent plans a year (${spent.length} plans)`
  const wanted = { under: 50 }
  return [
    ...timeRows(`${what}: median`, spent, 0.5, wanted),
    ...timeRows(`${what}: 99 of 100`, spent, 0.99, wanted),
    ...timeRows(`${what}: longest`, spent, 1, wanted),
  ]
}
