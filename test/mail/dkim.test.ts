// Letters that are signed, and what the signature covers.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Mail } from '../../src/games/ports/mail.ts'
import { smtpPost } from '../../src/mail/smtp.ts'
import { readConfig } from '../../src/main/config.ts'
import { checkSignature } from '../support/dkim.ts'
import { header, postOffice } from '../support/post-office.ts'

const office = postOffice()
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const mail: Mail = {
  ...{ id: 'one', to: 'ada@example.org', locale: 'de', subject: 'Größe & Maß' },
  blocks: [{ t: 'text', text: 'Ein Satz mit Umlauten: äöü.' }],
  unsubscribe: { url: 'https://herald.example.org/v1/mail/unsubscribe/x', mailto: 'unsubscribe+x@reply.example.org' },
  thread: { root: 'game-1.ab', list: '1', title: 'Größe' },
}

it('a letter is signed when there is a key, with how it is ended', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dkim-')), 'key.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { smtp } = readConfig({
    ...{ SMTP_URL: office.url(), MAIL_FROM: 'Herald <herald@example.org>' },
    ...{ DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'herald', DKIM_KEY_FILE: file },
  })
  const post = smtpPost(smtp!)
  await post.send(mail)
  post.close()
  const [signed] = await office.arrival('ada@example.org', 1)
  expect(header(signed!, 'dkim-signature')).toMatch(/d=example\.org;[\s\S]*s=herald;/)
  const { isGood, covers } = checkSignature(signed!.raw, publicKey)
  expect(isGood).toBe(true)
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'references', 'list-id'])
    expect(covers).toContain(name)
  // One click is not believed otherwise (RFC 8058).
  for (const name of ['list-unsubscribe', 'list-unsubscribe-post']) expect(covers).toContain(name)

  const changed = signed!.raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Click')
  expect(changed).not.toBe(signed!.raw)
  for (const forged of [changed, signed!.raw.replace(/^Subject:.*$/m, 'Subject: Another\r'), `${signed!.raw}more\r\n`])
    expect(checkSignature(forged, publicKey).isGood).toBe(false)
})
