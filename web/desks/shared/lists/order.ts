// Putting a list in order.

/** The list with this one at another place. */
export function moved<T>(items: readonly T[], item: T, to: number): T[] {
  const others = items.filter((one) => one !== item)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** Every order there is. */
export const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]))
