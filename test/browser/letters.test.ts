// Letters as a mailbox shows them: on the smallest phone and on a wide screen, by day and by night. Everything fits, can be read
// by everybody, and reads whole without pictures.
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { boards, LETTER_BOARD } from '../../src/games/letters/compose/boards.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { load } from '../../src/games/log/load.ts'
import type { Mail } from '../../src/games/ports/mail.ts'
import { noticeMail } from '../../src/mail/notice-letter.ts'
import { render } from '../../src/mail/render.ts'
import { signInMail } from '../../src/mail/sign-in-letter.ts'
import { digest } from '../../src/rules/fairness.ts'
import { signInLetter } from '../support/account-letters.ts'
import { playOn } from '../support/company.ts'
import { ownDatabase } from '../support/database.ts'
import { everyGame, type Played } from '../support/every-game.ts'
import { addressee, lettersFor } from '../support/letters.ts'
import { luckOf } from '../support/play.ts'
import { fullTable } from '../support/tables.ts'
import { isBrowserThere, launch } from './chromium.ts'
import { keepScreen } from './house.ts'

const PATIENCE = 240_000
const database = ownDatabase()
const mails: Mail[] = []
const small = lettersFor(database, { send: async (mail) => String(mails.push(mail)) })
const letters = { ...small, boards: boards(small.deps.catalogue, LETTER_BOARD) }
const { deps } = letters
const LONG = 'Donaudampfschifffahrtsgesellschaft'

/** What somebody with a long name is told after a round. */
async function reportOf(played: Played, locale: 'en' | 'de'): Promise<Mail> {
  const people = [
    await addressee(database, { locale, name: LONG }),
    await addressee(database),
    await addressee(database),
  ]
  const [host, ...guests] = people.map(({ account }) => account)
  const wish = { host: host!, guests, title: LONG, ruleset: played.name, options: played.options(3) }
  const { game } = await fullTable(deps, 3, { ...wish, agreement: { pace: 'daily' } })
  await carryOnUntilAsked(deps, game)
  const luck = luckOf(digest(played.name))
  while ((await load(deps, game))!.file.round < 3) await playOn(deps, game, luck, 1, played.lively)
  await sendDueLetters(letters)
  return mails.findLast(({ to, blocks }) => to === people[0]!.email && blocks.some(({ t }) => t === 'picture'))!
}

const ENDING = { url: `https://herald.example.org/v1/mail/unsubscribe/${'a'.repeat(56)}` }
const LINK = `https://herald.example.org/sign-in#${'a'.repeat(43)}`
const others: Record<string, Mail> = {
  'sign-in': signInMail('1', signInLetter('ada@example.org', LINK, 'de'), ENDING),
  notice: noticeMail(
    '2',
    {
      ...{ to: 'ada@example.org', what: 'token-made', name: LONG.repeat(2), locale: 'de', timeZone: 'Europe/Berlin' },
      at: new Date('2027-03-01T18:30:00Z'),
    },
    'https://herald.example.org/me',
  ),
}

/** As a mailbox shows it: pictures are in the mail, or are not shown. */
const shown = (mail: Mail, withPictures = true): string => {
  const { html, pictures } = render(mail)
  return pictures.reduce(
    (page, { cid, png }) =>
      page.replaceAll(`cid:${cid}`, withPictures ? `data:image/png;base64,${png.toString('base64')}` : ''),
    html,
  )
}

describe.runIf(isBrowserThere('letters as they look'))('A letter', () => {
  let browser: Browser
  const all = new Map<string, Mail>(Object.entries(others))
  beforeAll(async () => {
    browser = await launch()
    for (const [i, played] of everyGame.entries())
      all.set(played.name, await reportOf(played, i % 2 === 0 ? 'de' : 'en'))
  }, PATIENCE)
  afterAll(() => browser?.close())

  it.each([
    ...[320, 700].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme }))),
  ])('fits and can be read at $width px in the $colorScheme', { timeout: PATIENCE }, async ({ width, colorScheme }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    for (const [name, mail] of all) {
      const page = await context.newPage()
      await page.setContent(shown(mail), { waitUntil: 'load' })
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        parts: [...document.querySelectorAll('body *')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5)
          .map((part) => part.tagName),
      }))
      expect(wide, name).toEqual({ page: width, parts: [] })
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        name,
      ).toEqual([])
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(21, 24, 28)' : 'rgb(255, 255, 255)')
      await keepScreen(page, `letter-${name}-${width}-${colorScheme}`)
      await page.close()
    }
    await context.close()
  })

  it('reads whole without pictures: all words of the text are there', { timeout: PATIENCE }, async () => {
    const page = await browser.newPage()
    for (const [name, mail] of all) {
      await page.setContent(shown(mail, false))
      const words = await page.evaluate(() => document.body.innerText)
      for (const block of mail.blocks) {
        const lines =
          block.t === 'list'
            ? [block.title, ...block.lines]
            : block.t === 'tale'
              ? block.paragraphs
              : 'text' in block
                ? [block.text]
                : []
        for (const line of lines) expect(words.replace(/\s+/g, ' '), name).toContain(line.replace(/\s+/g, ' ').trim())
        if (block.t === 'picture') expect(await page.getByAltText(block.words).count()).toBe(1)
      }
    }
    await page.close()
  })
})
