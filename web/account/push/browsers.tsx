// Browsers that tell one on the screen. This one is asked for permission when its button is pressed, and not before.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import { pushing, startPushing, stopPushing } from '../../api/push.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { day, moment } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { pushWords } from './words.ts'

export function Browsers() {
  const words = useWords(pushWords)
  const memory = useQueryClient()
  const { data, error } = useQuery({ queryKey: ['push'], queryFn: () => ask(api.GET('/v1/me/push')) })
  const onSettled = () => memory.invalidateQueries({ queryKey: ['push'] })
  const start = useMutation({ mutationFn: startPushing, onSettled })
  const remove = useMutation({
    mutationFn: async ({ id, isCurrent }: { readonly id: string; readonly isCurrent: boolean }) => {
      if (isCurrent) await stopPushing()
      await ask(api.DELETE('/v1/me/push/{browser}', { params: { path: { browser: id } } }))
    },
    onSettled,
  })
  const named = (device: string) => {
    const [browser = '', system] = device.split(' on ')
    return system ? words.on(browser, system) : browser || words.unknown
  }
  const isOn = data?.browsers.some(({ isCurrent }) => isCurrent)
  const may = pushing()
  return (
    <div id="push">
      <h3>{words.title}</h3>
      <p>{may === 'none' ? words.none : may === 'denied' ? words.denied : words.hint}</p>
      {data && !isOn && (may === 'default' || may === 'granted') ? (
        <p>
          <button type="button" disabled={start.isPending} onClick={() => start.mutate()}>
            {words.turnOn}
          </button>
        </p>
      ) : null}
      <p role="status">{isOn ? words.isOn : ''}</p>
      <ul className="list things">
        {data?.browsers.map(({ id, device, isCurrent, createdAt, okAt }) => (
          <li key={id}>
            <span>
              <strong>{named(device)}</strong> {isCurrent ? <span className="tag">{words.current}</span> : null}
              <br />
              <span className="hint">
                {words.since(day(createdAt))} {okAt ? words.lastOk(moment(okAt)) : words.neverOk}
              </span>
            </span>
            <button
              type="button"
              aria-label={words.removeNamed(named(device), day(createdAt))}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id, isCurrent })}
            >
              {isCurrent ? words.turnOff : words.remove}
            </button>
          </li>
        ))}
      </ul>
      <ProblemNote error={error ?? start.error ?? remove.error} />
    </div>
  )
}
