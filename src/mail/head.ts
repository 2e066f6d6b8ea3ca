// The head of a mail, read without reading the mail: a few kilobytes and lines at most, whatever follows.

const MOST_BYTES = 64 * 1024
const MOST_LINES = 500

export interface Head {
  /** The values of all headers of a name, unfolded. */
  all(name: string): string[]
}

export function headOf(raw: Buffer): Head | { readonly fault: string } {
  // As many lines as are allowed and one more, however many there are.
  const lines = raw.toString('utf8', 0, MOST_BYTES).split(/\r?\n/, MOST_LINES + 1)
  const end = lines.indexOf('')
  if (end === -1 && (lines.length > MOST_LINES || raw.length > MOST_BYTES))
    return { fault: `The head of a mail has at most ${MOST_LINES} lines and ${MOST_BYTES / 1024} KB.` }
  const fields: string[][] = []
  for (const line of end === -1 ? lines : lines.slice(0, end)) {
    if (/^[ \t]/.test(line)) fields.at(-1)?.push(line)
    else fields.push([line])
  }
  const headers = fields.map((parts) => {
    const [, name = '', value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/s.exec(parts.join('')) ?? []
    return { name: name.toLowerCase(), value: value.trim() }
  })
  return { all: (wanted) => headers.flatMap(({ name, value }) => (name === wanted ? [value] : [])) }
}
