// The instructions as they are being changed. Whatever is not saved is kept in this browser, for the next time they are opened.
import { useState } from 'react'
import type { Standing } from '../../../../src/rules/xidit/commands.ts'
import type { Play } from '../../desk.ts'
import { areSame } from './tidy.ts'

export interface Wishes {
  readonly standing: Standing
  readonly isChanged: boolean
  set<F extends keyof Standing>(field: F, value: Standing[F] | undefined): void
  discard(): void
}

const keyOf = ({ card }: Play) => `herald.standing.${card.id}`

function kept(play: Play): Standing | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(play)) ?? 'null')
  } catch {
    return null
  }
}

export const savedStanding = ({ answers }: Play): Standing =>
  (answers.standing as { standing: Standing } | undefined)?.standing ?? {}

export function useWishes(play: Play): Wishes {
  const saved = savedStanding(play)
  const [changed, setChanged] = useState(() => kept(play))
  const keep = (next: Standing | null) => {
    setChanged(next)
    if (next) localStorage.setItem(keyOf(play), JSON.stringify(next))
    else localStorage.removeItem(keyOf(play))
  }
  return {
    standing: changed ?? saved,
    isChanged: changed !== null && !areSame(changed, saved),
    set(field, value) {
      const { [field]: _, ...others } = changed ?? saved
      keep(value === undefined ? others : { ...others, [field]: value })
    },
    discard: () => keep(null),
  }
}
