// The small game as a picture: who is where, and what they have, line by line.
import type { Painter } from '../../src/picture/picture.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'

interface Seen {
  readonly round: number
  readonly placed: readonly (string | null)[]
  readonly points: readonly number[]
}

export const secondPainter: Painter<Ruleset> =
  () =>
  (view, { names = [], locale = 'en' } = {}) => {
    const { round, placed, points } = view as Seen
    const lines = points.map((some, seat) => `${names[seat] ?? seat}: ${placed[seat] ?? '–'}, ${some}`)
    const texts = [`${locale === 'de' ? 'Runde' : 'Round'} ${round}`, ...lines].map(
      (line, i) => `<text x="10" y="${30 * (i + 1)}" font-size="20">${line.replace(/[<&>]/g, '')}</text>`,
    )
    return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">${texts.join('')}</svg>`
  }
