// A table of the rules, with a caption and headings both ways.
import type { ReactNode } from 'react'

interface Props {
  readonly caption: string
  readonly head: readonly string[]
  /** The first of each row is its heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** Columns and rows have only one order, so their place is their key. */
export const Grid = ({ caption, head, rows }: Props) => (
  <table className="plain">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((words) => (
          <th key={words} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...rest] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {rest.map((cell, i) => (
            <td key={head[i + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
