// What the client remembers of the server's answers, and how often it asks again.
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { Problem, Unreachable } from './problem.ts'
import { isReached, onReach } from './reach.ts'
import { onSession, session } from './session.ts'

/** Being away passes; a refusal does not. */
const mayPass = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (error instanceof Problem && (error.document.status >= 500 || error.document.status === 429))

/** Never sooner than the server says. */
const waitAsked = (error: unknown): number => (error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0)

// The browser's word about being online is not to be trusted: the server at home may be there all the same. Whoever was
// refused for want of it waits until it is back, and goes on at once.
onlineManager.setEventListener((setOnline) => onReach(() => setOnline(isReached())))

export const memory = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (_count, error) => mayPass(error),
      retryDelay: (count, error) => Math.max(Math.min(500 * 2 ** count, 10_000), waitAsked(error)),
      staleTime: 5_000,
      networkMode: 'offlineFirst',
      refetchOnReconnect: false, // what was there is looked at again when the stream stands
    },
    mutations: { networkMode: 'always' },
  },
})

/** What is the same for everybody; the rest is told to one person. */
const COMMON: readonly unknown[] = ['rules', 'desk', 'invitation', 'mailbox', 'reach']

/** Somebody else is somebody else: nothing of what was told before is kept. */
let who = session()?.account
onSession(() => {
  const now = session()?.account
  if (now !== who) memory.removeQueries({ predicate: ({ queryKey }) => !COMMON.includes(queryKey[0]) })
  who = now
})
