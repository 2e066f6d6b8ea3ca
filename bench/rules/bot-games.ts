// Games with a bot at every seat, at tables of every size. The bots may be missing: then there are no such games.
import { existsSync } from 'node:fs'
import type { Bot, Luck } from '../../src/bots/bot.ts'
import { play } from '../../src/bots/play.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { seedFrom } from '../luck.ts'

export const TABLES = [3, 4, 5] as const
export type BotFor = (name: string, ruleset: Ruleset) => Bot | undefined

const ruleset = xidit as unknown as Ruleset

/** Undefined where there are no bots. */
export async function findBots(): Promise<BotFor | undefined> {
  const file = new URL('../../src/bots/bots.ts', import.meta.url)
  if (!existsSync(file)) return undefined
  return ((await import(file.href)) as { botFor: BotFor }).botFor
}

/** A long game; gives its events. */
export function playBots(players: number, luck: Luck, botFor: () => Bot): Event[] {
  const options = xidit.options({ players })
  if (!options.ok) throw new Error(options.refusal.message)
  const bots = Array.from({ length: players }, botFor)
  return play(ruleset, options.value, seedFrom(luck), bots, luck).events as Event[]
}

export function botNamed(botFor: BotFor, name: string, of: Ruleset = ruleset): Bot {
  const bot = botFor(name, of)
  if (!bot) throw new Error(`There is no bot called ${name}`)
  return bot
}
