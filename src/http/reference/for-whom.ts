// Who may call an operation, in words, where there is nothing else to describe: what `x-who` and the like say to programs.
import type { Access, Who } from '../access.ts'

const WHO: Readonly<Record<Who, string>> = {
  anybody: 'For anybody',
  person: 'For who is signed in',
  player: 'For players',
  host: 'For the host',
  courier: 'For the mail server',
  monitor: 'For who watches this server',
}

export const forWhom = ({ who, scope, signedIn, confirmed }: Access): string =>
  `${[
    WHO[who],
    ...(signedIn ? ['not for programs'] : scope === null ? [] : [`scope \`${scope}\``]),
    ...(confirmed ? ['confirmed'] : []),
  ].join('; ')}.`
