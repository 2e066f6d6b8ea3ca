// Taking mail over SMTP, in real conversations: what is for us is taken, and nothing else is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openReceiver } from '../../../src/mail/receiver/receiver.ts'
import { certificate } from '../../support/certificate.ts'
import { ALSO_KNOWN, DOMAIN, KNOWN, MAIL, receiving } from '../../support/receiving.ts'

const house = receiving()
const { handed, counted, troubles, next, greeted, send, talk } = house

describe('The receiver', () => {
  it('takes mail for addresses of ours, and says yes once it was handed over', async () => {
    expect(await send(KNOWN, MAIL)).toMatch(/^250/)
    expect(handed.at(-1)).toEqual({ from: 'ada@example.org', to: KNOWN, raw: MAIL })
    for (const address of ALSO_KNOWN) {
      await send(address.toUpperCase(), MAIL)
      expect(handed.at(-1)!.to).toBe(address)
    }
    const before = handed.length
    await send([KNOWN, ...ALSO_KNOWN], MAIL)
    expect(handed.slice(before).map(({ to }) => to)).toEqual([KNOWN, ...ALSO_KNOWN])
  })

  it('offers what it has: no sign-in, no TLS without a certificate, the size of a mail', async () => {
    const one = talk()
    expect(await one.answer()).toBe(`220 ${DOMAIN} ESMTP`)
    const offers = (await one.say('EHLO tester.example.org'))!.split('\r\n').map((line) => line.slice(4))
    expect(offers).toEqual([DOMAIN, 'PIPELINING', '8BITMIME', 'SMTPUTF8', 'SIZE 262144'])
    for (const command of ['AUTH PLAIN AGEAYg==', 'STARTTLS', 'VRFY ada', 'HELP', 'XCLIENT ADDR=1.2.3.4', 'WIZ x'])
      expect(await one.say(command), command).toMatch(/^5\d\d /)
    expect(await one.say('QUIT')).toMatch(/^221/)
  })

  it('refuses everybody else before the mail is sent, and relays nothing', async () => {
    const before = handed.length
    const one = await greeted()
    await one.say('MAIL FROM:<ada@example.org>')
    for (const address of [
      ...[`somebody@${DOMAIN}`, `postmaster@${DOMAIN}`, `reply+@${DOMAIN}`, `reply+${'c'.repeat(56)}@${DOMAIN}`],
      ...[`"${KNOWN.split('@')[0]}"@${DOMAIN}`, `x${KNOWN}`],
    ])
      expect(await one.say(`RCPT TO:<${address}>`), address).toMatch(/^550 5\.1\.1/)
    for (const address of [`x@elsewhere.example`, KNOWN.replace(DOMAIN, `${DOMAIN}.evil.example`)])
      expect(await one.say(`RCPT TO:<${address}>`), address).toMatch(/^554 5\.7\.1/)
    expect(await one.say('DATA')).toMatch(/^503/)
    const other = await greeted()
    await other.say('MAIL FROM:<ada@example.org>')
    for (const address of [`x%elsewhere.example@${DOMAIN}`, `${KNOWN}@elsewhere.example`, 'postmaster', ''])
      expect(await other.say(`RCPT TO:<${address}>`), address).toMatch(/^5\d\d /)
    expect(handed.length).toBe(before)
    expect(counted).toContain('wrong-address')
  })

  it('says by its numbers whether to come again', async () => {
    const cases: [number, () => Promise<never> | Promise<Awaited<ReturnType<(typeof next)[0]>>>][] = [
      [451, () => Promise.reject(new Error('the database is away'))],
      [550, async () => ({ is: 'nobody' })],
      [550, async () => ({ is: 'forged' })],
      [550, async () => ({ is: 'no-letter', fault: 'This mail cannot be read.' })],
    ]
    for (const [code, became] of cases) {
      next.push(became)
      await expect(send(KNOWN, MAIL)).rejects.toMatchObject({ responseCode: code })
    }
    expect(troubles).toHaveLength(1)
    // Where it was for two, and one has it, it is not to come again.
    next.push(async () => ({ is: 'nobody' }))
    expect(await send([KNOWN, ALSO_KNOWN[0]!], MAIL)).toMatch(/^250/)
  })

  it('says in words what is wrong with a mail, and nothing that the mail put there', async () => {
    next.push(async () => ({ is: 'no-letter', fault: 'No.\r\n250 OK' }))
    const one = await greeted()
    await one.say('MAIL FROM:<>')
    await one.say(`RCPT TO:<${KNOWN}>`)
    await one.say('DATA')
    expect(await one.say(`${MAIL}.`)).toBe('550 5.6.0 No.  250 OK')
  })

  it('takes several mails in one connection, pipelined, and reports, which have no sender', async () => {
    const before = handed.length
    const one = await greeted()
    one.write(`MAIL FROM:<>\r\nRCPT TO:<${KNOWN}>\r\nRCPT TO:<nobody@${DOMAIN}>\r\nDATA\r\n`)
    expect(
      [await one.answer(), await one.answer(), await one.answer(), await one.answer()].map((told) => told!.slice(0, 3)),
    ).toEqual([...['250', '250', '550', '354']])
    one.write(`${MAIL}.\r\nMAIL FROM:<ada@example.org>\r\nRCPT TO:<${KNOWN}>\r\nDATA\r\n`)
    for (const code of ['250', '250', '250', '354']) expect((await one.answer())!.slice(0, 3)).toBe(code)
    one.write(`${MAIL}\r\n..dots\r\n.\r\nQUIT\r\n`)
    expect([await one.answer(), await one.answer()]).toEqual(['250 OK', '221 Bye'])
    expect(handed.slice(before).map(({ from }) => from)).toEqual(['', 'ada@example.org'])
    expect(handed.at(-1)!.raw).toBe(`${MAIL}\r\n.dots\r\n`)
  })

  it('reads long lines, and as many dots as fit', async () => {
    const one = await greeted()
    for (const body of [`From: a\r\n\r\n${'x'.repeat(200_000)}\r\n`, `${'\r\n.'.repeat(10_000)}\r\n`]) {
      for (const line of ['MAIL FROM:<ada@example.org>', `RCPT TO:<${KNOWN}>`, 'DATA']) await one.say(line)
      expect(await one.say(`${body.replaceAll('\n.', '\n..')}.`)).toMatch(/^250/)
      expect(handed.at(-1)!.raw === body).toBe(true)
    }
  })

  it('cannot listen where somebody else does, and says so', async () => {
    const taker = {
      isOurs: () => true,
      take: async () => ({ is: 'done' as const }),
      count: () => {},
      trouble: () => {},
    }
    const settings = { host: '127.0.0.1', port: house.port(), domain: DOMAIN, certificate: undefined, whose: String }
    await expect(openReceiver(settings, taker)).rejects.toThrow(/EADDRINUSE/)
  })
})

describe('With a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-receiver-'))
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const { key, cert } = certificate()
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key)
  afterAll(() => rmSync(folder, { recursive: true }))
  const sealed = receiving({ lookMs: 20 }, { certificate: files })

  it('mail comes sealed, and whoever cannot may still bring it', async () => {
    const tls = { requireTLS: true, tls: { ca: cert, servername: 'localhost' } }
    expect(await sealed.send(KNOWN, MAIL, tls)).toMatch(/^250/)
    expect(await sealed.send(KNOWN, MAIL)).toMatch(/^250/)
    expect(sealed.handed).toHaveLength(2)
  })

  it('nothing said before the seal counts behind it', async () => {
    const one = await sealed.greeted()
    one.write(`STARTTLS\r\nEHLO evil.example\r\nMAIL FROM:<evil@example.org>\r\nRCPT TO:<${KNOWN}>\r\n`)
    expect(await one.answer()).toMatch(/^220/)
    expect(await one.seal(cert)).toMatch(/^TLSv1\.[23]$/)
    expect(await one.say('DATA')).toMatch(/^503/)
    expect(await one.say('EHLO tester.example.org')).not.toContain('STARTTLS')
    expect(await one.say('STARTTLS')).toMatch(/^503/)
    expect(await one.say('MAIL FROM:<ada@example.org>')).toMatch(/^250/)
  })

  it('a renewed one is used from then on; half of one is not', async () => {
    const tls = (ca: string) => ({ requireTLS: true, tls: { ca, servername: 'localhost' } })
    const renewed = certificate()
    writeFileSync(files.key, renewed.key)
    expect(await sealed.send(KNOWN, MAIL, tls(cert))).toMatch(/^250/)
    writeFileSync(files.cert, renewed.cert)
    await expect.poll(() => sealed.send(KNOWN, MAIL, tls(renewed.cert)).catch(String)).toMatch(/^250/)
    await expect(sealed.send(KNOWN, MAIL, tls(cert))).rejects.toThrow(/certificate/)
  })
})
