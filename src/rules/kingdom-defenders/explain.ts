// An answer in words, for whoever gave it: one plain sentence a part of it.
import type { Locale, Reading, Seat } from '../ruleset.ts'
import type { Command, Do } from './commands.ts'
import type { Pack } from './pack/pack.ts'
import { pairInWords, type Telling, tellingFor } from './story/telling.ts'
import type { Good } from './vocabulary.ts'

export function explain(pack: Pack, seat: Seat, command: Command, locale: Locale): Reading {
  const telling = tellingFor(pack, { viewer: seat, locale, names: pack.content.seats.map(({ name }) => name[locale]) })
  return { words: answerInWords(telling, command), places: [] }
}

export function answerInWords(telling: Telling, command: Command): string[] {
  const { names, say, place } = telling
  switch (command.t) {
    case 'fate':
      return [say.keep(names.fate(command.keep), command.weapons ?? null)]
    case 'dice':
      return [say.out(command.out.map((die) => names.die(die)).join(', '))]
    case 'die':
      return [say.take(names.die(command.die))]
    case 'place':
      return [command.space === null ? say.pass : say.place(place(command.space))]
    case 'plan':
      return [
        ...command.wishes.map((wish, i) => say.wish(i + 1, wish.map((ref) => refInWords(telling, ref)).join(' / '))),
        say.then[command.then],
      ]
    case 'act':
      return [stepInWords(telling, command.space, command.do)]
    case 'acts':
      return [...command.steps.map((step) => stepInWords(telling, step.space, step.do)), say.rest[command.rest]]
    case 'marker':
      return [say.marker(place(command.space))]
    case 'victory': {
      const { goods, track, reward } = command
      const parts = [
        ...(goods ? [names.goods(1, goods)] : []),
        ...(track ? [say.share.step(names.track(track))] : []),
        ...(reward ? [say.share.reward(names.source(reward))] : []),
      ]
      return [say.share.take(parts.length > 0 ? say.and(parts) : say.nothing)]
    }
    case 'siege': {
      const { track, pay } = command
      return [
        ...(track ? [say.share.take(say.share.step(names.track(track)))] : []),
        ...(pay ? [say.share.pay[pay]] : []),
      ]
    }
    case 'standing':
      return [say.standingKept]
    case 'withdraw-plan':
      return [say.withdrawn.plan]
    case 'withdraw-acts':
      return [say.withdrawn.acts]
  }
}

/** A ref by what it names, and as it was written. */
function refInWords({ pack, names, say }: Telling, ref: string): string {
  if (ref === 'pass' || ref === 'ask') return say.field[ref]!
  const known = [pack.spaces, pack.buildings, pack.characters, pack.adventures].some((list) => list.has(ref))
  if (!known) return `${names.area(ref)} (${ref})`
  const name = [names.space, names.building, names.character, names.card]
    .map((named) => named(ref))
    .find((found) => found !== ref)
  return `${name ?? ref} (${ref})`
}

function stepInWords(telling: Telling, space: string, choice: Do | null | 'auto'): string {
  const { say, place } = telling
  if (choice === null) return say.decline(place(space))
  const fields = choice === 'auto' ? '' : fieldsInWords(telling, choice)
  return fields === '' ? say.automatic(place(space)) : say.act(place(space), fields)
}

/** Each field by its word and value. */
function fieldsInWords(telling: Telling, choice: Do): string {
  const { names, say } = telling
  const said: string[] = []
  const put = (field: string, value: string) => said.push(`${say.field[field]} ${value}`)
  if (choice.building !== undefined) put('building', names.building(choice.building))
  if (choice.times !== undefined) put('times', String(choice.times))
  if (choice.weapons !== undefined) put('weapons', String(choice.weapons))
  if (choice.track) put('track', names.track(choice.track))
  if (choice.option !== undefined) put('option', 'abcdefgh'[choice.option] ?? String(choice.option))
  if (choice.dice) put('dice', choice.dice.map((die) => names.die(die)).join(', '))
  if (choice.rival !== undefined) put('rival', names.colour(choice.rival))
  if (choice.good) put('good', bare(telling, choice.good))
  if (choice.camp) put('camp', bare(telling, choice.camp))
  if (choice.target !== undefined) put('target', telling.place(choice.target))
  if (choice.deed !== undefined) put('deed', names.deed(choice.deed))
  if (choice.reward) put('reward', names.source(choice.reward))
  if (choice.pay) put('pay', pairInWords(telling, choice.pay))
  if (choice.give) put('give', pairInWords(telling, choice.give))
  if (choice.marker !== undefined) put('marker', telling.place(choice.marker))
  return said.join(', ')
}

/** A good without a number. */
const bare = ({ names }: Telling, good: Good): string => names.goods(1, good).slice(2)
