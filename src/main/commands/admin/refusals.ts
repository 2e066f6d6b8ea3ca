// Why something was not done, in a sentence for whoever runs the server.
import type { FieldFault } from '../../../accounts/model/failure.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  'no-such-account': 'There is no such account.',
  'address-taken': 'Another account has that address, or had it until lately and may have it back.',
  'no-address': 'A guest has no address; a guest gets one by signing in.',
  'no-such-game': 'There is no such table.',
  'game-over': 'The game is over.',
  'game-abandoned': 'The game has been given up.',
  'game-parked': 'The game stands still: the rules cannot read its log, or it has to be unparked first.',
  'game-not-parked': 'The game does not stand still.',
  'game-not-begun': 'The game has not begun.',
  'no-deadline': 'No time runs in this game now.',
  'rules-missing': 'This release does not have the rules that the game is played by.',
  none: 'There is no such letter that did not arrive.',
  stopped: 'Nothing is sent to them: letters came back, they complained, or they are suspended.',
  secret: 'A letter to sign in, or about an account, is not kept: they ask for another.',
}

interface Failure {
  readonly kind: string
  readonly fault?: unknown
}

export const sentenceOf = (failure: Failure): string =>
  failure.kind === 'bad-field'
    ? ofField(failure.fault as FieldFault)
    : (SENTENCES[failure.kind] ?? `It was refused: ${failure.kind}.`)

function ofField(fault: FieldFault): string {
  switch (fault.is) {
    case 'length':
      return `It has ${fault.min} to ${fault.max} characters.`
    case 'characters':
      return 'It holds characters that do not belong there.'
    case 'address':
      return 'That is no e-mail address.'
    case 'same':
      return 'That is their address already.'
    default:
      return 'It does not fit.'
  }
}
