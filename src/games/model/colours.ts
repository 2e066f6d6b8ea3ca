// The colours of the seats: people choose them, unless a game has its own. The pictures and the page know how to paint all.
import type { Ruleset, Seat } from '../../rules/ruleset.ts'
import { done, fail, type Outcome } from './failure.ts'

/** What people choose from, in this order. They differ in lightness too. */
export const CHOICES = ['blue', 'orange', 'yellow', 'black', 'pink'] as const
export const COLOURS = [...CHOICES, 'red', 'green'] as const
export type Colour = (typeof COLOURS)[number]

type Rules = Pick<Ruleset, 'colours'>
type Seats = readonly { readonly colour: Colour }[]

/** The game's own colour of a seat; undefined where people choose. */
export const ownColour = ({ colours }: Rules, seat: Seat): Colour | undefined =>
  COLOURS.find((one) => one === colours?.[seat])

/** Of whoever sits down there without a wish. */
export function usualColour(rules: Rules, seats: Seats, seat: Seat): Colour {
  const own = ownColour(rules, seat)
  // At a table that was opened before its game had colours, somebody may wear this one.
  return own !== undefined && isFree(seats, own) ? own : CHOICES.find((one) => isFree(seats, one))!
}

/** The same, if they wish for nothing; else what they wish for, if they may wear it. */
export function wishedColour(rules: Rules, seats: Seats, seat: Seat, wish?: Colour): Outcome<Colour> {
  if (wish === undefined) return done(usualColour(rules, seats, seat))
  const own = ownColour(rules, seat)
  if (own !== undefined && wish !== own)
    return misfit(`Seats have their own colours in this game, and this one is ${own}.`)
  if (own === undefined && !CHOICES.some((one) => one === wish)) return misfit(`It is one of ${CHOICES.join(', ')}.`)
  return isFree(seats, wish) ? done(wish) : fail({ kind: 'colour-taken' })
}

const misfit = (message: string) => fail({ kind: 'bad-field', at: '/colour', message })

const isFree = (seats: Seats, colour: Colour): boolean => !seats.some((holder) => holder.colour === colour)
