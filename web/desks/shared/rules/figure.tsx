// A picture of the rules, and what it shows.
import type { ReactNode } from 'react'

interface Props {
  readonly caption: string
  readonly className: string
  readonly children: ReactNode
}

export const Figure = ({ caption, className, children }: Props) => (
  <figure className={className}>
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
)
