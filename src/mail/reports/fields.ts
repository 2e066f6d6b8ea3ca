// Fields as mails and reports have them: a name, a colon, and a value that may go on in the next lines.

export interface Fields {
  /** The value of the first of this name, in small letters; empty where there is none. */
  get(name: string): string
}

const MOST = 200

export function fieldsOf(lines: readonly string[]): Fields {
  const fields = new Map<string, string>()
  let last = ''
  for (const line of lines.slice(0, MOST)) {
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? []
    if (name !== undefined) {
      last = fields.has(name.toLowerCase()) ? '' : name.toLowerCase()
      if (last !== '') fields.set(last, value.trim())
    } else if (last !== '' && /^[ \t]/.test(line)) fields.set(last, `${fields.get(last)} ${line.trim()}`.trim())
  }
  return { get: (name) => fields.get(name) ?? '' }
}

/** Groups of lines, with empty lines between. */
export function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() !== '') groups.at(-1)!.push(line)
    else if (groups.at(-1)!.length > 0) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}
