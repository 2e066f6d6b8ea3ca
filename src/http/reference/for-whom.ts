// Who may call an operation, in a word or two, where there is nothing else to describe: what `x-who` and the like say to programs.
import type { Access, Who } from '../access.ts'

const WHO: Readonly<Record<Who, string>> = {
  anybody: 'Anybody',
  person: 'Signed in',
  player: 'Players',
  host: 'The host',
  courier: 'The mail server',
  monitor: 'Who watches this server',
}

export const forWhom = ({ who, signedIn, confirmed }: Access): string =>
  `${[WHO[who], ...(signedIn ? ['no programs'] : []), ...(confirmed ? ['confirmed'] : [])].join('; ')}.`
