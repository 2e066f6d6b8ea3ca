// Keeps a mistake of ours to the page it happened on, and says so.
import { Component, type ReactNode } from 'react'
import { partsWords } from '../parts/words.ts'
import { wordsNow } from '../words/words.ts'

interface Props {
  readonly children: ReactNode
}

export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const words = wordsNow(partsWords)
    return (
      <section className="page narrow" role="alert">
        <h1>{words.broken}</h1>
        <p>{words.brokenHint}</p>
        <button type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </section>
    )
  }
}
