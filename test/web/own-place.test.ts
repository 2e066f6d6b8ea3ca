// Where somebody was before they signed in is a page of this server.
import { expect, it } from 'vitest'
import { isOwnPlace } from '../../web/address/own-place.ts'

const HERE = 'https://herald.example'

it.each(['/', '/me#tokens', '/authorize?client_id=https%3A%2F%2Fa.example%2F', '/games/a//b', '/device#BCDF-GHJK'])(
  '%j is',
  (address) => {
    expect(isOwnPlace(address)).toBe(true)
    expect(new URL(address, HERE).origin).toBe(HERE)
  },
)

it.each([
  ...['//evil.example/x', '///evil.example', '/\\evil.example', '/\t/evil.example', '//herald.example/me', '//'],
  ...['https://evil.example/', 'javascript:alert(1)', 'me', '', undefined, 7],
])('%j is not', (address) => expect(isOwnPlace(address)).toBe(false))
