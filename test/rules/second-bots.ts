// Those who play the small game without a person: one at random, and one that never gives more than it must.
import type { Bot, Bots } from '../../src/bots/bot.ts'

type Asked = { t: 'place'; spaces: string[] } | { t: 'bid'; cards: number[] }

const bot = (choose: <T>(options: readonly T[], luck: () => number) => T): Bot =>
  ({
    answer: (_view: unknown, question: Asked, luck: () => number) =>
      question.t === 'place'
        ? { t: 'place', space: choose(question.spaces, luck) }
        : {
            t: 'bid',
            card: choose(
              question.cards.toSorted((a, b) => a - b),
              luck,
            ),
          },
  }) as unknown as Bot

const clerk = bot((options, luck) => options[Math.floor(luck() * options.length)]!)
const miser = bot((options) => options[0]!)

export const secondBots: Bots = { makers: { clerk: () => clerk, miser: () => miser }, standIn: 'clerk' }
