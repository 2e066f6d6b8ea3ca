// Vacations: days on which nobody's time runs out.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api, ask } from '../api/client.ts'
import { Field, isAbout } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { day } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { Section } from './section.tsx'
import { DAYS_A_YEAR, daysIn } from './vacation-days.ts'
import { accountWords } from './words.ts'

/** A day as it is, in whichever zone one reads it. */
const dayNamed = (text: string) => day(`${text}T12:00`)

export function Vacations() {
  const words = useWords(accountWords)
  const memory = useQueryClient()
  const { data = [], error } = useQuery({ queryKey: ['vacations'], queryFn: () => ask(api.GET('/v1/me/vacations')) })
  const onSettled = () => memory.invalidateQueries({ queryKey: ['vacations'] })
  const cancel = useMutation({
    mutationFn: (vacation: string) =>
      ask(api.DELETE('/v1/me/vacations/{vacation}', { params: { path: { vacation } } })),
    onSettled,
  })
  const [firstDay, setFirst] = useState('')
  const [lastDay, setLast] = useState('')
  const take = useMutation({
    mutationFn: () => ask(api.POST('/v1/me/vacations', { body: { firstDay, lastDay } })),
    onSuccess: () => {
      setFirst('')
      setLast('')
    },
    onSettled,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    take.mutate()
  }
  const year = new Date().getFullYear()
  const left = Math.max(0, DAYS_A_YEAR - daysIn(year, data))
  return (
    <Section id="vacations" title={words.places.vacations}>
      <p>{words.vacationsHint(DAYS_A_YEAR)}</p>
      <ul className="list things">
        {data.map(({ id, firstDay: first, lastDay: last }) => (
          <li key={id}>
            {words.fromTo(dayNamed(first), dayNamed(last))}
            <button
              type="button"
              aria-label={words.cancelNamed(dayNamed(first))}
              disabled={cancel.isPending}
              onClick={() => cancel.mutate(id)}
            >
              {words.cancelVacation}
            </button>
          </li>
        ))}
      </ul>
      <form className="stack" onSubmit={submit}>
        <div className="pair">
          <Field label={words.firstDay} error={take.error} at="/firstDay">
            {(given) => (
              <input
                {...given}
                type="date"
                required
                value={firstDay}
                onChange={({ target }) => setFirst(target.value)}
              />
            )}
          </Field>
          <Field label={words.lastDay} error={take.error} at="/lastDay">
            {(given) => (
              <input
                {...given}
                type="date"
                required
                min={firstDay}
                value={lastDay}
                onChange={({ target }) => setLast(target.value)}
              />
            )}
          </Field>
        </div>
        <p className="hint">
          {words.daysLeft(left, year)} {words.cancelHint}
        </p>
        <div>
          <button type="submit" disabled={take.isPending}>
            {words.takeVacation}
          </button>
        </div>
        {isAbout(take.error, '/firstDay', '/lastDay') ? null : (
          <ProblemNote error={take.error ?? cancel.error ?? error} />
        )}
      </form>
    </Section>
  )
}
