// Connections that take their time: a head or a body that comes a byte at a time, or nothing at all. What the server does
// with them is its business, as long as it does not wait for ever and others do not wait for them.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './ask.ts'

const BEGINNINGS = [
  '',
  'GET /v1/games HT',
  'POST /v1/sessions/guest HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  'POST /v1/games HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
]
const BYTE_MS = 500

/** Comes again when it was sent away. Gives how often it came. */
export async function dawdle(place: Place, which: number, luck: () => number, isOn: () => boolean): Promise<number> {
  let came = 0
  while (isOn()) {
    came++
    const socket = connect({ ...place, localAddress: `127.3.${which % 250}.1` })
    let isGone = false
    socket.on('error', () => {})
    const gone = new Promise<void>((left) =>
      socket.on('close', () => {
        isGone = true
        left()
      }),
    )
    socket.on('data', () => {})
    socket.write(BEGINNINGS[Math.floor(luck() * BEGINNINGS.length)]!)
    while (isOn() && !isGone) {
      await Promise.race([gone, wait(BYTE_MS)])
      if (!isGone) socket.write('x')
    }
    socket.destroy()
  }
  return came
}
