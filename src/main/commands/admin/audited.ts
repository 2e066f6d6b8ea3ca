// Whatever changes something is written down before it is done, and what came of it after: no act without a row.
import { NotNow } from '../../../flow/not-now.ts'
import type { House } from './house.ts'
import { sentenceOf } from './refusals.ts'
import { refused, type Said } from './verb.ts'

export interface Acting {
  readonly act: string
  /** An id. */
  readonly about: string | null
  /** Not the names and addresses of people: they can go, and this stays. */
  readonly detail?: string
}

interface Failed {
  readonly ok: false
  readonly failure: { readonly kind: string }
}

/** What was done, in a line and as data besides. */
interface Result {
  readonly line: string
  readonly json?: Readonly<Record<string, unknown>>
}

export async function audited(
  { operating, who, games }: House,
  { act, about, detail = '' }: Acting,
  work: () => Promise<{ readonly ok: true; readonly value: Result } | Failed>,
): Promise<Said> {
  const { clock } = games.deps
  const id = await operating.beginAct({ ...who, act, about, detail: detail || null }, clock())
  const outcome = await work().catch(async (error) => {
    await operating.endAct(id, outcomeOf(error), clock())
    throw error
  })
  if (!outcome.ok) {
    const { kind } = outcome.failure
    await operating.endAct(id, `refused: ${kind}`, clock())
    const said = refused(kind, sentenceOf(outcome.failure))
    return { ...said, json: { ...said.json, act, about } }
  }
  await operating.endAct(id, 'done', clock())
  const { line, json } = outcome.value
  return { status: 0, lines: [`✓ ${line}`], json: { done: true, act, about, ...json } }
}

/** What others threw may quote what it was about, such as somebody's orders; and this stays. */
function outcomeOf(error: unknown): string {
  if (error instanceof NotNow) return `refused: ${error.why}`
  return error instanceof Error ? `broken: ${error.constructor.name}` : 'broken'
}

export const did = (line: string, json?: Result['json']) => ({
  ok: true as const,
  value: { line, ...(json && { json }) },
})
