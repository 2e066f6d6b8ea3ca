// A program without a browser shows a code: it is typed in here, and somebody decides.
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { isolated } from '../../src/text/isolated.ts'
import { Refused } from '../account/access/refused.tsx'
import { useHash } from '../address/address.tsx'
import { api, ask } from '../api/client.ts'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { Asks } from './asks.tsx'
import { AsSomebody } from './who.tsx'
import { consentWords } from './words.ts'
import { YesButton } from './yes-button.tsx'
import './consent.css'

interface Decision {
  readonly userCode: string
  readonly allow: boolean
}

const isCode = (text: string): boolean => /^[a-z]{4}-?[a-z]{4}$/i.test(text)

/** Another code behind the # is another program: nothing that was said of the last one stays. */
export default function Device() {
  const hash = useHash()
  return <OneDevice key={hash} shown={isCode(hash) ? hash.toUpperCase() : ''} />
}

/** `shown`: the link a program shows holds its code; it is compared and sent by hand all the same. */
function OneDevice({ shown }: { readonly shown: string }) {
  const words = useWords(consentWords)
  const [userCode, setUserCode] = useState(shown)
  const look = useMutation({
    mutationFn: async (code: string) => ({
      ...(await ask(api.POST('/v1/oauth/device/requests', { body: { userCode: code } }))),
      userCode: code,
    }),
  })
  const decide = useMutation({
    mutationFn: (decision: Decision) => ask(api.POST('/v1/oauth/device/decisions', { body: decision })),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    look.mutate(userCode)
  }
  if (decide.isSuccess)
    return (
      <div className="page narrow">
        <h1>{words.deviceTitle}</h1>
        <p className="done" role="status">
          {decide.variables.allow ? words.deviceAllowed : words.deviceDenied}
        </p>
      </div>
    )
  return (
    <div className="page narrow consent">
      <h1>{words.deviceTitle}</h1>
      <section className="card">
        <AsSomebody>
          {look.data ? (
            <Decide asked={look.data} decide={decide} />
          ) : (
            <form className="stack" onSubmit={submit}>
              <Field label={words.code} hint={words.codeHint}>
                {(given) => (
                  <input
                    {...given}
                    className="code"
                    required
                    maxLength={20}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    value={userCode}
                    onChange={({ target }) => setUserCode(target.value)}
                  />
                )}
              </Field>
              <div>
                <button type="submit" className="main" disabled={look.isPending}>
                  {words.goOn}
                </button>
              </div>
              <ProblemNote error={look.error} />
            </form>
          )}
        </AsSomebody>
      </section>
    </div>
  )
}

interface DecideProps {
  /** What was found, and by which code: that one is decided on. */
  readonly asked: Pick<ComponentProps<typeof Asks>, 'scopes' | 'games'> & {
    readonly client: string
    readonly userCode: string
  }
  readonly decide: UseMutationResult<unknown, Error, Decision>
}

function Decide({ asked: { client, userCode, scopes, games }, decide }: DecideProps) {
  const words = useWords(consentWords)
  return (
    <>
      <p>
        {words.deviceAsks} <span className="name">{words.named(isolated(client))}</span>
      </p>
      <p>{words.deviceCompare(userCode.toUpperCase())}</p>
      <h2>{words.wants}</h2>
      <Asks scopes={scopes} games={games} />
      <p>{words.deviceBeware}</p>
      <p className="row">
        <YesButton isBusy={decide.isPending} onPress={() => decide.mutate({ userCode, allow: true })}>
          {words.allow}
        </YesButton>
        <button type="button" disabled={decide.isPending} onClick={() => decide.mutate({ userCode, allow: false })}>
          {words.deny}
        </button>
      </p>
      <Refused change={decide} />
    </>
  )
}
