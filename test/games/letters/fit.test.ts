// However much there is to tell, a mail is one that mailboxes show whole: what comes first is told whole, and all is named.
import { describe, expect, it } from 'vitest'
import { fitted } from '../../../src/games/letters/compose/fit.ts'
import type { GamePart } from '../../../src/games/letters/compose/game-part.ts'
import type { Block, Mail } from '../../../src/games/ports/mail.ts'
import { messageOf } from '../../../src/mail/message.ts'
import { render } from '../../../src/mail/render.ts'

const url = (i: number) => `https://herald.example.org/games/${i}#answer=herald_answer_${'a'.repeat(56)}`
const partOf = (i: number, { lines = 60, picture = 68_000 } = {}): GamePart => {
  const title = `Übung ${i}`
  const brief: Block[] = [
    { t: 'heading', text: title },
    { t: 'text', text: 'Etwas ist geschehen, und du bist dran.' },
    { t: 'action', link: { text: 'Antwort abgeben', url: url(i) } },
  ]
  const told = Array.from(
    { length: lines },
    (_, n) => `Ada fährt über die Brücke und nimmt ${n} Münzen; größer geht es nicht.`,
  )
  return {
    ...{ subject: title, title, thread: undefined, replyTo: `reply+${'a'.repeat(56)}@reply.example.org`, brief },
    blocks: [
      ...brief,
      { t: 'list', title: 'Was dir geschah', lines: told },
      { t: 'picture', png: Buffer.alloc(picture, 7), words: 'Der Plan' },
    ],
    tail: [{ t: 'links', links: [{ text: 'Noch einmal ansehen', url: url(i) }] }],
  }
}
const hint = ({ replyTo }: GamePart): Block[] =>
  replyTo === undefined ? [] : [{ t: 'links', links: [{ text: 'Oder schreib an', url: `mailto:${replyTo}` }] }]

/** As it is sent. */
async function sent(parts: readonly GamePart[]) {
  const { createTransport } = await import('nodemailer')
  const blocks = parts.flatMap((part): Block[] => [{ t: 'rule' }, ...part.blocks, ...hint(part), ...part.tail])
  const mail: Mail = { id: 'x', to: 'ada@example.org', locale: 'de', subject: 'Neues', blocks }
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, 'Herald <herald@example.org>'))
  return { bytes: (message as Buffer).length, html: render(mail).html }
}

describe('A mail about many games', () => {
  it.each([2, 5, 20, 60, 200])('stays small with %i of them, and names each with the way there', async (count) => {
    const parts = fitted(Array.from({ length: count }, (_, i) => partOf(i)))
    const { bytes, html } = await sent(parts)
    expect(bytes).toBeLessThan(150_000)
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    for (let i = 0; i < count; i++) {
      expect(html).toContain(`Übung ${i}<`)
      expect(html).toContain(url(i))
    }
    if (count < 100) expect(html).toContain('Was dir geschah')
  })

  it('is left as it is where it fits', () => {
    const parts = [partOf(1), partOf(2, { lines: 20, picture: 10_000 })]
    expect(fitted(parts)).toEqual(parts)
  })

  it('is without pictures rather than without words', () => {
    const [first, second] = fitted([partOf(1), partOf(2)])
    expect(first!.blocks.some(({ t }) => t === 'picture')).toBe(true)
    expect(second!.blocks.map(({ t }) => t)).toEqual(['heading', 'text', 'action', 'list'])
    const four = fitted([1, 2, 3, 4].map((i) => partOf(i)))
    for (const { blocks } of four) expect(blocks.map(({ t }) => t)).toContain('list')
  })
})
