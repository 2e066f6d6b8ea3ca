// Kingdom Defenders in the whole service: over HTTP, by its jobs and its bots, with letters, replies and pictures. One plays by
// plans, one wants to be asked at every point, and a bot sits with them.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { digest } from '../../src/rules/fairness.ts'
import { games } from '../../src/rules/games.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import { verifyBy } from '../../src/rules/verify-by.ts'
import { playedAs } from '../support/every-game.ts'
import { luckOf } from '../support/play.ts'
import { type Addressed, served, until } from '../support/served.ts'

const { address, signedIn, lettersTo, reply } = served()
const { name: ruleset, anybody, lively } = playedAs('kingdom-defenders')

/** What somebody was asked, as they go. */
const noting = (bot: Bot, asked: Question[]): Bot => ({
  ...bot,
  answer(view, question, luck) {
    asked.push(question)
    return bot.answer(view, question, luck)
  },
})

const ALL = ['plan', 'acts', 'favour', 'out', 'split', 'track', 'goods', 'siege', 'reward', 'camp', 'marker']
const askAll = Object.fromEntries(ALL.map((what) => [what, 'ask']))

describe('Kingdom Defenders', () => {
  const asked = { ada: [] as Question[], ben: [] as Question[] }
  let game = ''
  let ada: Addressed
  let ben: Addressed
  const kindsOf = (name: 'ada' | 'ben') => new Set(asked[name].map(({ t }) => t))

  it('is offered with its bots and its name, and opened beside the other game', async () => {
    ada = await signedIn('ada', 'en', noting(lively, asked.ada), luckOf(digest('ada')))
    ben = await signedIn('ben', 'de', noting(anybody, asked.ben), luckOf(digest('ben')))
    expect(await ada.call('GET', '/rules')).toMatchObject(games.map(({ name }) => ({ ruleset: name })))
    expect(await ada.call('GET', `/rules/${ruleset}`)).toMatchObject({
      ...{ title: { en: 'Kingdom Defenders', de: 'Verteidiger des Königreichs' }, bots: ['random', 'regent'] },
    })
    const wish = { title: 'The Wall', ruleset, options: { players: 3 }, agreement: { pace: 'weekly' } }
    game = (await ada.call<{ game: string }>('POST', '/games', wish)).game
    await ada.call('PUT', `/games/${game}/nonce`, { nonce: 'ada' })
    await ben.call('POST', `/games/${game}/seats`, { nonce: 'ben' })
    await ada.call('POST', `/games/${game}/start`, { bot: 'random' })
    const other = { title: 'Orders', ruleset: games[0]!.name, options: { players: 3 }, bots: ['random', 'random'] }
    await ada.call('POST', '/games', other)
    const mine = await ada.call<{ games: { title: string; ruleset: string }[] }>('GET', '/games?which=mine')
    expect(mine.games.map(({ title, ruleset: played }) => [title, played])).toEqual([
      ['Orders', games[0]!.name],
      ['The Wall', ruleset],
    ])
  })

  it('is played by replies for a round: a line for the Fate, the plan and the acts', async () => {
    await ben.call('PUT', `/games/${game}/answers/standing`, { standing: askAll })
    const asking = (words: RegExp) =>
      until(() => lettersTo(ada.email).findLast(({ mail }) => mail.replyTo?.length && words.test(mail.text ?? '')))
    const toFate = await asking(/Which of your two Fates/)
    expect(toFate.mail.text).toContain('Kingdom Defenders')
    expect(await reply(toFate, 'E1 E2 pass')).toMatchObject({ result: 'refused' })
    const [fate] = (await ada.look(game)).view!.questions as (Question & { fates: { fate: string }[] })[]
    const { fate: card, weapons } = fate!.fates[0] as { fate: string; weapons: number[] | null }
    expect(await reply(toFate, weapons ? `${card} ${weapons[0]}w` : card)).toMatchObject({ result: 'taken' })
    await until(async () => {
      const { view } = await ben.look(game)
      if (view!.questions.some(({ t }) => t === 'fate')) await ben.answer(game)
      return (await ada.look(game)).view!.questions.some(({ t }) => t === 'plan') || undefined
    })
    const toPlan = await asking(/Where do you want to place/)
    expect(toPlan.mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
    expect(await reply(toPlan, 'E1 E2/E3 steward')).toMatchObject({ result: 'taken', words: expect.any(Array) })
    // Ben plays question by question; what he is asked comes one by one.
    await until(async () => {
      await ben.answer(game)
      return (await ada.look(game)).view!.questions.some(({ t }) => t === 'acts') || undefined
    })
    const toActs = await asking(/What do your spaces do/)
    expect(await reply(toActs, 'auto')).toMatchObject({ result: 'taken' })
    expect((await ada.look(game)).card.round).toBe(1)
    expect(kindsOf('ben')).toContain('place')
  })

  it('tries plans out, with guesses for others, from what one may know', async () => {
    const draft = {
      plan: { wishes: [['E1'], ['E2']], then: 'pass' },
      guesses: { 1: { wishes: [['E1']], then: 'pass' } },
    }
    const tried = await until(async () => {
      await ben.answer(game)
      const { view } = await ada.look(game)
      if (!view!.questions.some(({ t }) => t === 'plan')) return undefined
      return ada.call<{ lines: { text: string }[] }>('POST', `/games/${game}/preview`, draft)
    })
    expect(tried.lines.length).toBeGreaterThan(0)
    await expect(ada.call('POST', `/games/${game}/preview`, { acts: { steps: [], rest: 'auto' } })).rejects.toThrow(
      /KD-15\.4/,
    )
    const nowhere = { plan: { wishes: [['Nowhere']], then: 'pass' } }
    await expect(ada.call('POST', `/games/${game}/preview`, nowhere)).rejects.toThrow(/KD-15\.3.*plan\/wishes\/0/)
  })

  it('is played to its end by people, bots and jobs', { timeout: 300_000 }, async () => {
    await until(async () => {
      for (const one of [ada, ben]) {
        const { card, view } = await one.look(game)
        if (card.status === 'finished') return true
        if (view!.questions.length > 0) await one.answer(game)
      }
      return undefined
    })
    // Whoever left plans and acts was asked for nothing else; whoever wanted to be asked was, at every point.
    expect([...kindsOf('ada')].toSorted()).toEqual(['acts', 'plan'])
    const rounds = Math.max(...asked.ada.map((question) => (question as Question & { round: number }).round))
    for (let round = 2; round <= rounds; round++) {
      const inIt = asked.ada.filter((question) => (question as Question & { round: number }).round === round)
      expect(inIt.map(({ t }) => t).toSorted()).toEqual(['acts', 'plan'].slice(2 - inIt.length))
    }
    for (const kind of ['fate', 'plan', 'place', 'acts', 'act', 'die']) expect(kindsOf('ben')).toContain(kind)
  })

  it('is told round by round, drawn in either language, and verified with what people kept', async () => {
    const rounds = await ada.call<{ round: number }[]>('GET', `/games/${game}/rounds`)
    expect(rounds.length).toBeGreaterThan(3)
    for (const { round } of rounds) {
      const told = await ada.call<{ steps: { lines: unknown[] }[] }>('GET', `/games/${game}/rounds/${round}?views=true`)
      expect(told.steps.flatMap(({ lines }) => lines).length).toBeGreaterThan(10)
    }
    for (const [file, type, words] of [
      ['board.svg', 'image/svg+xml', 'Kingdom Defenders'],
      ['board.svg?locale=de', 'image/svg+xml', 'Verteidiger des Königreichs'],
      ['board.svg?round=1', 'image/svg+xml', '<title'],
      ['board.png', 'image/png', 'PNG'],
    ] as const) {
      const picture = await fetch(`${address()}/v1/games/${game}/${file}`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
      expect(await picture.text()).toContain(words)
    }
    const proof = await ada.call<object>('GET', `/games/${game}/proof`)
    const receipts = [...ada.receipts, ...ben.receipts]
    expect(verifyBy(games, proof, { receipts }).filter(({ ok }) => !ok)).toEqual([])
  })

  it('is told of by letter to its end, in either language', async () => {
    const said = (email: string, words: RegExp) =>
      until(() => lettersTo(email).find(({ mail }) => words.test(mail.text?.replace(/\s+/g, ' ') ?? '')))
    await said(ada.email, /“The Wall” has come to its end/)
    const end = await said(ben.email, /„The Wall“ ist zu Ende gegangen/)
    expect(end.mail.text).toMatch(/Verteidiger des Königreichs/)
    for (const { mail } of lettersTo(ben.email)) expect(mail.text).not.toMatch(/Jahr|Befehl|undefined/)
    // Who answers at once is not flooded: he was asked far more often than he got letters.
    expect(lettersTo(ben.email).length).toBeLessThan(asked.ben.length / 2)
  })
})
