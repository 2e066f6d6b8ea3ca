// To be drawn.
export default function RulesPage() {
  return null
}
