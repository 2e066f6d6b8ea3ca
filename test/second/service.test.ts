// A game of another kind in the whole service: over HTTP, by its jobs and its bots, with letters, replies and pictures. What
// is only right for the first game shows here.
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/rules/ruleset.ts'
import { secondBots } from '../rules/second-bots.ts'
import { secondEdition, secondGame, secondWith } from '../rules/second-game.ts'
import { secondCatalogue } from '../support/second.ts'
import { type Addressed, served, until } from '../support/served.ts'
import { beginTable, expectDrawn, expectTold, expectVerified, playToEnd } from '../support/served-table.ts'

const { address, lettersTo, told, reply, ...server } = served(secondCatalogue(secondEdition, secondGame))

const clerk = secondBots.makers.clerk!(secondGame as never)
let drawn = 0
const signedIn = (name: string, locale: 'en' | 'de') => server.signedIn(name, locale, clerk, () => (drawn++ % 7) / 7)

describe('A small game of another kind', () => {
  let game = ''
  let ada: Addressed
  let ben: Addressed

  it('is the one that is offered, with its own bots, words and examples', async () => {
    ada = await signedIn('ada', 'en')
    ben = await signedIn('ben', 'de')
    expect(await ada.call('GET', '/rules')).toMatchObject([{ ruleset: 'second', version: 2 }])
    expect(await ada.call('GET', '/rules/second')).toMatchObject({ bots: ['clerk', 'miser'], standIn: 'clerk' })
    const reference = await (await fetch(`${address()}/openapi.json`)).text()
    expect(reference).not.toMatch(/xidit|regent|kingdom/i)
    expect(reference).toContain('"place"')
    const wish = { ruleset: 'second', title: 'Small', options: { players: 3 } }
    await expect(ada.call('POST', '/games', { ...wish, bots: ['regent'] })).rejects.toThrow(/no-such-bot/)
    const absence = { standIn: 'regent' }
    await expect(ada.call('POST', '/games', { ...wish, agreement: { absence } })).rejects.toThrow(/standIn/)
    await expect(ada.call('POST', '/games', { ...wish, ruleset: 'chess' })).rejects.toThrow(/no-such-ruleset/)
    await expect(ada.call('POST', '/games', { ...wish, options: { players: 9 } })).rejects.toThrow(/S-1/)
  })

  it('is opened, joined and begun, with the bot the game has for empty seats', async () => {
    const wish = { ruleset: 'second', title: 'Small', options: { players: 3 }, agreement: { pace: 'weekly' } }
    game = await beginTable([ada, ben], wish)
    const { card } = await ada.look(game)
    expect(card).toMatchObject({ status: 'running', round: 1, version: 2 })
    expect(card).toMatchObject({ agreement: { absence: { standIn: 'clerk' } }, seats: [{}, {}, { bot: 'clerk' }] })
  })

  it('asks by letter, with its board and its words, and takes a line of mail for an answer', async () => {
    const letter = await until(() => lettersTo(ada.email).find(({ mail }) => mail.replyTo?.length))
    expect(letter.mail.text).toContain('Round 1')
    expect(letter.mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
    expect(await reply(letter, 'red act wait wait wait wait')).toMatchObject({ result: 'refused' })
    expect(await reply(letter, 'Tower')).toMatchObject({ result: 'taken', words: ['Go to the tower.'] })
    const { view } = await until(async () => {
      const seen = await ben.look(game)
      return seen.view!.questions.length > 0 ? seen : undefined
    })
    expect(view).toMatchObject({ placed: ['tower', null, null], questions: [{ t: 'place' }] })
  })

  it('answers with receipts that name its places, and refuses with its rules', async () => {
    const put = (kind: string, body: object, question: string) =>
      ben.call('PUT', `/games/${game}/answers/${kind}?question=${encodeURIComponent(question)}`, body)
    const [question] = (await ben.look(game)).view!.questions
    await expect(put('place', { space: 'tower' }, question!.id)).rejects.toThrow(/S-3/)
    await expect(put('orders', { orders: [] }, question!.id)).rejects.toThrow(/40\d|422/)
    const receipt = await put('place', { space: 'mill' }, question!.id)
    expect(receipt).toMatchObject({ seat: 1, words: ['Go to the mill.'], places: ['mill'] })
    await expect(ben.call('POST', `/games/${game}/preview`, {})).rejects.toThrow(/no-preview/)
  })

  it('is played to its end by people, bots and jobs', async () => {
    await playToEnd([ada, ben], game)
    const { card } = await ben.look(game)
    expect(card).toMatchObject({ status: 'finished', round: 3 })
  })

  it('is told round by round, drawn, counted and verified', async () => {
    expect(await expectTold(ada, game, 3)).toEqual([1, 2, 3])
    await expectDrawn(address(), game, { 'board.svg': '<svg', 'board.png': 'PNG', 'board.svg?round=1': '<svg' })
    const figures = await ada.call<{ rounds: { figures: { points: number[] } }[] }>('GET', `/games/${game}/figures`)
    expect(figures.rounds.map((round) => round.figures.points)).toHaveLength(3)
    await expectVerified([secondWith(secondEdition, secondGame) as unknown as Game], [ada, ben], game)
  })

  it('is told of by letter to everybody, in their language and its words', async () => {
    // What happens within seconds goes in one mail, which names the last round.
    await told(ada.email, /Round [12] at “Small” is over/)
    await told(ben.email, /Runde [12] bei „Small“ ist vorbei/)
    const end = await told(ben.email, /„Small“ ist zu Ende gegangen/)
    expect(end.mail.text).not.toMatch(/Jahr|Befehl/)
    for (const { mail } of lettersTo(ada.email)) expect(mail.text).not.toMatch(/\byear|\borders\b/i)
  })
})
