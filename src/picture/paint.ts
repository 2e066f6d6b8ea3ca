// The colours that all pictures have in common. Pieces differ in lightness too, so that they stay apart for whoever sees
// colours otherwise, or none.

export const INK = '#2b1d10'
export const FADED = '#5f4a2e'
export const PARCHMENT = '#f5ead0'
/** Parchment towards the edges of the sheet, the lightest first. */
export const SHADES = [
  '#f1e4c8',
  '#eddfc1',
  '#e9dabb',
  '#e6d6b4',
  '#e3d1ae',
  '#e0cda9',
  '#ddc9a4',
  '#dac69f',
  '#d8c29a',
]
export const PAPER = '#fffaf0'
export const FRAME = '#9b7a45'
export const GOLD = '#f0c24b'
export const RAGE = '#8c1c13'

export interface SeatPaint {
  fill: string
  letter: string
}

/** By the name of the colour; seats have them in this order unless they chose otherwise. */
const SEAT_PAINTS: Readonly<Record<string, SeatPaint>> = {
  blue: { fill: '#0a4d8c', letter: '#ffffff' },
  orange: { fill: '#c24a00', letter: '#ffffff' },
  yellow: { fill: '#f6cb32', letter: '#1f1608' },
  black: { fill: '#2b2b2b', letter: '#ffffff' },
  pink: { fill: '#f3a9cd', letter: '#1f1608' },
  red: { fill: '#a82a1f', letter: '#ffffff' },
  green: { fill: '#3d6b2c', letter: '#ffffff' },
}
const IN_ORDER = Object.values(SEAT_PAINTS)

export const seatPaint = (seat: number, colour?: string): SeatPaint =>
  colour !== undefined && Object.hasOwn(SEAT_PAINTS, colour) ? SEAT_PAINTS[colour]! : IN_ORDER[seat % IN_ORDER.length]!
