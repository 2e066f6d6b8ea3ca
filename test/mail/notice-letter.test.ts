// What somebody is told when what gets them in has changed: what, when by their own clock, and what to do.
import { describe, expect, it } from 'vitest'
import type { Notice } from '../../src/accounts/ports/notices.ts'
import type { Mail } from '../../src/games/ports/mail.ts'
import { accountCarrier } from '../../src/mail/account-post.ts'
import { render } from '../../src/mail/render.ts'

const ID = '2f1e7a5c-0f4b-4c8e-9d3a-6b7c8d9e0f10'
const PAGE = 'https://herald.example/me'

async function mailOf(notice: Partial<Notice>): Promise<Mail & { readonly plain: string }> {
  const mails: Mail[] = []
  const postman = { send: async (mail: Mail) => String(mails.push(mail)) }
  const usual: Notice = {
    ...{ to: 'ada@example.org', what: 'password-set', locale: 'en', timeZone: 'Europe/Berlin' },
    at: new Date('2027-03-01T18:30:00Z'),
  }
  const carrier = accountCarrier(postman, { endingFor: () => ({ url: '' }), accountPage: PAGE })
  await carrier.carry(ID, { ...usual, ...notice })
  return { ...mails[0]!, plain: render(mails[0]!).text }
}

describe('A notice', () => {
  it('says what, when by their own clock, and where to go if it was not them', async () => {
    const mail = await mailOf({})
    expect(mail.subject).toBe('Your password at Herald was set')
    expect(mail.plain).toMatch(/March 1, 2027 at 7:30:00/)
    expect(mail.plain).toContain('If not, sign in by a mailed link')
    expect(mail.plain).toContain(PAGE)
    expect(mail.unsubscribe).toBeUndefined()
    expect(mail.id).toBe(ID)
  })

  it('comes in their language', async () => {
    const mail = await mailOf({ what: 'token-made', name: 'Mein Bot', locale: 'de' })
    expect(mail.subject).toBe('Für dein Konto bei Herald wurde ein Schlüssel erstellt')
    expect(mail.plain).toContain('Mein Bot')
    expect(mail.plain).toMatch(/1\. März 2027 um 19:30:00/)
  })

  it('sends nobody to an account that is gone', async () => {
    for (const locale of ['en', 'de'] as const)
      expect((await mailOf({ what: 'account-deleted', locale })).plain).not.toContain(PAGE)
  })
})
