// What the numbers of other servers mean (RFC 3463): 5.1 and 5.2 speak of the address and its mailbox, 5.0 of nothing in
// particular. The others speak of networks, of what is in a letter, or of who sends it: that is no fault of its receiver's.

export const isOfAddress = (status: string): boolean => /^5\.[012](\.|$)/.test(status)
