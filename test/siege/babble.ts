// What is no HTTP at all, or two requests in the words of one.
import { connect } from 'node:net'
import type { Place } from './ask.ts'

const BABBLE = [
  '\0\0\0\0',
  '\x16\x03\x01\x02\x00\x01\x00\x01',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /v1/games HTTP/1.1\r\n\r\n',
  'GET /v1/games HTTP/1.1\r\nhost: h\r\nhost: i\r\nx\r\n\r\n',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: h\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: h\r\n${'x: y\r\n'.repeat(5000)}\r\n`,
  'POST /v1/games HTTP/1.1\r\nhost: h\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  'POST /v1/games HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n',
  'POST /v1/games HTTP/1.1\r\nhost: h\r\ncontent-length: -1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /v1/games HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'CONNECT h:1 HTTP/1.1\r\nhost: h\r\n\r\n',
]
const PATIENCE_MS = 2000

/** One after the other, as long as it goes on. Gives how often. */
export async function babble(place: Place, luck: () => number, isOn: () => boolean): Promise<number> {
  let said = 0
  for (; isOn(); said++) {
    const socket = connect({ ...place, localAddress: `127.4.${said % 250}.1`, timeout: PATIENCE_MS })
    await new Promise<void>((gone) => {
      socket
        .on('error', () => {})
        .on('timeout', () => socket.destroy())
        .on('close', () => gone())
      socket.on('data', () => socket.end())
      socket.write(BABBLE[Math.floor(luck() * BABBLE.length)]!)
    })
  }
  return said
}
