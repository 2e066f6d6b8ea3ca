// What a bench found: rows with what was wanted of them, as a table for people and as JSON for programs.
import { availableParallelism } from 'node:os'
import { quantileBy, type Spent } from './measure.ts'

export interface Row {
  what: string
  /** Two figures side by side, of which the next is the ratio. */
  ours?: number
  beside?: number
  /** One figure, or one for each year. */
  figure: number | number[]
  unit: string
  /** Left out where the figure only stands beside another. */
  wanted?: Wanted
}

export type Wanted = { atLeast: number } | { atMost: number } | { under: number }

export interface Findings {
  rows: Row[]
  /** What a reader must know about the rows, such as what was left out. */
  notes: string[]
}

/** By both clocks; wanted is the time on the wall. The CPU's tells how much of it was another program's doing. */
export const timeRows = (what: string, spent: readonly Spent[], share: number, wanted: Wanted): Row[] => [
  { what, figure: quantileBy(spent, 'wall', share), unit: 'ms', wanted },
  { what: `${what}, CPU`, figure: quantileBy(spent, 'cpu', share), unit: 'ms' },
]

/** Undefined where nothing was wanted. */
export function isMet({ figure, wanted }: Row): boolean | undefined {
  if (!wanted) return undefined
  return [figure].flat().every((value) => {
    if ('atLeast' in wanted) return value >= wanted.atLeast
    return 'atMost' in wanted ? value <= wanted.atMost : value < wanted.under
  })
}

export const asJson = (bench: string, { rows, notes }: Findings, seconds: number): string =>
  JSON.stringify({
    bench,
    node: process.version,
    cores: availableParallelism(),
    seconds: rounded(seconds),
    rows: rows.map(({ ours, beside, ...row }) => ({
      ...row,
      ...(ours !== undefined && { ours: rounded(ours) }),
      ...(beside !== undefined && { beside: rounded(beside) }),
      figure: eachRounded(row.figure),
      ok: isMet(row) ?? null,
    })),
    notes,
  })

export function asTable({ rows, notes }: Findings): string {
  const isCompared = rows.some(({ ours }) => ours !== undefined)
  const cellsOf = (row: Row): string[] => [row.what, ...(isCompared ? sides(row) : []), ...judged(row)]
  const head = ['what', ...(isCompared ? ['ours', 'beside'] : []), 'figure', 'wanted', '']
  // A figure for each year is wide, and would push the next columns off the screen.
  const narrow = [head, ...rows.filter(({ figure }) => !Array.isArray(figure)).map(cellsOf)]
  const widths = head.map((_, at) => Math.max(...narrow.map((row) => row[at]!.length)))
  const lines = [head, ...rows.map(cellsOf)].map((row) => row.map((cell, at) => cell.padEnd(widths[at]!)).join('  '))
  return [...lines.map((line) => line.trimEnd()), ...notes.map((note) => `! ${note}`)].join('\n')
}

const sides = ({ ours, beside }: Row): string[] =>
  [ours, beside].map((value) => (value === undefined ? '' : written(rounded(value))))

function judged(row: Row): string[] {
  const figure = `${[eachRounded(row.figure)].flat().map(written).join(' ')} ${row.unit}`
  const met = isMet(row)
  return [figure.trim(), wish(row.wanted), met === undefined ? '' : met ? '✓' : '✗']
}

function wish(wanted: Wanted | undefined): string {
  if (!wanted) return '-'
  if ('atLeast' in wanted) return `at least ${written(wanted.atLeast)}`
  return 'atMost' in wanted ? `at most ${written(wanted.atMost)}` : `under ${written(wanted.under)}`
}

const written = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 3 })

const eachRounded = (figure: number | number[]) => (Array.isArray(figure) ? figure.map(rounded) : rounded(figure))

/** Three digits that count are more than the noise leaves; whole numbers stay whole. */
const rounded = (value: number): number =>
  Number.isInteger(value) || Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3))
