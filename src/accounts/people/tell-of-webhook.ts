// Telling somebody by mail that a webhook was made in their name, so that nobody listens in behind their back.
import type { Dependencies } from '../model/dependencies.ts'
import type { AccountId } from '../ports/ids.ts'
import { tellPerson } from './tell-person.ts'

export async function tellOfWebhook(deps: Dependencies, account: AccountId, name: string): Promise<void> {
  const person = await deps.store.person(account)
  if (person) await tellPerson(deps, person, { what: 'webhook-made', name })
}
