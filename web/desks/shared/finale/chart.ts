// Where the lines of a graph go. Numbers only, nothing is drawn.

export const CHART = { width: 360, height: 190, left: 34, right: 30, top: 14, bottom: 28 }

/** Round numbers from 0 up to the largest value or a little above, some four to six of them. */
export function ticks(largest: number): number[] {
  const rough = Math.max(1, largest / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough)!
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}

export interface Scale {
  x(index: number): number
  y(value: number): number
}

export function scaleFor(points: number, top: number): Scale {
  const width = CHART.width - CHART.left - CHART.right
  const height = CHART.height - CHART.top - CHART.bottom
  return {
    x: (index) => CHART.left + (points > 1 ? (index / (points - 1)) * width : width / 2),
    y: (value) => CHART.top + height - (value / top) * height,
  }
}

/** The same places, moved as little as it takes to keep a gap between them, none below `lowest`. By index, as given. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[b]! - places[a]! || b - a)
  const moved = places.slice()
  let room = lowest
  for (const i of order) {
    moved[i] = Math.min(moved[i]!, room)
    room = moved[i]! - gap
  }
  return moved
}
