// The help texts of `herald admin`: of all of it, and of each thing it is about.
import type { Subject, Verb } from './verb.ts'

const STATUS = `  --json             as one object, with stable names
  --as NAME          who does it, for the log (the login of this machine)
  --why TEXT         why, for the log

Exit status: 0 done, or all is well; 1 refused, not there, or something to look
into; 2 a mistake in what was asked.`

const usageOf = ({ name }: Subject, verb: string, { takes }: Verb): string =>
  ['herald admin', name, verb, takes].filter((word) => word !== '').join(' ')

const usages = (subject: Subject): string[] =>
  Object.entries(subject.verbs).map(([verb, one]) => {
    const flags = (one.flags ?? []).map((flag) => ` [--${flag}]`).join('')
    return `${usageOf(subject, verb, one)}${flags}`
  })

const indented = (lines: readonly string[]): string =>
  lines.map((line, i) => `${i === 0 ? 'Usage: ' : '       '}${line}`).join('\n')

export const helpFor = (subject: Subject): string => `${indented(usages(subject))}

${Object.entries(subject.verbs)
  .map(([verb, { summary }]) => `  ${verb.padEnd(13)}${summary}`)
  .join('\n')}

${subject.about}

${STATUS}

Example:
  ${subject.example}
`

export const helpOfAll = (subjects: readonly Subject[]): string => `${indented([
  ...subjects.map(({ name, verbs }) => {
    const names = Object.keys(verbs).filter((verb) => verb !== '')
    return `herald admin ${name}${names.length > 0 ? ` ${names.join('|')}` : ''} ...`
  }),
  'herald admin parked',
  'herald admin unpark GAME',
])}

What whoever runs the server does by hand, while it runs or not; herald admin
people --help tells more, and so for the others. Everybody is told and nothing
is skipped, as when people do such things themselves. What is changed is written
down first: herald admin audit shows it. Nothing here shows what a game keeps
secret, a token, or what people say to each other. The database is the one that
DATABASE_URL names, or the one in .herald; ACCESS_KEYS, REDIS_URL and the
settings for mail are those of the server.

${STATUS}

Example:
  herald admin unpark 0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60
`
