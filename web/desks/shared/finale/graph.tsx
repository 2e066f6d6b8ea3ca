// One graph: lines by round, and the same numbers as a table for whoever prefers to read them.
import { type Spoken, useWords } from '../../../words/words.ts'
import type { RoundWords } from '../film/filming.ts'
import { CHART, scaleFor, spread, ticks } from './chart.ts'
import type { Line } from './lines.ts'
import { finaleWords } from './words.ts'

interface Drawing {
  readonly title: string
  readonly rounds: readonly number[]
  readonly lines: readonly Line[]
}

interface Props extends Drawing {
  readonly roundWords: Spoken<RoundWords>
}

export function Graph({ title, rounds, lines, roundWords }: Props) {
  const words = useWords(finaleWords)
  const { by, column } = useWords(roundWords)
  return (
    <figure className="graph">
      <figcaption>{title}</figcaption>
      <Lines {...{ title: by(title), rounds, lines }} />
      <details>
        <summary>{words.asTable}</summary>
        <table className="plain">
          <thead>
            <tr>
              <th scope="col">{column}</th>
              {lines.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round, i) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {lines.map(({ key, values }) => (
                  <td key={key}>{values[i]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Lines({ title, rounds, lines }: Drawing) {
  const marks = ticks(Math.max(...lines.flatMap(({ values }) => values)))
  const { x, y } = scaleFor(rounds.length, marks.at(-1)!)
  const right = CHART.width - CHART.right
  const bottom = CHART.height - CHART.bottom
  // Lines that run together stay beside each other.
  const aside = (i: number) => (i - (lines.length - 1) / 2) * 2
  const ends = spread(
    lines.map(({ values }, i) => y(values.at(-1)!) + aside(i)),
    20,
    bottom,
  )
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={title}>
      {marks.map((value) => (
        <g key={value} className="tick">
          <line x1={CHART.left} x2={right} y1={y(value)} y2={y(value)} />
          <text x={CHART.left - 6} y={y(value)} textAnchor="end" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
      {rounds.map((round, i) => (
        <text key={round} className="tick" x={x(i)} y={bottom + 18} textAnchor="middle">
          {round}
        </text>
      ))}
      {lines.map(({ key, values, colour, dashes }, i) => {
        const points = values.map((value, at) => `${x(at)},${y(value) + aside(i)}`).join(' ')
        return (
          <g key={key} fill="none" strokeDasharray={dashes} strokeLinejoin="round">
            <polyline className="under" points={points} />
            <polyline points={points} stroke={colour} strokeWidth="2.6" />
          </g>
        )
      })}
      {lines.map(({ key, mark }, i) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture
        <g key={key} dangerouslySetInnerHTML={{ __html: mark(right + 16, ends[i]!) }} />
      ))}
    </svg>
  )
}
