// What the server has asked to wait for is not asked for again before: whoever asks gets its refusal from here.
import { waitIn } from './problem.ts'

interface Refusal {
  readonly until: number
  readonly body: string
  readonly status: number
}

const refusals = new Map<string, Refusal>()

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`

/** The refusal that still stands, if there is one. */
export function heldOff(request: Request): Response | undefined {
  const now = Date.now()
  for (const [name, { until }] of refusals) if (until <= now) refusals.delete(name)
  const refusal = refusals.get(nameOf(request))
  if (!refusal) return undefined
  const left = String(Math.ceil((refusal.until - now) / 1000))
  const headers = { 'content-type': 'application/problem+json', 'retry-after': left }
  return new Response(refusal.body, { status: refusal.status, headers })
}

/** Keeps it, if it is one. */
export async function holdOff(request: Request, response: Response): Promise<void> {
  const seconds = waitIn(response)
  if (seconds === null || ![429, 503].includes(response.status)) return
  const body = await response.clone().text()
  refusals.set(nameOf(request), { until: Date.now() + seconds * 1000, body, status: response.status })
}
