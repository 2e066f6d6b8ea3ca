// docs/limits.md says what the code does: every limit, with its figure, in the same order.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { USUAL_SETTINGS } from '../../src/accounts/model/dependencies.ts'
import { PASSWORD } from '../../src/accounts/model/fields.ts'
import { CARDS_A_PAGE } from '../../src/games/lobby/list-games.ts'
import { USUAL_ALLOWANCE } from '../../src/games/lobby/usual-allowance.ts'
import { publishedLimits } from '../../src/http/health/published-limits.ts'
import { LIMITS } from '../../src/http/limits/limits.ts'
import { PROBLEMS } from '../../src/http/problem.ts'

const text = readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8')
const bots = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')
const published = publishedLimits({ limits: LIMITS, accounts: USUAL_SETTINGS, allowance: USUAL_ALLOWANCE })

const rows = [
  ...text.matchAll(/^\| `([\w-]+)` \| (\d+) (\w+) \| (\w*) ?\| (\w+) \| (?:`([\w-]+)` )?\| (.+) \|$/gm),
].map(([, name, most, unit, per, of, problem, what]) => ({
  row: { name, most: Number(most), unit, per: per || null, of, problem: problem ?? null },
  what: what!,
}))

describe('docs/limits.md', () => {
  it('has every limit with the figure that the code has', () => {
    expect(published.length).toBeGreaterThan(40)
    expect(rows.map(({ row }) => row)).toEqual(published)
  })

  it('has no line that was not looked at, and none twice', () => {
    expect([...text.matchAll(/^\| `/gm)]).toHaveLength(rows.length)
    expect(new Set(published.map(({ name }) => name)).size).toBe(published.length)
  })

  it('has every end that one may be told of', () => {
    const OTHERWISE = ['too-busy', 'too-many-bots'] // of the server, and of the game's seats
    const told = Object.keys(PROBLEMS).filter((name) => /\btoo-/.test(name) && !OTHERWISE.includes(name))
    expect(told).toContain('too-many-webhooks')
    expect(told.filter((name) => !published.some(({ problem }) => problem === name))).toEqual([])
  })

  it('names problems that there are, and the other figures as they are', () => {
    for (const { problem } of published) if (problem) expect(Object.keys(PROBLEMS)).toContain(problem)
    const whatOf = (name: string) => rows.find(({ row }) => row.name === name)?.what
    const { firstWaitSeconds, longestWaitSeconds } = USUAL_SETTINGS.tries
    expect(whatOf('page-of-games')).toContain(`${CARDS_A_PAGE} if nothing is said`)
    expect(whatOf('password')).toBe(`at least ${PASSWORD.min}`)
    expect(whatOf('password-tries')).toContain(`from ${firstWaitSeconds} seconds to ${longestWaitSeconds / 60} minutes`)
    expect(text).toContain(`"address";q=${LIMITS.requestsByAddress};w=60, "reads";q=${LIMITS.requests};w=60`)
  })

  it('is linked from where bots are written, which says the same', () => {
    expect(bots).toContain('(limits.md)')
    const said = (figure: number) => figure.toLocaleString('en')
    expect(bots).toContain(`read ${said(LIMITS.requests)} times and write ${said(LIMITS.requests)} times a minute`)
    expect(bots).toContain(`ask ${said(LIMITS.requestsByAddress)} times`)
    expect(bots).toContain(`${LIMITS.streams} may be open of an account, ${LIMITS.streamsByAddress} of`)
  })
})
