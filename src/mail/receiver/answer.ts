// What a mail server is told where it is not "yes": its number says whether to come again (4) or not (5), the words are for
// people.

export const answer = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode })

export const NO_RELAY = () => answer(554, '5.7.1 This server takes mail for its own players alone')
export const NOBODY = () => answer(550, '5.1.1 There is no such mailbox')
export const TOO_MANY = () => answer(421, '4.7.0 Too much at a time; come again later')
export const TOO_LARGE = (most: number) => answer(552, `5.3.4 A mail has at most ${most} bytes`)
export const TROUBLE = () => answer(451, '4.3.0 Not now; come again later')
export const FORGED = () => answer(550, '5.7.1 The sender of this mail is not who they say they are')
export const NO_LETTER = (fault: string) => answer(550, `5.6.0 ${fault}`)
