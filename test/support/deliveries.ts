// Owners of webhooks and what brings things to these, in a world whose clock is moved by hand.
import { createHook } from '../../src/games/hooks/create-hook.ts'
import { type DeliveryTrouble, deliverer } from '../../src/games/hooks/deliver.ts'
import { listDeliveries } from '../../src/games/hooks/deliveries.ts'
import type { Mail } from '../../src/games/ports/mail.ts'
import { ownDatabase } from './database.ts'
import { hooksFor, receiver } from './hooks.ts'
import { addressee, lettersFor, movedClock, type Wishes } from './letters.ts'
import { expectDone } from './tables.ts'

export const HOUR = 3_600_000

/** Of one test file. */
export function deliveries() {
  const database = ownDatabase()
  const there = receiver()
  let paths = 0
  /** Where nobody else is told anything. */
  const somewhere = () => `/${++paths}`

  function world() {
    const time = movedClock()
    const mails: Mail[] = []
    const letters = lettersFor(database, { send: async (mail) => String(mails.push(mail)) }, time.clock)
    const tools = hooksFor(letters.deps)
    const troubles: DeliveryTrouble[] = []
    const { run } = deliverer(tools, (trouble) => troubles.push(trouble))
    return { time, mails, letters, tools, troubles, run, deps: letters.deps }
  }

  async function owner({ tools }: ReturnType<typeof world>, kinds: string[], wishes: Wishes = {}) {
    const { account } = await addressee(database, wishes)
    const path = somewhere()
    const wish = { account, epoch: 0, name: 'My bot', url: there.url(path), kinds }
    const { card } = expectDone(await createHook(tools, wish))
    const own = { account, hook: card.id }
    const history = async () => expectDone(await listDeliveries(tools, own))
    const isOn = async () => (await tools.deps.hooks.of(account))[0]!.isOn
    return { account, path, own, history, isOn }
  }
  return { database, there, somewhere, world, owner }
}
