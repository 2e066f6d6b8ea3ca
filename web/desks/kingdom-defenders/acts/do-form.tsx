// All fields of what a space shall do.
import type { Do } from '../../../../src/rules/kingdom-defenders/commands.ts'
import type { Field } from '../../../../src/rules/kingdom-defenders/fields.ts'
import { useWords } from '../../../words/words.ts'
import type { Speech } from '../speech.ts'
import { changed, fieldsFor } from './choice.ts'
import { FieldForm } from './field-form.tsx'
import { actsWords } from './words.ts'
import './acts.css'

interface Props {
  readonly speech: Speech
  readonly space: string
  readonly fields: readonly Field[]
  readonly given: Do
  readonly change: (given: Do) => void
}

export function DoForm({ speech, space, fields, given, change }: Props) {
  const words = useWords(actsWords)
  if (fields.length === 0) return <p className="hint">{words.noFields}</p>
  return (
    <div className="do-form">
      {fieldsFor(fields, given).map((field) => (
        <FieldForm
          key={field.field}
          {...{ speech, space, field, given }}
          change={(value) => change(changed(fields, given, field.field, value))}
        />
      ))}
    </div>
  )
}
