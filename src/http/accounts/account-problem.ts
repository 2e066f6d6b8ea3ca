// Failures of the accounts room as problem details.
import type { Failure, FieldFault } from '../../accounts/model/failure.ts'
import { type Problem, problem } from '../problem.ts'

const LINKS = {
  unknown: 'This link is unknown.',
  used: 'This link has been used.',
  expired: 'This link is too old: ask for another.',
  'other-browser': 'This link was asked for in another browser.',
  void: 'Too many codes were tried for this link: ask for another.',
  moved:
    'This address was an account’s until lately: sign in with its new one, or take the change back by the letter about it.',
}
const JOINS = {
  'no-guest': 'This is no guest, or none any more.',
  program: 'A program plays with one of them.',
}

export function accountProblem(failure: Failure): Problem {
  if (failure.kind === 'bad-field')
    return problem('bad-field', { detail: sentence(failure.fault), pointer: failure.at })
  if (failure.kind === 'bad-link') return problem('bad-link', { detail: LINKS[failure.fault], code: failure.fault })
  if (failure.kind === 'cannot-join')
    return problem('cannot-join', { detail: JOINS[failure.fault], code: failure.fault })
  return problem(failure.kind)
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
    case 'same':
      return 'It is your address already.'
    case 'code':
      return 'It has six digits.'
    case 'time-zone':
      return 'It is a time zone such as Europe/Berlin.'
    case 'late':
      return `It lies more than ${fault.days} days ahead.`
    case 'past':
      return 'It lies in the past.'
  }
}
