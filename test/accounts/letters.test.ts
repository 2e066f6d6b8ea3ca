// Letters about accounts: rows like all others, tried again with their true state, and no secret in them that a copy of the
// database would give away.
import { beforeEach, describe, expect, it } from 'vitest'
import { postOf } from '../../src/accounts/letters/post.ts'
import { sendDue } from '../../src/accounts/letters/send.ts'
import { deleteAccount } from '../../src/accounts/people/delete-account.ts'
import { exportAccount } from '../../src/accounts/people/export-account.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { forgetExpired } from '../../src/accounts/sign-in/forget-expired.ts'
import { requestLink } from '../../src/accounts/sign-in/request-link.ts'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { takeReport } from '../../src/games/letters/returned.ts'
import { accountLettersFor } from '../support/account-letters.ts'
import { lettersFor, SECRET } from '../support/letters.ts'
import { header, postOffice } from '../support/post-office.ts'
import { accountsInADatabase, atNoTables, BROWSER, DAY, expectDone, MINUTE, SECOND, someAddress } from './people.ts'

const { database, prisma, deps: without, pass } = accountsInADatabase()
const office = postOffice()
const tools = accountLettersFor(prisma, office.postman, without.clock)
const deps = { ...without, post: postOf(tools) }
const browser = BROWSER

let email = ''
beforeEach(() => {
  email = someAddress()
  office.moods.splice(0)
})

const rows = async (to = email) =>
  (await database.pool.query('SELECT * FROM account_letter WHERE email = $1 ORDER BY created_at', [to])).rows
const states = async (to = email) => (await rows(to)).map(({ state }) => state)
/** Whoever sent it has written down what became of it. */
const settled = async (state: string, to = email) => expect.poll(async () => (await states(to)).at(-1)).toBe(state)
const ask = async () => expectDone(await requestLink(deps, { email, browser }))
const tokenIn = (mail: { readonly text?: string | undefined }) => /sign-in#(\S+)/.exec(mail.text ?? '')![1]!
const lastMail = () => office.arrived.filter(({ to }) => to === email).at(-1)!

async function signUp() {
  await ask()
  await settled('sent')
  return expectDone(await followLink(deps, { token: tokenIn(lastMail().mail), browser }))
}

describe('A letter to sign in', () => {
  it('leaves at once, and is sent when the other server has accepted it', async () => {
    await ask()
    await settled('sent')
    const [row] = await rows()
    expect(row).toMatchObject({ kind: 'sign-in', attempts: 1, answer: expect.stringMatching(/^250/) })
    expect(header(lastMail(), 'message-id')).toBe(`<${row.id}@example.org>`)
    expectDone(await followLink(deps, { token: tokenIn(lastMail().mail), browser }))
  })

  it('is tried again soon where the server is busy, as the same mail with the same link', async () => {
    office.moods.push('busy', 'hang-up')
    await ask()
    await expect.poll(async () => (await rows())[0].answer).toMatch(/451/)
    expect(await states()).toEqual(['waiting'])
    await sendDue(tools)
    expect((await rows())[0].attempts).toBe(1) // not yet
    pass(15 * SECOND)
    await sendDue(tools)
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2 }])
    pass(MINUTE)
    await sendDue(tools)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }])
    expect(tools.troubles.slice(-2).map(({ last }) => last)).toEqual([false, false])
    expectDone(await followLink(deps, { token: tokenIn(lastMail().mail), browser }))
  })

  it('whose sender died is sent by another, once', async () => {
    const dead = { ...tools, carrier: { carry: () => new Promise<never>(() => {}) } }
    expectDone(await requestLink({ ...deps, post: postOf(dead) }, { email, browser }))
    await sendDue(tools)
    expect(await states()).toEqual(['waiting'])
    pass(90 * SECOND)
    await Promise.all([1, 2, 3].map(() => sendDue(tools)))
    expect(await states()).toEqual(['sent'])
    expect(office.arrived.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('that could not leave in time is given up, and does not count against its receiver', async () => {
    const away = {
      ...tools,
      carrier: { carry: async () => ({ t: 'refused', answer: '421 Away', isFinal: false }) as const },
    }
    const post = postOf(away)
    for (let i = 0; i < 6; i++) {
      expectDone(await requestLink({ ...deps, post }, { email, browser }))
      await expect.poll(async () => (await rows()).at(-1).answer).toBe('421 Away')
      for (let tries = 0; tries < 6; tries++) {
        pass(5 * MINUTE)
        await sendDue(away)
      }
      expect(new Set(await states())).toEqual(new Set(['failed']))
    }
    expect((await rows()).every(({ attempts }) => attempts >= 3 && attempts <= 6)).toBe(true)
    await signUp()
  })

  it('that is refused counts, so that nobody is knocked at without end', async () => {
    for (let i = 0; i < 10; i++) {
      office.moods.splice(0, 9, 'refuse')
      await ask()
      await expect.poll(async () => (await states()).includes('waiting')).toBe(false)
    }
    expect(await states()).toEqual(['failed', 'failed', 'failed']) // as many as an address has open
  })

  it('is the same for an address that somebody has and one that nobody has', async () => {
    await signUp()
    const shape = async (to: string) => {
      email = to
      await ask()
      await settled('sent')
      const { id: _, email: __, token_hash: ___, created_at: at, ...row } = (await rows()).at(-1)
      return { ...row, expires_at: row.expires_at - at, next_try_at: row.next_try_at - at, sent_at: row.sent_at - at }
    }
    expect(await shape(email)).toEqual(await shape(someAddress()))
  })
})

describe('What is kept of a letter', () => {
  it('is no secret: neither while it waits nor afterwards', async () => {
    office.moods.push('busy')
    await ask()
    await expect.poll(async () => (await rows())[0].answer).toMatch(/451/)
    const [waiting] = await rows()
    pass(15 * SECOND)
    await sendDue(tools)
    const token = tokenIn(lastMail().mail)
    for (const bytes of [waiting.sealed.toString('latin1'), JSON.stringify(waiting)])
      for (const secret of [token, 'sign-in#', Buffer.from(token).toString('base64')])
        expect(bytes).not.toContain(secret)
    expect((await rows())[0].sealed).toBeNull()
  })

  it('is read with a key that was changed meanwhile, and not without it or as another letter', async () => {
    const sealed = tools.sealing.seal('one', 'words')
    const next = accountLettersFor(prisma, office.postman, deps.clock, [
      'another secret of thirty-two characters!',
      SECRET,
    ])
    expect(next.sealing.open('one', sealed)).toBe('words')
    expect(next.sealing.open('two', sealed)).toBeUndefined()
    const lost = accountLettersFor(prisma, office.postman, deps.clock, ['another secret of thirty-two characters!'])
    expect(lost.sealing.open('one', sealed)).toBeUndefined()
    office.moods.push('busy')
    await ask()
    await expect.poll(async () => (await rows())[0].answer).toMatch(/451/)
    pass(15 * SECOND)
    await sendDue(lost)
    expect(await rows()).toMatchObject([{ state: 'failed', sealed: null, answer: expect.stringMatching(/key/) }])
  })

  it('goes after a day or a week, as whom it was to may have no account', async () => {
    const { account } = await signUp()
    await setPassword(deps, { account, password: 'a long and private sentence' })
    await settled('sent')
    pass(DAY + 16 * MINUTE)
    await forgetExpired(deps)
    expect((await rows()).map(({ kind }) => kind)).toEqual(['password-set'])
    pass(6 * DAY)
    await forgetExpired(deps)
    expect(await rows()).toEqual([])
  })

  it('is in what somebody is given of themselves, and goes with them', async () => {
    const { account } = await signUp()
    expect(expectDone(await exportAccount(deps, account)).mailed).toMatchObject([{ kind: 'sign-in', state: 'sent' }])
    expectDone(await deleteAccount(deps, account, atNoTables))
    await expect.poll(() => lastMail().mail.subject).toBe('Your account at Herald was deleted')
    await expect.poll(() => rows()).toEqual([])
  })
})

describe('What somebody is told of', () => {
  it('is a row, too, and is tried for two days', async () => {
    const { account } = await signUp()
    office.moods.push('busy')
    await setPassword(deps, { account, password: 'a long and private sentence' })
    await expect.poll(async () => (await rows()).at(-1).answer).toMatch(/451/)
    expect((await rows()).at(-1)).toMatchObject({ kind: 'password-set', state: 'waiting' })
    pass(MINUTE)
    await sendDue(tools)
    expect(lastMail().mail.subject).toBe('Your password at Herald was set')
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('is not sent where letters are stopped; who asks to sign in gets a letter, and following it starts them again', async () => {
    const { account } = await signUp()
    await prisma.account.update({ where: { id: account }, data: { mailStopped: 'bounced', bounces: 3 } })
    await setPassword(deps, { account, password: 'a long and private sentence' })
    await settled('skipped')
    expect((await rows()).at(-1).answer).toBe('mail stopped')
    await signUp()
    expect(await prisma.account.findUnique({ where: { id: account } })).toMatchObject({ mailStopped: null, bounces: 0 })
    await setPassword(deps, { account, password: null })
    await settled('sent')
  })

  it('and came back is bounced, and does not count: anybody may ask for a letter to an address', async () => {
    const { account } = await signUp()
    const letters = lettersFor(database, office.postman, deps.clock)
    for (let i = 0; i < 4; i++) {
      await ask()
      await settled('sent')
      const token = letters.tokens.sign('bounce', (await rows()).at(-1).id)
      const report = { t: 'failed', reason: '550 5.1.1 No such user', isOfAddress: true } as const
      expect(await takeReport(letters, { token, report })).toBe(true)
      await settled('bounced')
      pass(DAY)
    }
    expect(await prisma.account.findUnique({ where: { id: account } })).toMatchObject({ mailStopped: null })
    const token = letters.tokens.sign('bounce', (await rows()).at(-1).id)
    expect(await takeReport(letters, { token, report: { t: 'complaint', reason: 'abuse' } })).toBe(true)
    expect(await prisma.account.findUnique({ where: { id: account } })).toMatchObject({ mailStopped: 'complaint' })
  })
})
