// What a server on the way found out about the sender (SPF, DKIM, DMARC), as it wrote it on the mail (RFC 8601). Anybody can
// write such a line: it counts only with the name of the server that is ours to believe, which takes away others of that name.
import { CHECK_RESULTS, type CheckResult, type SenderChecks } from '../../games/ports/incoming.ts'

const FOUND = /^\s*(spf|dkim|dmarc)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i
const RESULTS: readonly string[] = CHECK_RESULTS

/** `headers` are the values of all Authentication-Results; `believed` is the name of the server whose word is taken. */
export function checksIn(headers: readonly string[], believed: string | null): SenderChecks {
  const checks: { -readonly [K in keyof SenderChecks]: SenderChecks[K] } = {}
  if (believed === null) return checks
  for (const header of headers) {
    const [by = '', ...found] = bare(header).split(';')
    if (by.trim().split(/\s/)[0]?.toLowerCase() !== believed.toLowerCase()) continue
    for (const part of found) {
      const [, method = '', result = ''] = FOUND.exec(part.toLowerCase()) ?? []
      if (!RESULTS.includes(result)) continue
      const name = method as keyof SenderChecks
      checks[name] = graver(name, checks[name], result as CheckResult)
    }
  }
  return checks
}

/** Of several signatures one that is right is enough; of all else the worst counts. */
function graver(name: keyof SenderChecks, one: CheckResult | undefined, other: CheckResult): CheckResult {
  const wins = name === 'dkim' ? 'pass' : 'fail'
  if (one === undefined || other === wins) return other
  return one === wins || one === 'fail' ? one : other
}

/** Without comments and quoted words, which others may have put there. */
function bare(header: string): string {
  let out = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < header.length; at++) {
    const sign = header[at]!
    if (sign === '\\' && (isQuoted || depth > 0)) at++
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) out += sign
  }
  return out
}
