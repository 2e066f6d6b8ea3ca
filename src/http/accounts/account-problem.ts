// Failures of the accounts room as problem details.
import type { Failure, FieldFault } from '../../accounts/failure.ts'
import { type Problem, problem } from '../problem.ts'

const STATUSES: Record<Exclude<Failure['kind'], 'bad-field' | 'bad-link'>, [number, string]> = {
  'wrong-credentials': [401, 'Address and password do not fit.'],
  'signed-out': [401, 'This session is over: sign in again.'],
  'token-just-used': [409, 'Another request has just used this token.'],
  'session-stolen': [401, 'This token was used before; the session has been ended.'],
  'no-such-account': [404, 'There is no such account.'],
  'no-such-token': [404, 'There is no such token.'],
  'too-many-tokens': [409, 'You have as many tokens as you may.'],
  'no-address': [409, 'A guest has no address to sign in with.'],
}

const LINKS = {
  unknown: 'This link is unknown.',
  used: 'This link has been used.',
  expired: 'This link is too old: ask for another.',
  'other-browser': 'This link was asked for in another browser.',
}

export function accountProblem(failure: Failure): Problem {
  if (failure.kind === 'bad-field')
    return problem(422, 'bad-field', 'This field does not fit.', {
      detail: sentence(failure.fault),
      pointer: failure.at,
    })
  if (failure.kind === 'bad-link') return problem(422, 'bad-link', LINKS[failure.fault], { code: failure.fault })
  const [status, title] = STATUSES[failure.kind]
  return problem(status, failure.kind, title)
}

function sentence(fault: FieldFault): string {
  switch (fault.is) {
    case 'length':
      return `It has ${fault.min} to ${fault.max} characters.`
    case 'range':
      return `It is a whole number from ${fault.min} to ${fault.max}.`
    case 'choice':
      return `It is one of ${fault.choices.join(', ')}.`
    case 'unknown':
      return 'There is no such field.'
    case 'characters':
      return 'It holds characters that do not belong there.'
    case 'address':
      return 'It is an e-mail address.'
    case 'time-zone':
      return 'It is a time zone such as Europe/Berlin.'
    case 'past':
      return 'It lies in the past.'
  }
}
