// What stands behind a command's name, read by its own list of options. Says in one line what does not fit.
import { parseArgs } from 'node:util'
import { Mistake } from './mistake.ts'

export interface Wanted<Text extends string, Flag extends string> {
  /** Options with a value. */
  readonly texts: readonly Text[]
  /** Options without one. */
  readonly flags?: readonly Flag[]
  /** Whether other options may be there, each with a value: they are for somebody else to judge. */
  readonly others?: boolean
}

export interface Given<Text extends string, Flag extends string> {
  readonly texts: Partial<Record<Text, string>>
  readonly flags: ReadonlySet<Flag>
  readonly others: ReadonlyMap<string, string>
  /** What is no option. */
  readonly rest: readonly string[]
}

export function readArguments<Text extends string, Flag extends string = never>(
  args: string[],
  { texts, flags = [], others = false }: Wanted<Text, Flag>,
): Given<Text, Flag> {
  const isText = (name: string): name is Text => texts.some((text) => text === name)
  const isFlag = (name: string): name is Flag => flags.some((flag) => flag === name)
  const found: Partial<Record<Text, string>> = {}
  const raised = new Set<Flag>()
  const rest: string[] = []
  const foreign = new Map<string, string>()

  for (const token of tokensOf(args, isFlag)) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const isLong = rawName.startsWith('--')
    if (isLong && isFlag(name)) {
      if (value !== undefined) throw new Mistake(`${rawName} takes no value.`)
      raised.add(name)
    } else if (isLong && (isText(name) || others)) {
      // `--seed --json` is a forgotten value; a value that does begin with a dash is written with =.
      if (value === undefined || (!token.inlineValue && value.startsWith('-') && value !== '-'))
        throw new Mistake(`${rawName} needs a value, as in ${rawName}=VALUE.`)
      if (isText(name)) found[name] = value
      else foreign.set(name, value)
    } else {
      throw new Mistake(`there is no option ${rawName}.`)
    }
  }
  return { texts: found, flags: raised, others: foreign, rest }
}

/** Every option but the flags is read as one with a value, known or not. */
function tokensOf(args: string[], isFlag: (name: string) => boolean) {
  const names = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const options = Object.fromEntries(
    names.map((name) => [name, { type: isFlag(name) ? ('boolean' as const) : ('string' as const) }]),
  )
  return parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens
}

/** A whole number within bounds. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  const words = (bound: number) => bound.toLocaleString('en-US')
  throw new Mistake(`--${name} is a whole number from ${words(least)} to ${words(most)}, not "${text}".`)
}
