// To be drawn.
export default function Page() {
  return null
}
