// `herald admin`: what only whoever runs the server does, by hand, while it runs or not.
import { isFitLine } from '../../../text/fit-line.ts'
import { readArguments } from '../../terminal/arguments.ts'
import type { Command } from '../../terminal/command.ts'
import { Mistake } from '../../terminal/mistake.ts'
import { print } from '../../terminal/output.ts'
import { audit } from './audit.ts'
import { figures } from './figures.ts'
import { helpFor, helpOfAll } from './help.ts'
import { openHouse } from './house.ts'
import { jobs } from './jobs.ts'
import { letters } from './letters.ts'
import { people } from './people.ts'
import { inJson, inLines } from './say.ts'
import { tables } from './tables.ts'
import type { Asked, Subject, Verb } from './verb.ts'

const SUBJECTS: readonly Subject[] = [people, tables, letters, jobs, figures, audit]
/** Said often enough to be said in short. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  parked: ['tables', 'parked'],
  unpark: ['tables', 'unpark'],
}
const LONGEST_WHY = 500

export const admin: Command = {
  name: 'admin',
  summary: 'what whoever runs the server does by hand',
  help: helpOfAll(SUBJECTS),
  helpAbout: (args) => {
    const subject = SUBJECTS.find(({ name }) => args.includes(name))
    return subject && helpFor(subject)
  },
  async run(args) {
    const { subject, verb, left } = chosen(args)
    const asked = askedOf(verb, left)
    const as = nameIn(asked.texts.as)
    const { why } = asked.texts
    if (why !== undefined && (why.length === 0 || why.length > LONGEST_WHY))
      throw new Mistake(`--why has 1 to ${LONGEST_WHY} characters.`)
    needWords(subject, verb, asked.words)
    const { house, stop } = await openHouse(as, why)
    const run = async () => verb.verb.run(house, asked) // also what is thrown at once
    const said = await run().finally(stop)
    await print(asked.flags.has('json') ? inJson(said) : inLines(said))
    return said.status
  },
}

interface Named {
  readonly name: string
  readonly verb: Verb
}

function chosen(args: readonly string[]): { subject: Subject; verb: Named; left: string[] } {
  // What is asked for is the first word or two; an option with a value stands behind them.
  const at = args.findIndex((arg) => !arg.startsWith('-'))
  const first = at < 0 ? undefined : args[at]
  const names = SUBJECTS.map(({ name }) => name).join(', ')
  if (first === undefined) throw new Mistake(`say what it is about: ${names}, parked, or unpark GAME.`)
  const words = args.filter((_, i) => i !== at)
  const [name, ...short] = SHORT[first] ?? [first]
  const subject = SUBJECTS.find((one) => one.name === name)
  if (!subject) throw new Mistake(`there is nothing called "${first}" here. Choose from: ${names}, parked, unpark.`)
  if (Object.hasOwn(subject.verbs, '')) return { subject, verb: { name: '', verb: subject.verbs['']! }, left: words }
  const next = words.findIndex((arg) => !arg.startsWith('-'))
  const second = short[0] ?? (next < 0 ? undefined : words[next])
  const verbs = Object.keys(subject.verbs).join(', ')
  if (second === undefined) throw new Mistake(`say what to do about ${name}: ${verbs}.`)
  if (!Object.hasOwn(subject.verbs, second)) throw new Mistake(`"${second}" is nothing to do about ${name}: ${verbs}.`)
  const left = short.length > 0 ? words : words.filter((_, i) => i !== next)
  return { subject, verb: { name: second, verb: subject.verbs[second]! }, left }
}

function askedOf({ verb }: Named, args: string[]): Asked {
  const wanted = { texts: ['as', 'why', ...(verb.texts ?? [])], flags: ['json', ...(verb.flags ?? [])] }
  const { texts, flags, rest } = readArguments(args, wanted)
  return { texts, flags, words: rest }
}

function needWords({ name }: Subject, { name: verb, verb: { takes } }: Named, words: readonly string[]): void {
  const wanted = takes.split(' ').filter((word) => word !== '')
  const least = wanted.filter((word) => !word.startsWith('[')).length
  if (words.length >= least && words.length <= wanted.length) return
  const whole = [name, verb, takes].filter((word) => word !== '').join(' ')
  if (words.length > wanted.length) throw new Mistake(`"${words[wanted.length]}" means nothing here: ${whole}.`)
  throw new Mistake(`it is: ${whole}.`)
}

function nameIn(as: string | undefined): string | undefined {
  if (as === undefined || (as.length <= 80 && isFitLine(as))) return as
  throw new Mistake('--as is a name of one line, up to 80 characters.')
}
