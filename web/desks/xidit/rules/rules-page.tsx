// To be drawn.
export function RulesPage() {
  return null
}
