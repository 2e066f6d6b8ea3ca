// To be drawn.
export function Film() {
  return null
}
