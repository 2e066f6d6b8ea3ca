// Letters that are signed.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { smtpPost } from '../../src/mail/smtp.ts'
import { readConfig } from '../../src/main/config.ts'
import { header, postOffice } from '../support/post-office.ts'

const office = postOffice()

it('a letter is signed when there is a key', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = join(mkdtempSync(join(tmpdir(), 'dkim-')), 'key.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { smtp } = readConfig({
    ...{ SMTP_URL: office.url(), MAIL_FROM: 'Herald <herald@example.org>' },
    ...{ DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'herald', DKIM_KEY_FILE: file },
  })
  const post = smtpPost(smtp!)
  await post.send({ id: 'one', to: 'ada@example.org', locale: 'en', subject: 'Signed', blocks: [] })
  post.close()
  const [signed] = await office.arrival('ada@example.org', 1)
  expect(header(signed!, 'dkim-signature')).toMatch(/d=example\.org;[\s\S]*s=herald;/)
})
