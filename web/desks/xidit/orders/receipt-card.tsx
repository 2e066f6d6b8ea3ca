// A receipt: what was handed in, in the server's words, when, and under which seal.
import { useState } from 'react'
import type { Receipt } from '../../../api/types.ts'
import { moment } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import { ordersWords } from './words.ts'

export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const words = useWords(ordersWords)
  const { seal, salt, head, places, at } = receipt
  return (
    <div className="receipt">
      <p>
        <strong>{words.receipt}</strong>, <time dateTime={at}>{moment(at)}</time>
      </p>
      <ol>
        {receipt.words.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place
          <li key={i}>{line}</li>
        ))}
      </ol>
      {places.length > 0 ? <p>{words.path(places.join(' → '))}</p> : null}
      {seal === null ? null : (
        <details>
          <summary>
            {words.seal} <code>{seal.slice(0, 12)}…</code>
          </summary>
          <p className="hint">{words.sealHint}</p>
          <Copied label={words.seal} text={seal} />
          {salt === null ? null : <Copied label={words.salt} text={salt} />}
          {head === null ? null : <Copied label={words.head} text={head} />}
        </details>
      )}
    </div>
  )
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const words = useWords(ordersWords)
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
