// To be drawn.
export function Lesson() {
  return null
}
