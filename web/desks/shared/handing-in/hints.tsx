// How something is written, for whoever asks.
interface Props {
  readonly title: string
  readonly hints: readonly string[]
}

export function Hints({ title, hints }: Props) {
  return (
    <details>
      <summary>{title}</summary>
      <ul className="hint">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </details>
  )
}
