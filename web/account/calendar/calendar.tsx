// One's deadlines as a calendar: an address that is shown once, can be another, and can be ended.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import type { Profile } from '../../api/types.ts'
import { Copy } from '../../parts/copy.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { day } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { Refused } from '../access/refused.tsx'
import { Section } from '../section.tsx'
import { accountWords } from '../words.ts'
import { calendarWords } from './words.ts'

export function Calendar({ profile }: { readonly profile: Profile }) {
  const words = useWords(calendarWords)
  const { places } = useWords(accountWords)
  const memory = useQueryClient()
  const onSettled = () => memory.invalidateQueries({ queryKey: ['me'] })
  const make = useMutation({ mutationFn: () => ask(api.PUT('/v1/me/calendar')), onSettled })
  const end = useMutation({
    mutationFn: () => ask(api.DELETE('/v1/me/calendar')),
    onSuccess: () => make.reset(),
    onSettled,
  })
  const { calendarAt } = profile
  return (
    <Section id="calendar" title={places.calendar}>
      <p>{words.hint}</p>
      {make.data ? (
        <div className="done" role="status">
          <p>{words.shownOnce}</p>
          <Copy label={words.address} text={make.data.url} />
          <p className="hint">{words.alarm}</p>
        </div>
      ) : null}
      {calendarAt === null ? null : <p>{words.since(day(calendarAt))}</p>}
      <p className="buttons">
        <button type="button" disabled={make.isPending} onClick={() => make.mutate()}>
          {calendarAt === null ? words.make : words.another}
        </button>{' '}
        {calendarAt === null ? null : (
          <button type="button" className="danger" disabled={end.isPending} onClick={() => end.mutate()}>
            {words.end}
          </button>
        )}
      </p>
      <Refused change={make} />
      <ProblemNote error={end.error} />
    </Section>
  )
}
