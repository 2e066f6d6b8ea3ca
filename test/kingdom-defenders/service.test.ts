// Kingdom Defenders in the whole service: over HTTP, by its jobs and its bots, with letters, replies and pictures. One plays by
// plans, one wants to be asked at every point, and a bot sits with them.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { digest } from '../../src/rules/fairness.ts'
import { games } from '../../src/rules/games.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import { playedAs } from '../support/every-game.ts'
import { luckOf } from '../support/play.ts'
import { type Addressed, served, until } from '../support/served.ts'
import { beginTable, expectDrawn, expectTold, expectVerified, playToEnd } from '../support/served-table.ts'

const { address, signedIn, lettersTo, told, reply } = served()
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

  it('is offered with its bots, and opened beside the other game', async () => {
    ada = await signedIn('ada', 'en', noting(lively, asked.ada), luckOf(digest('ada')))
    ben = await signedIn('ben', 'de', noting(anybody, asked.ben), luckOf(digest('ben')))
    expect(await ada.call('GET', '/rules')).toMatchObject(games.map(({ name }) => ({ ruleset: name })))
    expect(await ada.call('GET', `/rules/${ruleset}`)).toMatchObject({ bots: ['random', 'regent'], standIn: 'regent' })
    const wish = { title: 'The Wall', ruleset, options: { players: 3 }, agreement: { pace: 'weekly' } }
    game = await beginTable([ada, ben], wish, { bot: 'random' })
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
    // No building takes a deed: it is taken, and whoever said so is told that it will be passed over.
    const [acts] = (await ada.look(game)).view!.questions as (Question & { spaces: { space: string }[] })[]
    const { space } = acts!.spaces[0]!
    expect(await reply(toActs, `${space} T04; auto`)).toMatchObject({ result: 'taken' })
    await told(
      ada.email,
      new RegExp(`Look at this once more.*Step 1.*\\(${space.replace('.', '\\.')}\\), will be passed over`),
    )
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
      return ada.call<{ lines: { text: string }[]; warnings: string[] }>('POST', `/games/${game}/preview`, draft)
    })
    expect(tried.lines.length).toBeGreaterThan(0)
    expect(tried.warnings).toEqual([])
    const closed = { plan: { wishes: [['E1'], ['A.1'], ['C'], ['B3.9']], then: 'pass' } }
    await expect(ada.call('POST', `/games/${game}/preview`, closed)).rejects.toThrow(/KD-15\.3.*plan\/wishes\/3/)
    await expect(ada.call('POST', `/games/${game}/preview`, { acts: { steps: [], rest: 'auto' } })).rejects.toThrow(
      /KD-15\.4/,
    )
    const nowhere = { plan: { wishes: [['Nowhere']], then: 'pass' } }
    await expect(ada.call('POST', `/games/${game}/preview`, nowhere)).rejects.toThrow(/KD-15\.3.*plan\/wishes\/0/)
  })

  it('is played to its end by people, bots and jobs', { timeout: 300_000 }, async () => {
    await playToEnd([ada, ben], game)
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
    expect((await expectTold(ada, game, 10)).length).toBeGreaterThan(3)
    await expectDrawn(address(), game, {
      ...{ 'board.svg': 'Kingdom Defenders', 'board.svg?locale=de': 'Verteidiger des Königreichs' },
      ...{ 'board.svg?round=1': '<title', 'board.png': 'PNG' },
    })
    await expectVerified(games, [ada, ben], game)
  })

  it('is told of by letter to its end, in either language', async () => {
    await told(ada.email, /“The Wall” has come to its end/)
    const end = await told(ben.email, /„The Wall“ ist zu Ende gegangen/)
    expect(end.mail.text).toMatch(/Verteidiger des Königreichs/)
    for (const { mail } of lettersTo(ben.email)) expect(mail.text).not.toMatch(/Jahr|Befehl|undefined/)
    // Who answers at once is not flooded: he was asked far more often than he got letters.
    expect(lettersTo(ben.email).length).toBeLessThan(asked.ben.length / 2)
  })
})
