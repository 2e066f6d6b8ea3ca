// Words of what is shown of a game wherever it is.
import { spoken } from '../words/words.ts'

export const playWords = spoken(
  {
    colour: 'Colour',
    colours: { blue: 'Blue', orange: 'Orange', yellow: 'Yellow', black: 'Black', pink: 'Pink' },
    free: (count: number) => (count === 1 ? 'one free seat' : `${count} free seats`),
  },
  {
    colour: 'Farbe',
    colours: { blue: 'Blau', orange: 'Orange', yellow: 'Gelb', black: 'Schwarz', pink: 'Rosa' },
    free: (count: number) => (count === 1 ? 'ein freier Platz' : `${count} freie Plätze`),
  },
)
