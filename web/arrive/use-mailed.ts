// The secret behind the # of a mailed link. It stays neither in the address bar nor in the history.
import { useEffect, useState } from 'react'
import { goTo, useHash } from '../address/address.tsx'

/** Empty where there is none. `main` is a place of the page. */
export function useMailed(page: string): string {
  const hash = useHash()
  const [token, setToken] = useState('')
  useEffect(() => {
    if (!hash || hash === 'main') return
    setToken(hash)
    goTo(page, 'replace')
  }, [hash, page])
  return token
}
