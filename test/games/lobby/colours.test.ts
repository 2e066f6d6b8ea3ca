// The colours people sit in: a game's own by seat, or those they choose; in every game, however somebody comes to the table.
import { describe, expect, it } from 'vitest'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { openGame } from '../../../src/games/lobby/open-game.ts'
import { startWithBots } from '../../../src/games/lobby/start-game.ts'
import { takeOfferedSeat } from '../../../src/games/lobby/take-offered-seat.ts'
import { CHOICES, COLOURS, type Colour } from '../../../src/games/model/colours.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { everyGame, type Played } from '../../support/every-game.ts'
import { expectDone, look, opening, someone } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)

/** A table for as many as can play. */
const wishFor = ({ name, ruleset, options }: Played, more: object = {}) =>
  opening({ ruleset: name, options: options(ruleset.seats.most), ...more })
const coloursAt = async (game: string): Promise<string[]> =>
  (await look(deps, game, null)).card.seats.toSorted((a, b) => a.seat - b.seat).map(({ colour }) => colour)
const refused = { failure: { kind: 'bad-field', at: '/colour' } }

describe.each(everyGame)('Seats of $name', (played) => {
  const { least, most } = played.ruleset.seats
  const { colours: own } = played.ruleset
  const usual: readonly string[] = own ?? CHOICES

  it('have the game’s colours, or the usual ones in their order, whoever sits down and however', async () => {
    const { game } = expectDone(await openGame(deps, wishFor(played, { bots: ['random'] })))
    expectDone(await joinGame(deps, { game, account: someone(), nonce: '' }))
    const { host } = (await deps.store.read(game))!.file
    expectDone(await startWithBots(deps, game, host, 'random'))
    expect(await coloursAt(game)).toEqual(usual.slice(0, most))
  })

  it('keep their colours when a substitute comes', async () => {
    const wish = opening({ ruleset: played.name, options: played.options(least) })
    const { game } = expectDone(await openGame(deps, wish))
    for (let seat = 1; seat < least; seat++) expectDone(await joinGame(deps, { game, account: someone(), nonce: '' }))
    expectDone(await startWithBots(deps, game, wish.host, 'random'))
    await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [game])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [game])
    deps.cache.forget(game)
    const substitute = someone()
    expectDone(await takeOfferedSeat(deps, { game, account: substitute, seat: 1 }))
    expect((await look(deps, game, substitute)).card.seats[1]).toMatchObject({ account: substitute, colour: usual[1] })
    expect(await coloursAt(game)).toEqual(usual.slice(0, least))
  })

  it('take a wish for what they may have, and refuse any other at its field', async () => {
    const wishes = COLOURS.map(
      (colour) => [colour, own ? colour === own[0] : CHOICES.some((one) => one === colour)] as const,
    )
    for (const [colour, fits] of wishes) {
      const opened = await openGame(deps, wishFor(played, { colour }))
      if (!fits) expect(opened, colour).toMatchObject(refused)
      else expect(await coloursAt(expectDone(opened).game)).toEqual([colour])
    }
    for (const colour of COLOURS) {
      const { game } = expectDone(await openGame(deps, wishFor(played)))
      const joined = await joinGame(deps, { game, account: someone(), nonce: '', seat: most - 1, colour })
      if (own ? colour === own[most - 1] : CHOICES.slice(1).some((one) => one === colour))
        expect(await coloursAt(game)).toEqual([usual[0], colour])
      else if (!own && colour === usual[0]) expect(joined).toMatchObject({ failure: { kind: 'colour-taken' } })
      else expect(joined, colour).toMatchObject(refused)
    }
  })

  it('are taken as well at a table where somebody wears the colour of another seat since long ago', async () => {
    const worn = usual[1] as Colour
    const { game } = expectDone(await openGame(deps, wishFor(played)))
    await database.pool.query('UPDATE seat SET colour = $2 WHERE game_id = $1', [game, worn])
    expect(expectDone(await joinGame(deps, { game, account: someone(), nonce: '' }))).toBe(1)
    const now = await coloursAt(game)
    expect(now[0]).toBe(worn)
    expect(new Set(now).size).toBe(2)
  })
})
