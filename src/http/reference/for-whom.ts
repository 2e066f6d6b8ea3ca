// Who may call an operation, in words, where there is nothing else to describe: what `x-who` and the like say to programs.
import type { Access, Who } from '../access.ts'

const WHO: Readonly<Record<Who, string>> = {
  anybody: 'Anybody',
  person: 'Who is signed in',
  player: 'Players',
  host: 'The host',
  courier: 'The mail server',
  monitor: 'Who watches this server',
}

export const forWhom = ({ who, scope, signedIn, confirmed }: Access): string =>
  `${[
    signedIn ? 'People, not programs' : WHO[who],
    ...(signedIn || scope === null ? [] : [`scope \`${scope}\``]),
    ...(confirmed ? ['confirmed'] : []),
  ].join('; ')}.`
