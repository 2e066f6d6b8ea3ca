// The receiver under attack: whatever is said to it, it refuses, lives, and honest mail goes through. Nobody here waits by the
// clock: what has a time limit hangs up, and that is what is waited for.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { certificate } from '../../support/certificate.ts'
import { ALSO_KNOWN, DOMAIN, isAlive, KNOWN, MAIL, receiving } from '../../support/receiving.ts'

const folder = mkdtempSync(join(tmpdir(), 'herald-attacked-'))
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
const { key, cert } = certificate()
writeFileSync(files.cert, cert)
writeFileSync(files.key, key)
afterAll(() => rmSync(folder, { recursive: true }))

const FEW = { connections: 30, connectionsByAddress: 4, bytes: 64 * 1024 }
const house = receiving(FEW)
const { handed, counted, greeted, talk } = house
/** For whom a little while is long. */
const impatient = receiving({ silenceMs: 2_000, connectionMs: 5_000 }, { certificate: files })
afterEach(async () => expect([await isAlive(house), await isAlive(impatient)]).toEqual([true, true]))

/** Up to the mail itself. */
async function atData(begin = greeted) {
  const one = await begin()
  for (const line of ['MAIL FROM:<eve@example.org>', `RCPT TO:<${KNOWN}>`, 'DATA']) await one.say(line)
  return one
}

describe('Too many', () => {
  it('connections of one address are told so and closed; others have theirs', async () => {
    const many = Array.from({ length: 60 }, () => talk('127.0.0.9'))
    // Those that are let in say nothing.
    const refused = await Promise.all(many.slice(4).map((one) => one.over()))
    for (const text of refused) expect(['', '421 4.7.0 Too much at a time; come again later\r\n']).toContain(text)
    expect(await isAlive(house)).toBe(true)
    for (const one of many) one.hangUp()
  })

  it('connections of all together are dropped, until some have gone', async () => {
    const many = Array.from({ length: 60 }, (_, i) => talk(`127.0.1.${1 + (i % 20)}`))
    await expect.poll(() => counted.filter((what) => what === 'too-many').length).toBeGreaterThan(20)
    for (const one of many) one.hangUp()
    await Promise.all(many.map((one) => one.over()))
  })

  it('receivers that are nobody here: whoever guesses on is hung up on', async () => {
    const before = counted.length
    const one = await greeted()
    await one.say('MAIL FROM:<eve@example.org>')
    const guess = (i: number) => `RCPT TO:<reply+${i.toString(16).padStart(56, '0')}@${DOMAIN}>\r\n`
    for (let i = 0; i < 100_000; i += 1000) one.write(Array.from({ length: 1000 }, (_, j) => guess(i + j)).join(''))
    const text = await one.over()
    expect(text.match(/^550 /gm)).toHaveLength(9)
    expect(text).toMatch(/421 4\.7\.0 .*\r\n$/)
    expect(counted.length - before).toBe(10)
  })

  it('receivers who are there: five have it, and whoever goes on is hung up on', async () => {
    const one = await greeted()
    await one.say('MAIL FROM:<eve@example.org>')
    one.write(
      [KNOWN, ...ALSO_KNOWN, KNOWN]
        .map((to) => `RCPT TO:<${to}>\r\n`)
        .join('')
        .repeat(20_000),
    )
    const text = await one.over()
    expect(text.match(/^(250|452|550) .*$/gm)!.length).toBeLessThan(220)
    expect(text).toMatch(/421 .*\r\n$/)
  })

  it.each(['NOOP', 'RSET', 'EHLO x', 'MAIL FROM:<a@example.org>', 'DATA', 'nonsense', ''])(
    'commands: %j, again and again',
    async (command) => {
      const one = await greeted()
      one.write(`${command}\r\n`.repeat(100_000))
      const text = await one.over()
      expect(text.match(/\r\n/g)!.length).toBeLessThan(2_000)
      expect(text).toMatch(/421 .*\r\n(5\d\d .*\r\n)?$/)
    },
  )

  it('mails in one connection', async () => {
    const before = handed.length
    const one = await greeted()
    const begin = `MAIL FROM:<eve@example.org>\r\nRCPT TO:<${KNOWN}>\r\nDATA\r\n`
    one.write(begin)
    for (let told = await one.answer(); told !== undefined; told = await one.answer())
      if (told.startsWith('354')) one.write(`${MAIL}.\r\n${begin}`)
    expect(await one.over()).toMatch(/421 4\.7\.0 .*\r\n$/)
    expect(handed.length - before).toBe(20)
  })
})

describe('Too long', () => {
  it.each([
    ['a command without an end', 'A'.repeat(1_000_000)],
    ['a command', `MAIL FROM:<${'a'.repeat(100_000)}@example.org>\r\n`],
    ['a name', `EHLO ${'x'.repeat(2_500)}\r\n`],
  ])('%s is not heard to its end', async (_name, bytes) => {
    const one = await greeted()
    one.write(bytes)
    expect(await one.over()).toMatch(/421 .*\r\n$/)
  })

  it('a mail that says so, or is: it is refused, and not kept', async () => {
    const before = handed.length
    const one = await greeted()
    expect(await one.say(`MAIL FROM:<eve@example.org> SIZE=${FEW.bytes + 1}`)).toMatch(/^552/)
    const other = await atData()
    expect(await other.say(`From: a\r\n\r\n${'x'.repeat(FEW.bytes)}\r\n.`)).toMatch(/^552 5\.3\.4/)
    expect(await other.say('NOOP')).toMatch(/^250/)
    expect(handed.length).toBe(before)
    expect(counted).toContain('too-large')
  })

  it('a mail without an end is not heard to its end', async () => {
    const before = handed.length
    const one = await atData()
    one.write('x'.repeat(5 * FEW.bytes))
    expect(await one.over()).toMatch(/421 .*\r\n$/)
    expect(handed.length).toBe(before)
  })
})

describe('Too slow', () => {
  it('mails that do not wait to be asked for', async () => {
    const one = await impatient.greeted()
    one.write(`MAIL FROM:<eve@example.org>\r\nRCPT TO:<${KNOWN}>\r\nDATA\r\n${MAIL}.\r\n`.repeat(1_000))
    expect(await one.over()).toMatch(/421 .*\r\n$/)
  })

  it('silence is hung up on, before a word and in the midst of a mail', async () => {
    const { greeted: begin } = impatient
    const [silent, dumb, stopped] = [impatient.talk(), await begin(), await atData(begin)]
    stopped.write('From: eve@example.org\r\n\r\nand then')
    for (const one of [silent, dumb, stopped]) expect(await one.over()).toMatch(/421 .*\r\n$/)
  })

  it.each([
    ['a command', () => impatient.greeted()],
    ['a mail', () => atData(impatient.greeted)],
  ])('%s that trickles in, byte by byte, has an end', async (_name, begin) => {
    const one = await begin()
    const trickle = setInterval(() => one.write('x'), 200)
    expect(await one.over()).toMatch(/421 .*\r\n$/)
    clearInterval(trickle)
  })

  it('one that is cut off in the midst of a mail leaves nothing', async () => {
    const before = handed.length
    const one = await atData()
    one.write(MAIL)
    one.hangUp()
    await one.over()
    expect(await isAlive(house)).toBe(true)
    expect(handed.length).toBe(before + 1)
  })
})

describe('Nonsense', () => {
  it('is refused: nulls, bytes, other tongues', async () => {
    for (const bytes of [
      ...['\0\r\n', 'EHLO a\0b\r\n', 'MAIL FROM:<a\0@example.org>\r\n', `RCPT TO:<${KNOWN}\0>\r\n`, '\xff\xfe\xfd\r\n'],
      ...['MAIL FROM:\r\n', 'MAIL\r\n', 'RCPT TO:<a@b> X=\x7f\r\n', 'MAIL FROM:<a@example.org> SIZE=1e9\r\n'],
      ...['constructor\r\n', '__proto__\r\n', 'toString x\r\n', 'MAIL FROM:<a@b.example> __proto__=1 SIZE=\r\n'],
    ]) {
      const one = await greeted()
      one.write(Buffer.from(bytes, 'latin1'))
      expect(await one.answer(), JSON.stringify(bytes)).toMatch(/^5\d\d /)
      one.hangUp()
    }
    const web = await greeted()
    web.write('POST / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await web.over()).toMatch(/421 .*\r\n$/)
  })

  it('before the greeting ends the conversation', async () => {
    const one = talk()
    one.write('EHLO eve.example\r\nMAIL FROM:<eve@example.org>\r\n')
    expect(await one.over()).toMatch(/^421 /)
  })

  it('nulls and bytes in a mail are its own', async () => {
    const one = await atData()
    const body = 'From: eve@example.org\r\n\r\n\0\x01\xff\x80\r\n'
    one.write(Buffer.from(`${body}.\r\n`, 'latin1'))
    expect(await one.answer()).toMatch(/^250/)
    expect(handed.at(-1)!.raw).toBe(body)
  })

  it.each(['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\n', '\r\n.\r', '\n\r.\r\n', '\r\n\0.\r\n'])(
    'what is only like the end of a mail (%j) is not: no other mail can hide in it',
    async (end) => {
      const before = handed.length
      const one = await atData()
      const hidden = `MAIL FROM:<admin@example.org>\r\nRCPT TO:<${ALSO_KNOWN[0]}>\r\nDATA\r\nhidden`
      one.write(`From: eve@example.org\r\n\r\nseen${end}${hidden}\r\n.\r\n`)
      expect(await one.answer()).toMatch(/^250/)
      expect(handed.slice(before)).toMatchObject([{ from: 'eve@example.org', to: KNOWN }])
      expect(handed.at(-1)!.raw).toContain('hidden')
    },
  )
})

describe('A seal that is none', () => {
  const asked = async () => {
    const one = await impatient.greeted()
    expect(await one.say('STARTTLS')).toMatch(/^220/)
    return one
  }

  it('hurts nobody: nonsense, silence, half a word, and being left', async () => {
    const nonsense = await asked()
    nonsense.write('EHLO in.the.clear\r\n')
    await nonsense.over()
    const left = await asked()
    left.hangUp()
    const half = await asked()
    half.write(Buffer.from('16030100f0010000ec0303', 'hex'))
    const silent = await asked()
    await Promise.all([half.over(), silent.over()])
    for (let i = 0; i < 20; i++) {
      const broken = await asked()
      broken.write(Buffer.from('160301', 'hex'))
      broken.hangUp()
      await broken.over()
    }
  })

  it('a busy one has an end as well', async () => {
    const one = await asked()
    const trickle = setInterval(() => one.write(Buffer.from('16', 'hex')), 200)
    await one.over()
    clearInterval(trickle)
  })
})
