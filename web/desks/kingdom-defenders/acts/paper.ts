// What one's spaces shall do, on paper, in the order in which those of Area B are carried out. A space may stand several times,
// as letters may say it: the first of it that is possible then is done.
import type { Acts, Do } from '../../../../src/rules/kingdom-defenders/commands.ts'

/** `auto`: by itself, as instructions say; null: not at all. */
export type Way = 'auto' | 'ask' | null | Do

export interface Line {
  readonly space: string
  readonly do: Way
}

export type ActsPaper = readonly Line[]

/**
 * As it comes up, whatever was written first: characters, then Area B, then camps. In B one is asked about what no step settled, so
 * that comes after all that one has said.
 */
export function inTurn(paper: ActsPaper, areaOf: (space: string) => string): ActsPaper {
  const turnOf = ({ space, do: way }: Line) => {
    const area = areaOf(space)
    return area.startsWith('B') ? (way === 'ask' ? 2 : 1) : area === 'A' ? 0 : 3
  }
  return paper.toSorted((one, other) => turnOf(one) - turnOf(other))
}

/** What silence would do, in its order. */
export const usualActs = (spaces: readonly string[]): ActsPaper => spaces.map((space) => ({ space, do: 'auto' }))

/** What was handed in, for the spaces that still wait: what no step speaks of is as the rest is. */
export function paperOf({ steps, rest }: Acts, spaces: readonly string[]): ActsPaper {
  const said = steps.filter(({ space }) => spaces.includes(space))
  const unsaid = spaces.filter((space) => said.every((step) => step.space !== space))
  return [...said.map(({ space, do: way }) => ({ space, do: way })), ...unsaid.map((space) => ({ space, do: rest }))]
}

/** As it is sent: whatever one wants to be asked about is left to the rest. */
export const actsOf = (paper: ActsPaper): Acts => ({
  steps: paper.flatMap(({ space, do: way }) => (way === 'ask' ? [] : [{ space, do: way }])),
  rest: paper.some((line) => line.do === 'ask') ? 'ask' : 'auto',
})

export const withWay = (paper: ActsPaper, at: number, way: Way): ActsPaper =>
  paper.map((line, i) => (i === at ? { ...line, do: way } : line))

/** Each space once: they are numbered so, on the board as in the list. */
export const spacesOn = (paper: ActsPaper): string[] => [...new Set(paper.map(({ space }) => space))]

/** Whether the space of this line has others. */
export const hasOthers = (paper: ActsPaper, at: number): boolean =>
  paper.some(({ space }, i) => i !== at && space === paper[at]!.space)

/** Whether a line before this one is for the same space: this one is for when that is not possible. */
export const isSpare = (paper: ActsPaper, at: number): boolean =>
  paper.slice(0, at).some(({ space }) => space === paper[at]!.space)

/** A line goes; the last of its space stays. */
export const removed = (paper: ActsPaper, at: number): ActsPaper =>
  hasOthers(paper, at) ? paper.filter((_, i) => i !== at) : paper

export function carried(paper: ActsPaper, from: number, to: number): ActsPaper {
  const rest = paper.filter((_, i) => i !== from)
  return [...rest.slice(0, to), paper[from]!, ...rest.slice(to)]
}

export const samePaper = (a: ActsPaper | null, b: ActsPaper | null): boolean => JSON.stringify(a) === JSON.stringify(b)

export interface ActsDraft {
  readonly paper: ActsPaper
  readonly instead: ActsPaper | null
}

/** A draft of this shape about exactly these spaces, from wherever it was kept. */
export function readDraft(content: unknown, spaces: readonly string[]): ActsDraft | null {
  const { paper, instead = null } = (content ?? {}) as Partial<ActsDraft>
  const isWay = (way: unknown) => way === 'auto' || way === 'ask' || (typeof way === 'object' && !Array.isArray(way))
  const isOne =
    Array.isArray(paper) &&
    paper.every((line) => spaces.includes(line?.space) && isWay(line.do)) &&
    spaces.every((space) => paper.some((line) => line.space === space))
  return isOne ? { paper, instead } : null
}

/** What is on the paper: a draft, unless something was handed in that the draft knows nothing of. */
export function onPaper(draft: ActsDraft | null, handedIn: ActsPaper | null, spaces: readonly string[]): ActsPaper {
  if (draft && samePaper(draft.instead, handedIn)) return draft.paper
  return handedIn ?? usualActs(spaces)
}
