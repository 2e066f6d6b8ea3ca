// Lines of a stream, whatever the pieces it comes in.
import { describe, expect, it } from 'vitest'
import { LONGEST_LINE, linesOf } from '../../src/main/terminal/lines.ts'

async function split(...pieces: (string | Buffer)[]): Promise<(string | undefined)[]> {
  async function* stream() {
    for (const piece of pieces) yield Buffer.from(piece)
  }
  const lines: (string | undefined)[] = []
  for await (const line of linesOf(stream())) lines.push(line?.toString())
  return lines
}

describe('Lines of a stream', () => {
  it.each([
    [[], []],
    [[''], []],
    [['\n'], ['']],
    [['a\nb\n'], ['a', 'b']],
    [['a\n\nb'], ['a', '', 'b']],
    [
      ['a', 'b', '\n', 'c\nd', '\ne'],
      ['ab', 'c', 'd', 'e'],
    ],
  ])('%j are %j', async (pieces, lines) => expect(await split(...pieces)).toEqual(lines))

  it('does not collect a line that is too long, and goes on after it', async () => {
    const piece = Buffer.alloc(LONGEST_LINE / 4, 'x')
    expect(await split('a\n', piece, piece, piece, piece, 'x\nb\n')).toEqual(['a', undefined, 'b'])
    expect(await split('a\n', piece, piece, piece, piece, 'x')).toEqual(['a', undefined])
    const [longest] = await split(piece, piece, piece, piece, '\n')
    expect(longest).toHaveLength(LONGEST_LINE)
  })
})
