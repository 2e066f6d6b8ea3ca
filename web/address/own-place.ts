// Whether an address leads to a page of this server: a path. One that begins with two slashes names another server, however it came
// to stand in our own address line; browsers take a slash the other way round for one, and overlook tabs and ends of lines.

const OWN = /^\/(?![/\\])[^\t\n\r]*$/

export const isOwnPlace = (address: unknown): address is string => typeof address === 'string' && OWN.test(address)
