// A webhook: an address of a program that is told of things. What it is told with is signed, and the secret shown once; the
// services with a form of their own do not look at signatures, and get none.
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId } from '../model/game.ts'
import { HOOK_FORMS, HOOK_KINDS, type HookForm } from '../model/hook.ts'
import { randomId } from '../model/ids.ts'
import type { Hook } from '../ports/hooks.ts'
import type { HookDependencies } from './dependencies.ts'
import { faultIn, spelled, tidied } from './fields.ts'
import { newSecret, shownSecret } from './secret.ts'

export const MOST_HOOKS = 5

export interface HookWish {
  readonly account: AccountId
  /** Of the session that makes it, so that none is made just after everything ended. */
  readonly epoch: number
  readonly name: string
  readonly url: string
  /** All if left out. */
  readonly kinds?: readonly string[]
  readonly form?: string
}

export interface CreatedHook {
  /** Never to be seen again; null where nothing is signed. */
  readonly secret: string | null
  readonly card: Hook
}

export async function createHook(tools: HookDependencies, wish: HookWish): Promise<Outcome<CreatedHook>> {
  const { deps, carrier } = tools
  const { account, epoch, name, url, kinds = HOOK_KINDS, form: named = 'standard' } = wish
  const form = HOOK_FORMS.find((one) => one === named)
  if (!form) return fail({ kind: 'bad-field', at: '/form', message: `It is one of ${HOOK_FORMS.join(', ')}.` })
  const fault = faultIn({ name, url, kinds }, carrier)
  if (fault) return fault
  const secret = isSigned(form) ? newSecret(deps.random) : null
  const hook = {
    ...{
      id: randomId(deps.random),
      name: name.trim(),
      url: spelled(url),
      form,
      kinds: tidied(kinds),
      createdAt: deps.clock(),
    },
  }
  const added = await deps.hooks.add(account, { ...hook, secret }, MOST_HOOKS, epoch)
  if (added === 'too-many') return fail({ kind: 'too-many-webhooks', most: MOST_HOOKS })
  if (added === 'gone') return fail({ kind: 'signed-out' })
  const fresh = { isOn: true, disabledAt: null, okAt: null, failingSince: null, formerUntil: null }
  return done({ secret: secret && shownSecret(secret), card: { ...hook, ...fresh } })
}

const isSigned = (form: HookForm): boolean => form === 'standard'
