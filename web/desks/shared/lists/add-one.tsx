// Adds one thing of a list to another.
import { useId, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { listWords } from './words.ts'
import './lists.css'

interface Props<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly name: (item: T) => string
  readonly add: (item: T) => void
}

export function AddOne<T extends string | number>({ label, items, name, add }: Props<T>) {
  const words = useWords(listWords)
  const id = useId()
  const [wished, setWished] = useState<string>()
  const item = items.find((one) => String(one) === wished) ?? items[0]
  if (item === undefined) return null
  return (
    <div className="add-one">
      <label htmlFor={id}>{label}</label>
      <span className="row">
        <select id={id} value={item} onChange={({ target }) => setWished(target.value)}>
          {items.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => add(item)}>
          {words.add}
        </button>
      </span>
    </div>
  )
}
