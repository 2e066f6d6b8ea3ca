// The bench of the rules: how fast they carry on, how fast a game comes back, how large it is, how long a regent thinks.
import type { Findings } from './report.ts'
import { findBots } from './rules/bot-games.ts'
import { defenders } from './rules/defenders.ts'
import { ordersASecond } from './rules/orders-a-second.ts'
import { regents } from './rules/regents.ts'
import { replaying } from './rules/replay.ts'
import { sizesOfRandomGames } from './rules/state-size.ts'
import { costOfYears } from './rules/years.ts'

export async function benchRules(): Promise<Findings> {
  const rows = [...ordersASecond(), ...replaying()]
  const years = costOfYears()
  const botFor = await findBots()
  if (!botFor) {
    const note = "NOT MEASURED: src/bots/bots.ts is missing, so no sizes of bots' games and no regent's planning."
    console.error(note)
    return { rows: [...rows, ...years], notes: [note] }
  }
  const sizes = sizesOfRandomGames(botFor)
  const regent = regents(botFor)
  rows.push(...defenders(botFor))
  return { rows: [...rows, ...sizes, ...regent.sizes, ...years, ...regent.planning], notes: [] }
}
