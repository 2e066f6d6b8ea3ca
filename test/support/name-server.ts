// A name server of a test's own, over UDP: it answers A questions, in turn where a name has several answers, and nothing else.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface NameServer {
  readonly address: string
  /** What was asked, in order: the names of A questions. */
  readonly asked: string[]
  close(): void
}

const HEAD = 12
const A = 1

/** Each time a name is asked for it has the next of its answers; after the last that one again. No answer: silence. */
export async function nameServer(names: Readonly<Record<string, readonly string[][]>>): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const { name, type, end } = questionIn(question)
    const answers = names[name]
    if (!answers) return
    const times = asked.filter((one) => one === name).length
    if (type === A) asked.push(name)
    const found = type === A ? answers[Math.min(times, answers.length - 1)]! : []
    const head = Buffer.alloc(HEAD)
    head.writeUInt16BE(question.readUInt16BE(0), 0)
    head.writeUInt16BE(0x8180, 2) // an answer, and no error
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(found.length, 6)
    const records = found.map((address) =>
      Buffer.from([0xc0, HEAD, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([head, question.subarray(HEAD, end), ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() }
}

function questionIn(packet: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEAD
  for (let length = packet[at]!; length > 0; length = packet[at]!) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), type: packet.readUInt16BE(at + 1), end: at + 5 }
}
