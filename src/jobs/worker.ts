// What a worker is made of: a queue, and what to do with a job of it.
import type { LetterTools } from '../games/letters/tools.ts'
import type { Outbox } from '../games/ports.ts'
import type { Tools } from '../games/tools.ts'
import type { Log } from './log.ts'
import type { Loads, QueueName } from './queues.ts'

export interface JobTools {
  readonly tools: Tools
  readonly outbox: Outbox
  /** Without them, letters wait. */
  readonly letters?: LetterTools
  /** What else is to be done now and then, by whoever knows how: what ran out is thrown away. */
  readonly tidyUp?: () => Promise<void>
  readonly log: Log
  readonly settings: Settings
}

export interface Settings {
  /** How often the outbox is looked at when nobody pokes. */
  readonly pollMs: number
  readonly sweepEveryMs: number
  /** How often letters that are due are looked for. */
  readonly mailEveryMs: number
  /** A game that could go on for so long, and did not, was forgotten. */
  readonly overdueMs: number
}

export const USUAL_SETTINGS: Settings = { pollMs: 1_000, sweepEveryMs: 60_000, mailEveryMs: 5_000, overdueMs: 60_000 }

export interface QueueWorker<Name extends QueueName> {
  readonly queue: Name
  /** How many jobs at once, in this process. */
  readonly concurrency: number
  run(tools: JobTools, load: Loads[Name]): Promise<void>
}
