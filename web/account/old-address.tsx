// What the letter to a former address opens: the change can be taken back, by a press of a button and not by opening the link.
import { useMutation } from '@tanstack/react-query'
import { SignInLink } from '../address/sign-in-link.tsx'
import { api, ask } from '../api/client.ts'
import { useMailed } from '../arrive/use-mailed.ts'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { addressWords } from './access/address.words.ts'
import { Fault } from './access/fault.tsx'

export default function OldAddress() {
  const words = useWords(addressWords)
  const shared = useWords(partsWords)
  const token = useMailed('/old-address')
  const undo = useMutation({ mutationFn: () => ask(api.POST('/v1/sign-in/former-address', { body: { token } })) })
  return (
    <div className="page narrow">
      <h1>{words.undoTitle}</h1>
      {undo.isSuccess ? (
        <>
          <p className="done" role="status">
            {words.undone}
          </p>
          <p>
            <SignInLink className="button main">{shared.signIn}</SignInLink>
          </p>
        </>
      ) : (
        <>
          <p>{words.undoHint}</p>
          <p>
            <button
              type="button"
              className="danger"
              disabled={undo.isPending || token === ''}
              onClick={() => undo.mutate()}
            >
              {words.undo}
            </button>
          </p>
          <Fault error={undo.error} />
        </>
      )}
    </div>
  )
}
