// Which letters come, and when. Every choice counts at once.
import { useState } from 'react'
import type { Profile } from '../api/types.ts'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { Browsers } from './push/browsers.tsx'
import { pushWords } from './push/words.ts'
import { Section } from './section.tsx'
import { Undelivered } from './undelivered.tsx'
import { type Change, useChange } from './use-change.ts'
import { accountWords } from './words.ts'

const DELIVERIES = ['at-once', 'digest', 'off'] as const
const SHARES = [10, 20, 30, 40, 50, 60, 70, 80, 90]

interface Chosen {
  readonly letters?: Readonly<Record<string, string>>
  readonly push?: Readonly<Record<string, boolean>>
  readonly digestHour?: number
  readonly remindAt?: number
}

/** A server may let people choose when they are reminded. */
const remindAtOf = ({ mail }: Profile): number | undefined => (mail as { remindAt?: number }).remindAt

export function Letters({ profile }: { readonly profile: Profile }) {
  const words = useWords(accountWords)
  const shared = useWords(partsWords)
  const change = useChange()
  const ofPush = useWords(pushWords)
  // What was chosen shows at once, and what the server says of it when it has.
  const [chosen, choose] = useState<Chosen>({})
  const letters = { ...profile.mail.letters, ...chosen.letters }
  const push = { ...profile.mail.push, ...chosen.push }
  const digestHour = chosen.digestHour ?? profile.mail.digestHour
  const remindAt = chosen.remindAt ?? remindAtOf(profile)
  const save = (mail: Chosen) => {
    choose((before) => ({
      ...{ ...before, ...mail },
      ...{ letters: { ...before.letters, ...mail.letters }, push: { ...before.push, ...mail.push } },
    }))
    // Of several, when the last is settled.
    change.mutate({ mail } as Change, { onSettled: () => choose({}) })
  }
  const wantsDigest = Object.values(letters).includes('digest')
  return (
    <Section id="letters" title={words.places.letters}>
      <Undelivered />
      <p>{profile.guest ? words.noAddress : words.lettersHint}</p>
      <Browsers />
      <h3>{words.whatOf}</h3>
      <ul className="list kinds">
        {Object.entries(letters).map(([kind, delivery]) => (
          <li key={kind}>
            <Field label={words.kind(kind)}>
              {(given) => (
                <select
                  {...given}
                  value={delivery}
                  onChange={({ target }) => save({ letters: { [kind]: target.value } })}
                >
                  {DELIVERIES.map((one) => (
                    <option key={one} value={one}>
                      {words.deliveries[one]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <label className="check">
              <input
                type="checkbox"
                aria-label={ofPush.pushOf(words.kind(kind))}
                checked={push[kind] === true}
                onChange={({ target }) => save({ push: { [kind]: target.checked } })}
              />
              {ofPush.byPush}
            </label>
          </li>
        ))}
      </ul>
      <Field
        label={words.digestHour}
        {...(!wantsDigest && { hint: words.noDigest })}
        error={change.error}
        at="/mail/digestHour"
      >
        {(given) => (
          <select {...given} value={digestHour} onChange={({ target }) => save({ digestHour: Number(target.value) })}>
            {Array.from({ length: 24 }, (_, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the key
              <option key={hour} value={hour}>{`${hour}:00`}</option>
            ))}
          </select>
        )}
      </Field>
      {remindAt === undefined ? null : (
        <Field label={words.remindAt} hint={words.remindHint} error={change.error} at="/mail/remindAt">
          {(given) => (
            <select {...given} value={remindAt} onChange={({ target }) => save({ remindAt: Number(target.value) })}>
              {[...new Set([...SHARES, remindAt])]
                .sort((a, b) => a - b)
                .map((share) => (
                  <option key={share} value={share}>
                    {words.share(share)}
                  </option>
                ))}
            </select>
          )}
        </Field>
      )}
      <p role="status">{change.isSuccess ? shared.saved : ''}</p>
      <ProblemNote error={change.error} />
    </Section>
  )
}
