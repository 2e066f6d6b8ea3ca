// The way to sign in, from wherever one is.
import type { ReactNode } from 'react'
import { goSignIn } from './return-to.ts'

export function SignInLink({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <a href="/sign-in" className={className} onClick={goSignIn}>
      {children}
    </a>
  )
}
