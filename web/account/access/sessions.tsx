// Where one is signed in: every session, and a way to end it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { day } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { Section } from '../section.tsx'
import { accountWords } from '../words.ts'
import { sessionWords } from './sessions.words.ts'

export function Sessions() {
  const { places } = useWords(accountWords)
  const words = useWords(sessionWords)
  const memory = useQueryClient()
  const { data, error } = useQuery({ queryKey: ['sessions'], queryFn: () => ask(api.GET('/v1/sessions')) })
  const end = useMutation({
    mutationFn: (session: string) => ask(api.DELETE('/v1/sessions/{session}', { params: { path: { session } } })),
    onSettled: () => memory.invalidateQueries({ queryKey: ['sessions'] }),
  })
  const named = (device: string) => {
    const [browser = '', system] = device.split(' on ')
    return system ? words.on(browser, system) : browser || words.unknown
  }
  return (
    <Section id="sessions" title={places.sessions}>
      <p>{words.hint}</p>
      <ul className="list things">
        {data?.map(({ session, device, isCurrent, createdAt, usedAt }) => (
          <li key={session}>
            <span>
              <strong>{named(device)}</strong> {isCurrent ? <span className="tag">{words.current}</span> : null}
              <br />
              <span className="hint">
                {words.since(day(createdAt))} {words.used(day(usedAt))}
              </span>
            </span>
            {isCurrent ? null : (
              <button
                type="button"
                className="danger"
                aria-label={words.endNamed(named(device), day(createdAt))}
                disabled={end.isPending}
                onClick={() => end.mutate(session)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ProblemNote error={error ?? end.error} />
    </Section>
  )
}
