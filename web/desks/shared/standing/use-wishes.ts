// The instructions as they are being changed. Whatever is not saved is kept in this browser, for the next time they are opened.
import { useState } from 'react'
import type { Play } from '../../desk.ts'

/** Of a game whose instructions have this shape; what is left out is at its default. */
export interface Wishes<S extends object> {
  readonly standing: S
  readonly isChanged: boolean
  set<F extends keyof S>(field: F, value: S[F] | undefined): void
  discard(): void
}

const keyOf = ({ card }: Play) => `herald.standing.${card.id}`

function kept<S>(play: Play): S | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(play)) ?? 'null')
  } catch {
    return null
  }
}

export const savedStanding = <S extends object>({ answers }: Play): S =>
  (answers.standing as { standing: S } | undefined)?.standing ?? ({} as S)

/** `areSame`: whether two say the same, however they are written. */
export function useWishes<S extends object>(play: Play, areSame: (one: S, other: S) => boolean): Wishes<S> {
  const saved = savedStanding<S>(play)
  const [changed, setChanged] = useState(() => kept<S>(play))
  const keep = (next: S | null) => {
    setChanged(next)
    if (next) localStorage.setItem(keyOf(play), JSON.stringify(next))
    else localStorage.removeItem(keyOf(play))
  }
  return {
    standing: changed ?? saved,
    isChanged: changed !== null && !areSame(changed, saved),
    set(field, value) {
      const { [field]: _, ...others } = changed ?? saved
      keep((value === undefined ? others : { ...others, [field]: value }) as S)
    },
    discard: () => keep(null),
  }
}
