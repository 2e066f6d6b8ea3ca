// The receiver stops in order: what is in hand is taken to its end, and nobody who only holds on keeps it.
import { expect, it } from 'vitest'
import { KNOWN, MAIL, receiving } from '../../support/receiving.ts'

const { handed, next, greeted, stop, talk } = receiving({ lastMs: 10_000 })

it('what is in hand is answered, and all others are hung up on', async () => {
  const [idle, dumb, inData, busy] = [await greeted(), talk(), await greeted(), await greeted()]
  await dumb.answer()
  for (const one of [inData, busy])
    for (const line of ['MAIL FROM:<ada@example.org>', `RCPT TO:<${KNOWN}>`, 'DATA']) await one.say(line)
  inData.write('From: ada@example.org\r\n\r\nhalf')
  let letGo = () => {}
  const isRead = new Promise<void>((read) => {
    next.push(async () => {
      read()
      await new Promise<void>((go) => {
        letGo = go
      })
      return { is: 'done' }
    })
  })
  busy.write(`${MAIL}.\r\n`)
  await isRead
  // Its half will never come: it is waited for no longer than for the others.
  inData.hangUp()
  const stopped = stop()
  letGo()
  await stopped
  expect(await busy.answer()).toBe('250 OK')
  for (const one of [idle, dumb]) expect(await one.over()).toMatch(/421 .*\r\n$/)
  expect(handed).toHaveLength(1)
})
