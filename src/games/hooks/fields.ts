// What may stand in the fields of a webhook. Each gives what is wrong with it, if anything is.
import { isFitLine } from '../../text/fit-line.ts'
import { type Failure, fail } from '../model/failure.ts'
import { HOOK_KINDS, type HookKind } from '../model/hook.ts'
import type { Carrier } from '../ports/hooks.ts'

const LONGEST_NAME = 40
const LONGEST_URL = 1000

export interface HookFields {
  readonly name?: string
  readonly url?: string
  readonly kinds?: readonly string[]
}

type Refused = { readonly ok: false; readonly failure: Failure }

const bad = (at: string, message: string): Refused => fail({ kind: 'bad-field', at, message })

/** Undefined where all of them fit. */
export function faultIn({ name, url, kinds }: HookFields, carrier: Pick<Carrier, 'refuses'>): Refused | undefined {
  return (
    (name === undefined ? undefined : faultInName(name.trim())) ??
    (url === undefined ? undefined : faultInUrl(url, carrier)) ??
    (kinds === undefined ? undefined : faultInKinds(kinds))
  )
}

function faultInName(name: string): Refused | undefined {
  const length = [...name].length
  if (length === 0 || length > LONGEST_NAME) return bad('/name', `It has 1 to ${LONGEST_NAME} characters.`)
  return isFitLine(name) ? undefined : bad('/name', 'It holds characters that do not belong there.')
}

function faultInUrl(url: string, { refuses }: Pick<Carrier, 'refuses'>): Refused | undefined {
  const tooLong = bad('/url', `It has at most ${LONGEST_URL} characters.`)
  if (url.length > LONGEST_URL) return tooLong
  const why = refuses(url)
  if (why !== undefined) return bad('/url', why)
  return spelled(url).length > LONGEST_URL ? tooLong : undefined // as it is kept
}

function faultInKinds(kinds: readonly string[]): Refused | undefined {
  const unknown = kinds.findIndex((kind) => !(HOOK_KINDS as readonly string[]).includes(kind))
  if (unknown >= 0) return bad(`/kinds/${unknown}`, ONE_OF)
  return kinds.length === 0 ? bad('/kinds', ONE_OF) : undefined
}

const ONE_OF = `It is one of ${HOOK_KINDS.join(', ')}.`

/** As the platform's parser spells it: what is kept is what is called. */
export const spelled = (url: string): string => new URL(url).href

/** Each once, in their own order. */
export const tidied = (kinds: readonly string[]): HookKind[] => HOOK_KINDS.filter((kind) => kinds.includes(kind))
