// A refusal of the server, as it said it (RFC 9457).

export class ProblemError extends Error {
  readonly status: number
  /** The last word of its type, such as `not-asked`: what programs go by. */
  readonly kind: string
  /** All the server said: `code`, `rule` and `pointer` where a rule refused, `questions` where another question is open. */
  readonly problem: Readonly<Record<string, unknown>>

  constructor(status: number, problem: Readonly<Record<string, unknown>>) {
    super(String(problem.detail ?? problem.title ?? `The server answered ${status}.`))
    this.name = 'ProblemError'
    this.status = status
    this.kind =
      String(problem.type ?? '')
        .split('/')
        .at(-1) ?? ''
    this.problem = problem
  }
}

export async function problemOf(response: Response): Promise<ProblemError> {
  const said: unknown = await response.json().catch(() => ({}))
  return new ProblemError(response.status, typeof said === 'object' && said !== null ? { ...said } : {})
}
