// The yes. It can be found and reached at once, and says of itself that it cannot be pressed yet.
import type { ReactNode } from 'react'
import { useStillness } from './stillness.ts'

interface Props {
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export function YesButton({ isBusy, onPress, children }: Props) {
  const isStill = useStillness()
  const press = () => {
    if (isStill) onPress()
  }
  return (
    <button type="button" className="main" disabled={isBusy} aria-disabled={!isStill} onClick={press}>
      {children}
    </button>
  )
}
