// To be drawn.
export function Finale() {
  return null
}
