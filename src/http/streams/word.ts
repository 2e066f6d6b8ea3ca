// What a stream says, one word after the other, in the form its reader reads: server-sent events with names; without them, for
// those who have one ear for all; or lines of JSON. It is written once a form, however many are told it.

export type Form = 'named' | 'unnamed' | 'lines'

interface FormOf {
  readonly type: string
  /** What says nothing: that it has begun, and that it lives. */
  readonly begun: string
  readonly alive: string
  readonly write: (name: string, data: object, id: string | undefined) => string
}

const numbered = (id: string | undefined): string => (id === undefined ? '' : `id: ${id}\n`)
const named = (kind: string, data: object): string => JSON.stringify({ kind, ...data })
const EVENTS = {
  type: 'text/event-stream',
  begun: ': you are connected\n\n',
  alive: ': still here\n\n',
} as const

export const FORMS: Readonly<Record<Form, FormOf>> = {
  named: {
    ...EVENTS,
    write: (name, data, id) => `${numbered(id)}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
  },
  unnamed: { ...EVENTS, write: (name, data, id) => `${numbered(id)}data: ${named(name, data)}\n\n` },
  lines: {
    ...{ type: 'application/x-ndjson', begun: '\n', alive: '\n' },
    write: (name, data, id) => `${named(name, { ...(id !== undefined && { id }), ...data })}\n`,
  },
}

export class Word {
  readonly #name: string
  readonly #data: object
  readonly #id: string | undefined
  readonly #texts: Partial<Record<Form, string>> = {}

  /** With an id it can be gone on from here. */
  constructor(name: string, data: object, id?: string) {
    this.#name = name
    this.#data = data
    this.#id = id
  }

  in(form: Form): string {
    this.#texts[form] ??= FORMS[form].write(this.#name, this.#data, this.#id)
    return this.#texts[form]
  }
}
