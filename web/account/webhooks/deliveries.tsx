// What a webhook was told lately, what came of it, and once more if one likes. It is looked at again while something is on its way.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, ask } from '../../api/client.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { moment } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import type { Webhook } from './types.ts'
import { webhookWords } from './words.ts'

const LOOK_AGAIN_MS = 2_000

export function Deliveries({ hook: { id, isOn } }: { readonly hook: Webhook }) {
  const words = useWords(webhookWords)
  const memory = useQueryClient()
  const queryKey = ['webhooks', id, 'deliveries']
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => ask(api.GET('/v1/me/webhooks/{webhook}/deliveries', { params: { path: { webhook: id } } })),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  })
  // How the webhook stands follows from what came of them.
  const came = data?.map(({ id: delivery, state, attempts }) => `${delivery} ${state} ${attempts}`).join()
  useEffect(() => {
    if (came !== undefined) void memory.invalidateQueries({ queryKey: ['webhooks'], exact: true })
  }, [came, memory])
  const again = useMutation({
    mutationFn: (delivery: string) =>
      ask(api.POST('/v1/me/webhooks/{webhook}/deliveries/{delivery}', { params: { path: { webhook: id, delivery } } })),
    onSettled: () => memory.invalidateQueries({ queryKey }),
  })
  return (
    <>
      {data?.length === 0 ? <p>{words.nothingYet}</p> : null}
      <ul className="list things">
        {data?.map(({ id: delivery, kind, state, status, duration, reason, createdAt, nextTryAt }) => (
          <li key={delivery}>
            <span>
              {words.kind(kind)}, {moment(createdAt)} <span className="tag">{words.states[state]}</span>
              <br />
              <span className="hint">
                {[reason && words.reason(reason, status), answered(reason ? null : status, duration)]
                  .filter(Boolean)
                  .join(' ')}{' '}
                {state === 'waiting' && reason ? words.nextTry(moment(nextTryAt)) : ''}
              </span>
            </span>
            {isOn && state !== 'waiting' ? (
              <button
                type="button"
                aria-label={words.againNamed(words.kind(kind), moment(createdAt))}
                onClick={() => again.mutate(delivery)}
              >
                {words.again}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <ProblemNote error={error ?? again.error} />
    </>
  )
}

/** Not tried yet: what comes of it is a matter of seconds. */
const isUnderWay = ({ state, attempts }: { readonly state: string; readonly attempts: number }): boolean =>
  state === 'waiting' && attempts <= 1

/** `204, 85 ms`, in every language. */
const answered = (status: number | null, ms: number | null): string =>
  [status ?? '', ms === null ? '' : `${ms}\u00a0ms`].filter((part) => part !== '').join(', ')
