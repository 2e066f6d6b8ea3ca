// What time it is.

export type Clock = () => Date
