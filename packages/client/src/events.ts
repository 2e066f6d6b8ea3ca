// Server-sent events from a body that comes in pieces, as the standard reads them.

export interface ServerEvent {
  /** The last one that was named, also before this message. */
  readonly id: string | null
  readonly event: string
  readonly data: string
}

export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as { readable: ReadableStream<string>; writable: WritableStream<Uint8Array> })
    .getReader()
  let rest = ''
  let id: string | null = null
  let event = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += value
      // The last line may go on in the next piece; so may a CRLF.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop()!
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') }
          event = ''
          data = []
          continue
        }
        const [, name, content] = /^([^:]*):? ?([\s\S]*)$/.exec(line)!
        if (name === 'data') data.push(content!)
        else if (name === 'event') event = content!
        else if (name === 'id') id = content!
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
