// Who may call an operation, in words, for its description: what `x-who` and the like say to programs.
import type { Access, Who } from '../access.ts'

const WHO: Readonly<Record<Who, string>> = {
  anybody: 'For anybody, signed in or not',
  person: 'For whoever is signed in',
  player: 'For players at the table',
  host: 'For whoever opened the table',
  courier: 'For the server that brings mail',
  monitor: 'For whoever watches this server',
}

export const forWhom = ({ who, scope, signedIn, confirmed }: Access): string =>
  `${[
    WHO[who],
    ...(signedIn ? ['not for programs'] : scope === null ? [] : [`a token needs \`${scope}\``]),
    ...(confirmed ? ['only for a while after they showed that it is them'] : []),
  ].join('; ')}.`
