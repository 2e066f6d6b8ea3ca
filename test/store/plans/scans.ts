// What a plan reads from end to end.

export interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Parent Relationship'?: string
  readonly Plans?: readonly Node[]
}

/** Of what waits alone, or of letters to whoever runs the server: little, however much has been. To read all of one is no scan of what grows. */
const OF_WHAT_WAITS = [
  'letter_to_operator',
  'letter_due',
  'delivery_due',
  'account_letter_due',
  'game_waiting',
  'outbox_waiting',
  'outbox_taken',
]

/** Whole tables; and whole indexes, which grow as they do, unless something above stops after some rows. */
export function scansIn(node: Node, ends = false): string[] {
  const { 'Node Type': kind, 'Index Name': index = '' } = node
  const isPart = !['InitPlan', 'SubPlan'].includes(node['Parent Relationship'] ?? '')
  const stops = kind === 'Limit' || (ends && isPart && !['Sort', 'Aggregate', 'Hash', 'Materialize'].includes(kind))
  const isWholeIndex = /^(Bitmap )?Index/.test(kind) && node['Index Cond'] === undefined && !stops
  const isWhole = kind === 'Seq Scan' || (isWholeIndex && !OF_WHAT_WAITS.includes(index))
  const own = isWhole ? [`${kind} on ${node['Relation Name'] ?? ''} ${index}`.trim()] : []
  return [...own, ...(node.Plans ?? []).flatMap((child) => scansIn(child, stops))]
}
