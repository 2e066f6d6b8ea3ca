// Addresses of ours are known by what we signed, for the purpose they were signed for.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addressedIn, isOurs } from '../../../../src/games/letters/receiving/addressed.ts'
import { letterTokens } from '../../../../src/games/letters/tokens.ts'

const tokens = letterTokens(['one secret', 'an older one'])
const id = randomUUID()

it('every kind of them is ours with its own token, and with no other', () => {
  const kinds = { reply: ['reply'], unsubscribe: ['unsubscribe', 'unsubscribe-all'], bounce: ['bounce'] } as const
  const purposes = ['answer', ...Object.values(kinds).flat()] as const
  for (const [about, fit] of Object.entries(kinds))
    for (const purpose of purposes)
      expect(isOurs(tokens, `${about}+${tokens.sign(purpose, id)}@x.example`), `${about} ${purpose}`).toBe(
        (fit as readonly string[]).includes(purpose),
      )
  expect(isOurs(tokens, `reply+${letterTokens(['an older one']).sign('reply', id)}@x.example`)).toBe(true)
  expect(isOurs(tokens, `reply+${letterTokens(['somebody else’s']).sign('reply', id)}@x.example`)).toBe(false)
})

it('the one for complaints is ours without a token, and no other is', () => {
  expect(isOurs(tokens, 'bounce@x.example')).toBe(true)
  for (const address of [
    'reply@x.example',
    'unsubscribe@x.example',
    'bounce+@x.example',
    'xbounce@x.example',
    'bounce',
  ])
    expect(isOurs(tokens, address), address).toBe(false)
})

it('nothing else is: no other word, no other form', () => {
  const token = tokens.sign('reply', id)
  for (const address of [
    ...[`answer+${token}@x.example`, `reply${token}@x.example`, `xreply+${token}@x.example`, `reply+${token}`],
    ...[`reply+${token}0@x.example`, `reply+ ${token}@x.example`, `reply+${token.toUpperCase()}@x.example`, ''],
  ])
    expect(isOurs(tokens, address), address).toBe(false)
  expect(addressedIn(['ada@x.example', `bounce+${token}@x.example`, `reply+${token}@x.example`])).toEqual({
    ...{ address: `bounce+${token}@x.example`, about: 'bounce', token },
  })
})
