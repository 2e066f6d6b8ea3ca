// What a series of games is played with, from what was asked for: the game's options and a bot for each seat.
import type { Bot } from '../../bots/bot.ts'
import { botFor, botNames } from '../../bots/bots.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { Mistake } from '../terminal/mistake.ts'

/** Every option that is not the command's own is a wish, and the rules judge it. */
export function chooseOptions(ruleset: Ruleset, given: ReadonlyMap<string, string>): unknown {
  const wish = Object.fromEntries([...given].map(([name, text]) => [name, readOption(text)]))
  const checked = ruleset.options(wish)
  if (checked.ok) return checked.value
  const { at, rule, message } = checked.refusal
  const option = at.split('/')[1]
  throw new Mistake(`${option ? `--${option}: ` : ''}${message} (${rule})`)
}

/** A number, a list with commas between, or the text itself. */
function readOption(text: string): unknown {
  if (/^-?\d+$/.test(text)) return Number(text)
  return text.includes(',') ? text.split(',').map((item) => item.trim()) : text
}

/** A game's options are its own business, but every record says how many play: so that of a game just begun does too. */
export const seatsOf = (ruleset: Ruleset, options: unknown): number =>
  ruleset.record(ruleset.begin(options, '0'.repeat(64))).options.players

/** From one name for all seats, or one a seat. */
export function chooseBots(ruleset: Ruleset, seats: number, text: string): { name: string; bot: Bot }[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== 1 && names.length !== seats)
    throw new Mistake(`--bots has ${names.length} names for ${seats} seats: give one, or one for each seat.`)
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? names[0]!
    const bot = botFor(name, ruleset)
    if (!bot) throw new Mistake(`there is no bot "${name}" for this game. Choose from: ${botNames.join(', ')}.`)
    return { name, bot }
  })
}
