// What went wrong, as the server says it (RFC 9457), or that it could not be reached at all.

/** The fields of a problem document that a page can use. */
export interface ProblemDocument {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly code?: string
  readonly rule?: string
  readonly pointer?: string
}

/** Thrown by every call that was answered with a problem. */
export class Problem extends Error {
  readonly document: ProblemDocument
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | null

  constructor(document: ProblemDocument, retryAfter: number | null = null) {
    super(document.detail ?? document.title)
    this.document = document
    this.retryAfter = retryAfter
  }

  /** The last part of its type, stable for programs: `no-such-game`. */
  get kind(): string {
    return this.document.type.split('/').at(-1) ?? ''
  }
}

/** Thrown when there was no answer: the network or the server is away. */
export class Unreachable extends Error {}

/** Seconds to wait before one asks again, where the answer says so. */
export function waitIn({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds : null
}

export async function problemIn(response: Response): Promise<Problem> {
  const document = (await response.json().catch(() => undefined)) as ProblemDocument | undefined
  const isProblem = typeof document?.type === 'string' && typeof document?.title === 'string'
  return new Problem(
    isProblem ? document : { type: 'about:blank', title: response.statusText, status: response.status },
    waitIn(response),
  )
}
