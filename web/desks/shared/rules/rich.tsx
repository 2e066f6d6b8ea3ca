// A text of the rules: words set off, signs drawn, lists and examples.
import type { ComponentType, ReactNode } from 'react'

/** Draws what stands in braces, by its name. */
export type SignOf = ComponentType<{ readonly name: string }>

const MARKS = /\*\*(.+?)\*\*|\{([\w:]+)\}/g

/** One line with its marks. */
export function Rich({ text, Sign }: { readonly text: string; readonly Sign: SignOf }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { 0: whole, 1: strong, 2: sign, index } of text.matchAll(MARKS)) {
    parts.push(text.slice(at, index))
    parts.push(strong ? <strong key={index}>{strong}</strong> : <Sign key={index} name={sign!} />)
    at = index + whole.length
  }
  return [...parts, text.slice(at)]
}

interface Props {
  readonly text: readonly string[]
  readonly example: string
  readonly Sign: SignOf
}

/** Paragraphs one after the other; lines of a list stand together. */
export function Paragraphs({ text, example, Sign }: Props) {
  const blocks: ReactNode[] = []
  for (let i = 0; i < text.length; i++) {
    const line = text[i]!
    if (line.startsWith('- ')) {
      const from = i
      while (text[i + 1]?.startsWith('- ')) i++
      const items = text.slice(from, i + 1).map((item) => (
        <li key={item}>
          <Rich text={item.slice(2)} Sign={Sign} />
        </li>
      ))
      blocks.push(<ul key={line}>{items}</ul>)
    } else if (line.startsWith('> ')) {
      blocks.push(
        <p key={line} className="example">
          <strong>{example}</strong> <Rich text={line.slice(2)} Sign={Sign} />
        </p>,
      )
    } else {
      blocks.push(
        <p key={line}>
          <Rich text={line} Sign={Sign} />
        </p>,
      )
    }
  }
  return blocks
}
