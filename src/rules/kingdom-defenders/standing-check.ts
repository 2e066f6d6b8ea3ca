// Whether standing instructions can be understood (KD-14). Gives a clean copy of them, or says what is wrong.
import type { Checked, Refusal } from '../ruleset.ts'
import { areDifferent, checkFields, type Fields, isOneOf, isWhole, notUnderstood, pointer } from '../shape.ts'
import type { Standing } from './commands.ts'
import type { Pack } from './pack/pack.ts'
import { MOST_GIVEN, standingFacts } from './standing-facts.ts'
import { RESOURCES } from './vocabulary.ts'

const ROOT = 'standing'

export function checkStanding(value: unknown, pack: Pack): Checked<Standing> {
  const facts = standingFacts(pack)
  const wrong = checkFields(
    value,
    [],
    facts.map(({ field }) => field),
    'KD-14',
    [ROOT],
  )
  if (wrong) return { ok: false, refusal: wrong }
  const wishes = value as Fields
  const standing: Record<string, unknown> = {}
  for (const { field, rule, takes } of facts) {
    if (!Object.hasOwn(wishes, field)) continue
    const said = wishes[field]
    const refusal =
      said === 'ask' ? undefined : takes.t === 'camp' ? checkCamp(said) : checkWords(said, takes, field, rule)
    if (refusal) return { ok: false, refusal }
    standing[field] = structuredClone(said)
  }
  return { ok: true, value: standing as Standing }
}

function checkWords(
  said: unknown,
  takes: { t: 'one' | 'some'; of: readonly string[] },
  field: string,
  rule: string,
): Refusal | undefined {
  if (takes.t === 'one' ? isOneOf(said, takes.of) : areDifferent(said, takes.of)) return undefined
  const wanted = takes.t === 'one' ? 'One of' : 'Different ones, in order of preference, of'
  return notUnderstood('bad-instruction', rule, pointer(ROOT, field), `${wanted}: ${takes.of.join(', ')}; or "ask".`)
}

/** KD-14.8. */
function checkCamp(said: unknown): Refusal | undefined {
  const wrong = checkFields(said, ['most', 'first'], [], 'KD-14.8', [ROOT, 'camp'])
  if (wrong) return wrong
  const { most, first } = said as Fields
  if (!isWhole(most, 0, MOST_GIVEN))
    return notUnderstood(
      'bad-instruction',
      'KD-14.8',
      pointer(ROOT, 'camp', 'most'),
      `At most 0 to ${MOST_GIVEN} at a time.`,
    )
  return isOneOf(first, RESOURCES)
    ? undefined
    : notUnderstood(
        'bad-instruction',
        'KD-14.8',
        pointer(ROOT, 'camp', 'first'),
        'What comes first is "weapon" or "spell".',
      )
}
