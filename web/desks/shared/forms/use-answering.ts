// Answering a question by a form: once, unless it is refused, or may be changed until all have answered.
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Fields, Play } from '../../desk.ts'

export function useAnswering(play: Play, kind: string, answer: Fields | null, mayChange = false) {
  const give = useMutation({ mutationFn: (given: Fields) => play.give(kind, given) })
  const isOther = mayChange && JSON.stringify(answer) !== JSON.stringify(give.variables)
  return {
    error: give.error,
    /** It is on its way, or there; or there is nothing to send. */
    isShut: answer === null || give.isPending || (give.isSuccess && !isOther),
    submit(event: FormEvent) {
      event.preventDefault()
      if (answer) give.mutate(answer)
    },
  }
}
