// Letters of every game there is, as they are mailed while one is played: in either language, with the board in them, small
// enough, with nothing left out and nothing of others. Both games in one account are told apart.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { boards, DIGEST_BOARD, LETTER_BOARD } from '../../../src/games/letters/compose/boards.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { load } from '../../../src/games/log/load.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Locale } from '../../../src/rules/ruleset.ts'
import { readXml } from '../../picture/xml.ts'
import { playOn } from '../../support/company.ts'
import { ownDatabase } from '../../support/database.ts'
import { everyGame, type Played } from '../../support/every-game.ts'
import { type Addressee, addressee, lettersFor, movedClock, type Wishes } from '../../support/letters.ts'
import { luckOf } from '../../support/play.ts'
import { type Arrived, header, postOffice } from '../../support/post-office.ts'
import { fullTable } from '../../support/tables.ts'

const database = ownDatabase()
const office = postOffice()
const time = movedClock()
const small = lettersFor(database, office.postman, time.clock)
const { deps } = small
const letters = { ...small, boards: boards(deps.catalogue, LETTER_BOARD, DIGEST_BOARD) }
const MOST_BYTES = 150_000
/** Where some mailboxes cut it off. */
const MOST_HTML = 102_000

const arrivedFor = ({ email }: Addressee): Arrived[] => office.arrived.filter(({ to }) => to === email)
const textOf = ({ mail }: Arrived): string => mail.text!.replace(/\s+/g, ' ')

/** People with addresses, in these languages, at a table of their own. */
async function tableOf(played: Played, title: string, host: Wishes, others: Wishes[] = [{}, {}]) {
  const people: Addressee[] = []
  for (const wishes of [host, ...others]) people.push(await addressee(database, wishes))
  const [first, ...guests] = people.map(({ account }) => account)
  const wish = { host: first!, guests, title, ruleset: played.name, options: played.options(people.length) }
  const { game } = await fullTable(deps, people.length, { ...wish, agreement: { pace: 'daily' } })
  await carryOnUntilAsked(deps, game)
  return { game, people, luck: luckOf(digest(title)) }
}

/** Those who are asked answer, and the letters go: until the round after these is there, or the game is over. */
async function playRounds(played: Played, { game, luck }: Awaited<ReturnType<typeof tableOf>>, rounds: number) {
  for (;;) {
    await sendDueLetters(letters)
    const { file } = (await load(deps, game))!
    if (file.status !== 'running' || file.round > rounds) return
    time.forward(60_000)
    await playOn(deps, game, luck, 1, played.lively)
  }
}

const WORDS: Record<Locale, RegExp[]> = {
  en: [/What happened to you/, /What the others did/, /There is time until/],
  de: [/Was dir geschah/, /Was die anderen taten/, /Zeit ist bis/],
}

describe.each(everyGame.map((played) => [played.name, played] as const))('Letters of %s', (name, played) => {
  it('come with every round: what happened, the board, what is asked, in the language of each', async () => {
    const table = await tableOf(played, 'Evening', { locale: 'en' }, [{ locale: 'de' }, { locale: 'en' }])
    await playRounds(played, table, 2)
    for (const [seat, locale] of (['en', 'de'] as const).entries()) {
      const all = arrivedFor(table.people[seat]!)
      const reports = all.filter(({ mail }) => mail.subject!.includes(played.ruleset.roundName(2, locale)))
      expect(reports.length).toBeGreaterThan(0)
      for (const words of WORDS[locale]) expect(textOf(reports[0]!)).toMatch(words)
      // What is asked now, as the game says it.
      const { ruleset, state } = (await load(deps, table.game))!
      const [title] = ruleset.briefing(ruleset.view(state, seat), { viewer: seat, locale, names: ['', '', ''] })
      expect(title!.title).toContain(ruleset.roundName(3, locale))
      for (const { mail } of all) {
        expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
        expect(mail.text).not.toMatch(/undefined|NaN|\[object|\bnull\b/)
        expect(() => readXml(mail.html!.replace(/^<!DOCTYPE html>/, ''))).not.toThrow()
      }
    }
  })

  it('stay small to the end of a game, with the board in them as large as it is sent', async () => {
    const table = await tableOf(played, 'Long', { locale: 'de' }, [{ letters: OFF }, { letters: OFF }])
    await playRounds(played, table, 1000)
    const all = arrivedFor(table.people[0]!)
    expect(textOf(all.at(-1)!)).toMatch(/„Long“ ist zu Ende/)
    expect(Math.max(...all.map(({ raw }) => raw.length)), name).toBeLessThan(MOST_BYTES)
    expect(Math.max(...all.map(({ mail }) => Buffer.byteLength(mail.html!))), name).toBeLessThan(MOST_HTML)
  })

  it('say of each round in one mail which it is', async () => {
    const digest = { 'round-report': 'digest', 'game-began': 'off', 'your-turn': 'off' } as const
    const table = await tableOf(played, 'Slow', { letters: digest }, [{ letters: OFF }, { letters: OFF }])
    await playRounds(played, table, 2)
    time.forward(24 * 3_600_000)
    await sendDueLetters(letters)
    const text = textOf(arrivedFor(table.people[0]!).at(-1)!)
    for (const round of [1, 2]) expect(text).toContain(`${played.ruleset.roundName(round, 'en')}: What happened to you`)
  })

  it('ask each once for what is asked of them, and not for what they answered meanwhile', async () => {
    const patient = { ...letters, deps: { ...deps, gatherMs: 10_000 } }
    const table = await tableOf(played, 'Quick', { letters: { 'game-began': 'off', 'round-report': 'off' } })
    const { lively } = played
    const before = arrivedFor(table.people[0]!).length
    for (let turns = 0; turns < 6; turns++) {
      await playOn(patient.deps, table.game, table.luck, 1, lively)
      time.forward(9_000)
      await sendDueLetters(patient)
    }
    // What is asked now, and nothing that was answered within the time letters are gathered in.
    expect(arrivedFor(table.people[0]!).length - before).toBeLessThanOrEqual(1)
  })
})

const OFF = Object.fromEntries(
  ['game-began', 'round-report', 'your-turn', 'game-over', 'reminder', 'table-news'].map((wish) => [wish, 'off']),
) as Record<string, 'off'>

describe('A table of each game in one account', () => {
  it('comes in one digest that says of each which it is', async () => {
    time.to('2027-03-10T09:30:00Z')
    const wishes = { letters: { 'round-report': 'digest', 'game-began': 'off', 'your-turn': 'off' } } as const
    const person = await addressee(database, wishes)
    for (const played of everyGame) {
      const guests = [await addressee(database, { letters: OFF }), await addressee(database, { letters: OFF })]
      const { game } = await fullTable(deps, 3, {
        ...{ host: person.account, guests: guests.map(({ account }) => account), title: `Table of ${played.name}` },
        ...{ ruleset: played.name, options: played.options(3) },
      })
      await carryOnUntilAsked(deps, game)
      const luck = luckOf(digest(played.name))
      while ((await load(deps, game))!.file.round < 2) await playOn(deps, game, luck, 1, played.lively)
    }
    time.to('2027-03-11T08:00:00Z')
    await sendDueLetters(letters)
    const [only, ...more] = arrivedFor(person)
    expect(more).toEqual([])
    for (const { name, ruleset } of everyGame) {
      expect(only!.mail.subject).toContain(`Table of ${name}`)
      expect(textOf(only!)).toContain(ruleset.title.en)
      expect(textOf(only!)).toContain(`${ruleset.roundName(1, 'en')} at “Table of ${name}” is over`)
    }
    expect(only!.raw.length).toBeLessThan(MOST_BYTES)
    expect(only!.mail.attachments.length).toBeGreaterThan(0)
    expect(header(only!, 'reply-to')).toBeUndefined()
  })
})
