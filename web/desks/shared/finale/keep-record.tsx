// The record as a file to keep.
import { useMutation } from '@tanstack/react-query'
import { api, ask } from '../../../api/client.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { finaleWords } from './words.ts'

export function KeepRecord({ play: { card } }: { readonly play: Play }) {
  const words = useWords(finaleWords)
  const keep = useMutation({
    mutationFn: async () => {
      const record = await ask(api.GET('/v1/games/{game}/record', { params: { path: { game: card.id } } }))
      saveAs(`${card.ruleset}-${card.id}.json`, `${JSON.stringify(record, null, 2)}\n`)
    },
  })
  return (
    <div>
      <button type="button" onClick={() => keep.mutate()} disabled={keep.isPending}>
        {words.download}
      </button>
      <p className="hint">{words.keepHint}</p>
      <ProblemNote error={keep.error} />
    </div>
  )
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
