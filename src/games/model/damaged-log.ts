// What is kept of a log cannot be read at all: where it is put away as one, no page of it can.

export class DamagedLog extends Error {}
