// A text to take along: to copy, or to share where the device can.
import { useRef, useState } from 'react'
import { useWords } from '../words/words.ts'
import { Field } from './field.tsx'
import { partsWords } from './words.ts'

interface Props {
  readonly label: string
  readonly text: string
  /** The title it is shared under; it is not shared without. */
  readonly share?: string
}

export function Copy({ label, text, share }: Props) {
  const words = useWords(partsWords)
  const shown = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    shown.current?.select()
    // Without TLS there is no clipboard; what is selected can still be copied by hand.
    await navigator.clipboard?.writeText(text).then(() => setCopied(true))
  }
  return (
    <div>
      <Field label={label}>
        {(given) => (
          <span className="with-button">
            <input {...given} ref={shown} readOnly value={text} onFocus={({ target }) => target.select()} />
            <button type="button" onClick={copy}>
              {words.copy}
            </button>
            {share && 'share' in navigator ? (
              <button type="button" onClick={() => navigator.share({ title: share, url: text }).catch(() => {})}>
                {words.share}
              </button>
            ) : null}
          </span>
        )}
      </Field>
      <span role="status" className="hint">
        {isCopied ? words.copied : ''}
      </span>
    </div>
  )
}
