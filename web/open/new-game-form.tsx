// The form of a new game. Everything has a sensible beginning, so that one press is enough.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { goTo } from '../address/address.tsx'
import { openTable } from '../api/chance.ts'
import { useProfile, useSession } from '../api/me.ts'
import type { Rules } from '../api/types.ts'
import { beSomebody, GuestName, useGuestName } from '../arrive/guest-name.tsx'
import type { Desk } from '../desks/desk.ts'
import { Field, isAbout } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { Choice } from './choice.tsx'
import { newGameWords } from './new-game.words.ts'
import { PaceFields } from './pace-fields.tsx'
import { firstWish, openingOf, type Wish } from './wish.ts'

/** Fields that say themselves what is wrong with them. */
const PLACES = ['/title', '/bots', '/pace/hour', '/pace/timeZone', '/pace/bank', '/absence', '/extensions', '/name']

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

export function NewGameForm({ rules, desk }: { readonly rules: Rules; readonly desk: Desk }) {
  const words = useWords(newGameWords)
  const session = useSession()
  const profile = useProfile()
  const guest = useGuestName()
  const [wish, setWish] = useState(() => firstWish(desk.usual))
  // The same request sent again opens no second game; another wish is another request.
  const [key, setKey] = useState(newKey)
  const change = (part: Partial<Wish>) => {
    setWish((before) => ({ ...before, ...part }))
    setKey(newKey())
  }
  const usualTitle = words.usualTitle(profile?.name ?? guest.name)
  const seats = desk.seats(wish.options)

  const open = useMutation({
    mutationFn: async () => {
      await beSomebody(guest.name)
      const body = openingOf({ ...wish, title: wish.title.trim() || usualTitle }, rules, seats)
      goTo(`/games/${await openTable(body, key)}`)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    open.mutate()
  }
  const { error } = open
  return (
    <form className="stack" onSubmit={submit}>
      {session ? null : <GuestName {...guest} error={error} />}
      <Field label={words.name} error={error} at="/title">
        {(given) => (
          <input
            {...given}
            value={wish.title}
            placeholder={usualTitle}
            maxLength={80}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <section className="options">
        <desk.Options options={wish.options} change={(options) => change({ options })} />
        {isAbout(error, '/options') ? <ProblemNote error={error} /> : null}
      </section>
      <Field label={words.bots} hint={words.botsHint} error={error} at="/bots">
        {(given) => (
          <select
            {...given}
            value={Math.min(wish.bots, seats - 1)}
            onChange={({ target }) => change({ bots: Number(target.value) })}
          >
            {Array.from({ length: seats }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the count is the key
              <option key={count} value={count}>
                {words.botCount(count, seats - 1 - count)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PaceFields wish={wish} paces={rules.paces} seats={seats} change={change} error={error} />
      <Choice
        label={words.visibility}
        value={wish.visibility}
        choices={(['public', 'unlisted', 'private'] as const).map((value) => ({ value, ...words.visible[value] }))}
        change={(visibility) => change({ visibility })}
      />
      <Choice
        label={words.talk}
        value={wish.talk}
        choices={(['private', 'table', 'none'] as const).map((value) => ({ value, label: words.talks[value] }))}
        change={(talk) => change({ talk })}
      />
      <Choice
        label={words.programs}
        value={wish.programs}
        choices={(['welcome', 'not'] as const).map((value) => ({ value, ...words.programsMay[value] }))}
        change={(programs) => change({ programs })}
      />
      <details className="card">
        <summary>{words.more}</summary>
        <AbsenceFields wish={wish} rules={rules} change={change} error={error} />
      </details>
      {isAbout(error, '/options', ...PLACES) ? null : <ProblemNote error={error} />}
      <div className="press">
        <button type="submit" className="main" disabled={open.isPending}>
          {words.open}
        </button>
      </div>
    </form>
  )
}
