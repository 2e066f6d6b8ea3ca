// A receipt: what was handed in, in the server's words, when, and under which seal.
import { useState } from 'react'
import type { Receipt } from '../../../api/types.ts'
import { moment } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import { handingWords } from './words.ts'
import './handing-in.css'

interface Props {
  readonly receipt: Receipt
  /** What the seal is good for, and when it is opened. */
  readonly about: string
}

export function ReceiptCard({ receipt, about }: Props) {
  const words = useWords(handingWords)
  const { seal, salt, head, places, at } = receipt
  return (
    <div className="receipt">
      <p>
        <strong>{words.receipt}</strong>, <time dateTime={at}>{moment(at)}</time>
      </p>
      <ol>
        {receipt.words.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={i}>{line}</li>
        ))}
      </ol>
      {/* One that was kept by an earlier page may have none. */}
      {receipt.warnings?.map((warning) => (
        <p key={warning} className="warning">
          <span aria-hidden="true">⚠ </span>
          {warning}
        </p>
      ))}
      {places.length > 0 ? <p>{words.path(places.join(' → '))}</p> : null}
      {seal === null ? null : (
        <details>
          <summary>
            {words.seal} <code>{seal.slice(0, 12)}…</code>
          </summary>
          <p className="hint">{about}</p>
          <Copied label={words.seal} text={seal} />
          {salt === null ? null : <Copied label={words.salt} text={salt} />}
          {head === null ? null : <Copied label={words.head} text={head} />}
        </details>
      )}
    </div>
  )
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const words = useWords(handingWords)
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <p className="row copied">
      <span>{label}</span>
      <code>{text}</code>
      <button type="button" onClick={copy} aria-label={`${words.copy}: ${label}`}>
        {isCopied ? words.copied : words.copy}
      </button>
    </p>
  )
}
