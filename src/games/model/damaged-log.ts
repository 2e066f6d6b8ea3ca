// What is kept of a log cannot be read at all: a page of it, or, where it is put away as one, any. Its words name the game and the
// place, and nothing of what is kept there: they are logged, and orders may be in it. For the same reason it has no cause.

export class DamagedLog extends Error {}
