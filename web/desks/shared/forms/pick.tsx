// One of several things to pick, as a card with all that is to be known of it.
import { type ReactNode, useId } from 'react'
import './forms.css'

interface Props {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly choose: () => void
  readonly children: ReactNode
}

export function Pick({ type, name, checked, disabled = false, choose, children }: Props) {
  const id = useId()
  return (
    <label className={disabled ? 'pick off' : 'pick'} htmlFor={id}>
      <input id={id} type={type} name={name} checked={checked} disabled={disabled} onChange={choose} />
      <span className="what">{children}</span>
    </label>
  )
}
