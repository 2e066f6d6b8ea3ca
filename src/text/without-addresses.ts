// A text of somebody else (another server's answer, an error) without the mail addresses in it: what is written down for an
// operator names nobody.

/** With an @ in it that does not begin the name of a package, it is an address. */
const WORD = /[^\s<>()[\]{}"',;:]+/g

export const withoutAddresses = (text: string): string =>
  text.replace(WORD, (word) => (/[^/]@/.test(word) ? '(address)' : word))
