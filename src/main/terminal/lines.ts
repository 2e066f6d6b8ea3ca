// The lines of a stream of bytes, one at a time: however many there are, only one is held.

const NEWLINE = 0x0a
/** In bytes. What is longer is not collected, or a stream without an end of line would fill the memory. */
export const LONGEST_LINE = 64 * 2 ** 20

/** Each line without its end; undefined for one that is too long. A last line needs no end. */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = []
  let length = 0
  const add = (part: Buffer) => {
    length += part.length
    if (length > LONGEST_LINE) parts = []
    else if (part.length > 0) parts.push(part)
  }
  const take = () => {
    const line = length > LONGEST_LINE ? undefined : Buffer.concat(parts)
    parts = []
    length = 0
    return line
  }

  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    add(chunk.subarray(from))
  }
  if (length > 0) yield take()
}
