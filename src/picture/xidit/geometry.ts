// Points, boxes and outlines. Nothing of the game in here.

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

export const isIn = (box: Box, { x, y }: Point, margin = 0): boolean =>
  x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin

/** A point of the curve from a to b, bent towards c. */
export const onCurve = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
})

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
})

const edges = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length]!])

/** Whether a point lies within an outline. */
export function within(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  let a = outline[outline.length - 1]
  for (const b of outline) {
    if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    a = b
  }
  return inside
}

/** Slanting lines that fill an outline: no pattern or clipping, which every rasteriser treats its own way. */
export function hatching(outline: readonly Point[], step: number): [Point, Point][] {
  const sums = outline.map(({ x, y }) => x + y)
  const lines: [Point, Point][] = []
  for (let sum = Math.ceil(Math.min(...sums) / step) * step; sum < Math.max(...sums); sum += step) {
    // The line of all points with this sum of x and y crosses the outline at these places, left to right.
    const crossings = edges(outline)
      .filter(([a, b]) => a.x + a.y > sum !== b.x + b.y > sum)
      .map(([a, b]) => a.x + ((sum - a.x - a.y) / (b.x + b.y - a.x - a.y)) * (b.x - a.x))
      .sort((one, other) => one - other)
    for (let i = 0; i + 1 < crossings.length; i += 2)
      lines.push([
        { x: crossings[i]!, y: sum - crossings[i]! },
        { x: crossings[i + 1]!, y: sum - crossings[i + 1]! },
      ])
  }
  return lines
}
